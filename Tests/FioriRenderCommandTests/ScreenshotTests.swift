import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// `diff` of a description and a screenshot.
struct ScreenshotTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.card("294", padding: "0"), to: "card.json")
    try workspace.write(Self.card("294", padding: "[40, 16, 30, 24]"), to: "screen.json")
    try workspace.write(Self.card("295", padding: "[40, 16, 30, 24]"), to: "other.json")
    try workspace.write(Sample.figures("north", "south"), to: "two.json")
  }

  private static func card(_ number: String, padding: String) -> String {
    #"""
    {"environment": {"generation": "horizon", "padding": \#(padding), "background": "#FFFFFF"},
     "view": {"type": "kpiView", "items": [{"metric": "\#(number)"}], "caption": "Sales"}}
    """#
  }

  private func draw(_ name: String, scale: String = "2") async throws {
    try await workspace.run("render", "\(name).json", "--scale", scale).expect(status: 0)
  }

  @Test(arguments: ["1", "2", "3"])
  func `a description is drawn at the scale of the screenshot`(scale: String) async throws {
    try await draw("card", scale: scale)
    try await workspace.run("diff", "card.json", "card.png").expect(
      status: 0, output: "card.png: equal\n", errors: "")
  }

  @Test func `a part of a screen is found, or its absence is reported`() async throws {
    try await draw("screen")
    for flags in [["--find"], ["--at", "48,80"]] {
      try await workspace.run(["diff", "card.json", "screen.png"] + flags).expect(
        status: 0, output: "card.json: at 48,80 in screen.png\nscreen.png: equal\n", errors: "")
    }
    try await workspace.run("diff", "card.json", "screen.png", "--at", "47,80").expect(status: 1)
    let json = try await workspace.run("diff", "card.json", "screen.png", "--find", "--json")
    json.text.expect(contains: #""at":{"x":48,"y":80},"status":"equal""#)
  }

  @Test func `a screenshot of three pixels per point is also found`() async throws {
    try await draw("screen", scale: "3")
    try await workspace.run(
      "diff", "card.json", "screen.png", "--find", "--screenshot-scale", "3"
    ).expect(status: 0, output: "card.json: at 72,120 in screen.png\nscreen.png: equal\n")
  }

  @Test func `--ignore-text leaves the texts out`() async throws {
    try await draw("other")
    let strict = try await workspace.run("diff", "card.json", "other.png", "--find")
    strict.expect(status: 1)
    strict.text.expect(startsWith: "card.json: at 48,80 in other.png\nother.png: ")
    let run = try await workspace.run("diff", "card.json", "other.png", "--find", "--ignore-text")
    run.expect(status: 0)
    run.text.expect(contains: "other.png: equal but for ", " ignored pixels\n")
  }

  @Test func `the texts that are left out are listed where they are`() async throws {
    try await draw("screen")
    let run = try await workspace.run(
      "diff", "card.json", "screen.png", "--find", "--ignore-text", "--json")
    let texts = try #require(run.text.firstMatch(of: /"texts":(\[.*\])/)?.1)
    let listed = try JSONDecoder().decode([ListedText].self, from: Data(texts.utf8))
    expect(listed.map(\.text), is: ["294", "Sales"])
    let layout = try await workspace.run("layout", "screen.json")
    let report = try JSONDecoder().decode(Layout.self, from: Data(layout.output))
    // The pixels that the frames touch, at 2x.
    expect(listed.map(\.frame), is: report.root.texts.map(\.frame.pixels))
  }

  private struct ListedText: Decodable {
    let text: String
    let frame: Frame
  }

  private struct Layout: Decodable {
    let root: Part
  }

  private struct Frame: Decodable, Equatable {
    let x, y, width, height: Double

    var pixels: Frame {
      let (left, top) = ((2 * x).rounded(.down), (2 * y).rounded(.down))
      return Frame(
        x: left, y: top, width: (2 * (x + width)).rounded(.up) - left,
        height: (2 * (y + height)).rounded(.up) - top)
    }
  }

  private struct Part: Decodable {
    let text: String?
    let frame: Frame
    let children: [Part]?

    var texts: [Part] { (text == nil ? [] : [self]) + (children ?? []).flatMap(\.texts) }
  }

  @Test(arguments: [
    ("card.json screen.png --at 500,0", "--at 500,0: the figure of "),
    ("card.json screen.png --at 1", "the value '1' is invalid for '--at <at>': enter X,Y"),
    ("card.json screen.png --at 1,1 --find", "--at and --find cannot be used together"),
    ("screen.png screen.png --find", "--find is for a description and a picture"),
    ("screen.png card.json", "name the description first, then the picture"),
    ("card.json screen.png --screenshot-scale 9", "--screenshot-scale is 9; use a number from 1"),
  ])
  func `a wrong command line is reported`(line: String, message: String) async throws {
    try await draw("screen")
    let run = try await workspace.run(["diff"] + line.split(separator: " ").map(String.init))
    run.expect(status: 64, output: "")
    run.errors.expect(startsWith: "error: \(message)")
  }

  @Test func `a description of several figures has no screenshot`() async throws {
    try await draw("screen")
    try await workspace.run("diff", "two.json", "screen.png").expect(
      status: 65, output: "",
      errors: "error: two.json: describes 2 pictures; use a description of one\n")
  }

  @Test func `missing entries are not found`() async throws {
    try workspace.write(
      StoredPNG.file(
        width: 240, height: 200, .gray,
        rows: Array(repeating: Array(repeating: 20, count: 240), count: 200)), to: "dark.png")
    let run = try await workspace.run("diff", "card.json", "dark.png", "--find")
    run.expect(status: 65, output: "")
    run.errors.expect(startsWith: "error: dark.png: nothing in it resembles card.json, which has ")
  }

  /// A screenshot of one color, as large as a figure.
  private func flat(_ color: [UInt8], profile: [UInt8], like name: String) throws -> Data {
    let size = try Bitmap(decoding: workspace.bytes(of: name))
    let row = Array(repeating: color, count: size.width).flatMap(\.self)
    return StoredPNG.file(
      width: size.width, height: size.height, .rgb, profile: profile,
      rows: Array(repeating: row, count: size.height))
  }

  @Test func `a screenshot in Display P3 is converted`() async throws {
    let red = #"""
      {"environment": {"padding": 8, "background": "#FF0000"},
       "view": {"type": "kpiView", "items": [{"metric": "1"}]}}
      """#
    try workspace.write(red, to: "red.json")
    try await draw("red", scale: "1")
    let color: [UInt8] = [234, 51, 35]
    let options = ["--ignore-text", "--threshold", "0.02"]
    try workspace.write(
      flat(color, profile: ColorProfileFile.displayP3, like: "red.png"), to: "p3.png")
    let run = try await workspace.run(["diff", "red.json", "p3.png"] + options)
    run.expect(status: 0, errors: "")
    try workspace.write(flat(color, profile: [], like: "red.png"), to: "plain.png")
    try await workspace.run(["diff", "red.json", "plain.png"] + options).expect(status: 1)
    // Pictures are compared as they are stored.
    try await workspace.run(["diff", "plain.png", "p3.png"]).expect(
      status: 0, output: "p3.png: equal\n", errors: "")
  }

  @Test func `a broken color profile is a warning`() async throws {
    try await draw("card", scale: "1")
    try workspace.write(
      flat([255, 255, 255], profile: [1, 2, 3], like: "card.png"), to: "broken.png")
    let warning =
      "broken.png: color profile cannot be used, so its colors are compared as they are; "
      + "save the picture in sRGB\n"
    let run = try await workspace.run("diff", "card.json", "broken.png", "--max-changed", "100%")
    run.expect(status: 0, errors: "warning: \(warning)")
    try await workspace.run(
      "diff", "card.json", "broken.png", "--max-changed", "100%", "--strict"
    ).expect(status: 65, errors: "error: \(warning)")
  }
}
