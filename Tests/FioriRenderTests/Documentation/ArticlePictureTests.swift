import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// The pictures of the articles are what their code draws, and are there for light and for dark pages.
struct ArticlePictureTests {
  private static let renderer = Result { () throws(FontError) in try Renderer() }

  @Test(arguments: try ArticlePicture.all.get(), Appearance.allCases)
  func `a picture is current`(picture: ArticlePicture, appearance: Appearance) throws {
    let renderer = try Self.renderer.get()
    let drawing = try picture.drawing(appearance, by: renderer)
    // A note is about one appearance; the sheet may have colors for the other.
    expect(drawing.warnings.filter { $0.severity != .note }.map(\.description), is: [])
    let sheets = picture.figure.styleSheets
    let mistakes = sheets.flatMap(\.diagnostics) + renderer.diagnostics(of: sheets)
    expect(mistakes.filter { $0.severity != .note }.map(\.description), is: [])
    let svg = try renderer.data(of: drawing, as: .svg)
    #expect(svg.count < 100_000)
    let file = picture.file(appearance)
    if Recording.isWanted { return try Recording.record(svg, to: file) }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    let drawn = String(decoding: svg, as: UTF8.self)
    if recorded != drawn { Issue.record("\(LineDifference(recorded, drawn))") }
  }

  @Test(arguments: try ArticlePicture.all.get())
  func `an article shows it, in words as well`(picture: ArticlePicture) throws {
    let words = try picture.drawing(.light, by: Self.renderer.get()).accessibilityText.text
    let articles = try Articles.files(in: ArticlePicture.folder, ending: ".md").map(Articles.text)
    let alternatives = articles.joined(separator: "\n").matches(of: /!\[([^\]]*)\]\((\S+)\.svg\)/)
      .filter { $0.2 == picture.name }.map { String($0.1) }
    #expect(!alternatives.isEmpty)
    #expect(alternatives.allSatisfy { $0 == words }, "its words are: \(words)")
  }

  @Test func `no picture is left over`() throws {
    let pictures = try ArticlePicture.all.get()
    let wanted = pictures.flatMap { [$0.file(.light), $0.file(.dark)] }.map(\.lastPathComponent)
    let found = Articles.files(in: ArticlePicture.folder, ending: ".svg").map {
      String($0.dropFirst(ArticlePicture.folder.count + 1))
    }
    expect(Set(found), is: Set(wanted))
  }
}
