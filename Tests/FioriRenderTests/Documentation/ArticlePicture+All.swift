import FioriRender

@testable import TestSupport

extension ArticlePicture {
  /// All of them, in the order of the articles.
  static let all = Result {
    let sales = try LandingPageCode.drawing().view
    return [
      ArticlePicture("sales", sales, width: 343),
      ArticlePicture("orders", GettingStartedCode.orders()),
      ArticlePicture("frames", sales, width: 343).withFrames,
      ArticlePicture("header", ViewCode.header(), width: 375),
      ArticlePicture("chart", ViewCode.chart(), width: 343, height: 220),
      ArticlePicture("board", ViewCode.board(), width: 768),
      ArticlePicture("pump", ViewCode.object(), width: 375).reading("Examples/object-header"),
      ArticlePicture("area", ViewCode.text()),
      ArticlePicture("plain", ThemingCode.plain()),
      ArticlePicture("brand", ThemingCode.branded()),
      ArticlePicture("quiet", ThemingCode.quiet()),
      ArticlePicture("stacked-column", AddingAChartCode.stackedColumn, width: 300, height: 160),
      ArticlePicture("harvey-ball", AddingAChartCode.harveyBall, width: 300, height: 60),
    ]
  }
}
