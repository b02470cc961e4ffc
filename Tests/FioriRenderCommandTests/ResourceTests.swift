import Foundation
import Testing

@testable import TestSupport

/// Where images may come from.
struct ResourceTests {
  private let workspace: Workspace
  private static let pixel = "data:image/png;base64,\(Sample.redPixel)"

  init() throws {
    workspace = try Workspace()
    let pixel = Data(base64Encoded: Sample.redPixel) ?? Data()
    try workspace.write(pixel, to: "icons/dot.png")
    try pixel.write(to: workspace.outside.appending(path: "dot.png"))
    try workspace.link("link.png", to: "../dot.png")
    try workspace.link("lost-link.png", to: "nowhere.png")
    try workspace.link("folder-link", to: "..")
    try workspace.link("inner-link.png", to: "icons/dot.png")
  }

  @Test(arguments: ImageCase.wrong)
  func `an image that is not to be had is an error`(image: ImageCase) async throws {
    try workspace.write(Sample.icon(#""\#(image.image)""#), to: "kpi.json")
    let earlier = try workspace.paths()
    let run = try await workspace.run("render", "kpi.json")
    run.expect(status: 65, errors: "kpi.json:1:49: error: view.items[0].icon: \(image.message)\n")
    try workspace.expect(paths: earlier)
  }

  @Test(
    arguments: [
      "icons/dot.png", "./icons/dot.png", "icons/../icons/dot.png", "inner-link.png", Self.pixel,
    ])
  func `an image inside the folder is drawn`(image: String) async throws {
    try workspace.write(Sample.icon(#""\#(image)""#), to: "kpi.json")
    let run = try await workspace.run("render", "kpi.json", "-o", "-", "--format", "svg")
    run.expect(status: 0, errors: "")
    run.text.expect(contains: "data:image/png;base64,")
  }

  @Test func `an image is looked for beside its description`() async throws {
    try workspace.write(Sample.icon(#""dot.png""#), to: "icons/kpi.json")
    try await workspace.run("validate", "icons/kpi.json").expect(status: 0)
    try workspace.write(Sample.icon(#""../icons/dot.png""#), to: "icons/kpi.json")
    try await workspace.run("validate", "icons/kpi.json").expect(status: 65)
  }

  @Test func `--resources opens another folder`() async throws {
    try workspace.write(Sample.icon(#""dot.png""#), to: "kpi.json")
    try await workspace.run("validate", "kpi.json").expect(status: 65)
    let run = try await workspace.run("validate", "kpi.json", "--resources", "icons")
    run.expect(status: 0, errors: "")
  }

  @Test(arguments: ["../dot.png", "../../dot.png", "../link.png"])
  func `nothing leads out of the folder that --resources opens`(image: String) async throws {
    try workspace.write(Sample.icon(#""\#(image)""#), to: "kpi.json")
    let run = try await workspace.run("validate", "kpi.json", "--resources", "icons")
    run.expect(status: 65)
    run.errors.expect(contains: "view.items[0].icon: image '\(image)' is outside the folder")
  }

  @Test func `a description from standard input has no folder`() async throws {
    let run = try await workspace.run("validate", "-", input: Sample.icon(#""icons/dot.png""#))
    run.expect(
      status: 65,
      errors: "<stdin>:1:49: error: view.items[0].icon: image 'icons/dot.png' "
        + "cannot be found without a folder; pass --resources DIR\n")
  }

  @Test func `--resources gives standard input a folder`() async throws {
    let run = try await workspace.run(
      "validate", "-", "--resources", ".", input: Sample.icon(#""icons/dot.png""#))
    run.expect(status: 0, errors: "")
  }

  @Test(arguments: [#""builtin:trend-up""#, #""\#(Self.pixel)""#])
  func `standard input needs no folder for what is in it`(image: String) async throws {
    let run = try await workspace.run("validate", "-", input: Sample.icon(image))
    run.expect(status: 0, errors: "")
  }

  @Test(arguments: ["trend-up", "trend-down", "trend-neutral"])
  func `icons of ours are drawn in the tint color`(name: String) async throws {
    let run = try await drawSVG(of: #""builtin:\#(name)""#)
    run.expect(status: 0)
    #expect(run.text.contains(/<path d="[^"]*" fill="none" stroke="#00FF00"/))
  }

  @Test func `a template takes the tint color`() async throws {
    let template = #"{"source": "\#(Self.pixel)", "renderingMode": "template"}"#
    let run = try await drawSVG(of: template)
    run.expect(status: 0)
    run.text.expect(contains: ##"<feFlood flood-color="#00FF00"/>"##, "filter=\"url(#tint-")
  }

  @Test(
    arguments: [
      #""\#(pixel)""#, #"{"source": "\#(pixel)"}"#,
      #"{"source": "\#(pixel)", "renderingMode": "original"}"#,
    ])
  func `an original keeps its colors`(image: String) async throws {
    let run = try await drawSVG(of: image)
    run.expect(status: 0)
    run.text.expect(contains: "<image ", lacks: "filter")
  }

  @Test func `the report gives a template's color and none for an original`() async throws {
    let template = #"{"source": "\#(Self.pixel)", "renderingMode": "template"}"#
    let tinted = try await workspace.run("layout", "-", input: Self.green(template))
    let original = try await workspace.run("layout", "-", input: Self.green(#""\#(Self.pixel)""#))
    expect(tinted.text.ranges(of: "#00FF00FF").count, is: 2)
    expect(original.text.ranges(of: "#00FF00FF").count, is: 1)
  }

  private func drawSVG(of image: String) async throws -> CommandRun {
    try await workspace.run("render", "-", "--format", "svg", input: Self.green(image))
  }

  /// An image beside a number, both green where they are tinted.
  private static func green(_ image: String) -> String {
    let items = #"[{"icon": \#(image)}, {"metric": "1"}]"#
    return Sample.description(
      of: ##"{"type": "kpiView", "tintColor": "#00FF00", "items": \##(items)}"##)
  }
}
