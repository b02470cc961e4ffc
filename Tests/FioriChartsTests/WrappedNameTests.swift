import Testing

@testable import FioriDrawing
@testable import FioriRender
@testable import TestSupport

/// Names below columns that are wider than their places.
struct WrappedNameTests {
  private func lines(_ names: [String], width: Int) throws -> [String] {
    let categories = names.map { "\"\($0)\"" }.joined(separator: ",")
    let json = """
      {"environment":{"width":\(width),"height":200,"locale":"ja-JP"},"view":{"type":"chartView",
      "chartType":"column","categories":[\(categories)],"series":[{"values":[5,7,7,4,6,3,4]}]}}
      """
    let document = Document(json: Array(json.utf8))
    let renderer = try Renderer(fonts: TestFonts.options)
    return try renderer.drawing(of: try #require(document.figures.first)).displayList.commands
      .compactMap { if case .glyphs(let run, _) = $0 { run.text } else { nil } }
  }

  @Test func `a word stays whole beside shorter names`() throws {
    let names = ["期首残高", "販売", "サービス", "減価", "合計", "税金", "期末残高"]
    let lines = try lines(names, width: 300)
    #expect(lines.contains("サービス"))
    #expect(lines.contains("期首"))
  }

  @Test(arguments: [300, 320])
  func `a word beside others as long is whole where it is clear of them`(width: Int) throws {
    let names = ["期首残高", "サービス", "サービス", "サービス", "合計", "税金", "期末残高"]
    let lines = try lines(names, width: width)
    expect(lines.filter { $0 == "サービス" }.count, is: 2)
  }
}
