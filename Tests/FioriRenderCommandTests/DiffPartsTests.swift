import Foundation
import Testing

@testable import TestSupport

/// `diff` where it knows the parts of the pictures.
struct DiffPartsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// A picture of 20 × 10 pixels with dots, and a report of it at 2x with a text at a place.
  private func write(_ folder: String, dots: [(x: Int, y: Int)], captionAt x: Double) throws {
    try workspace.write(StoredPNG.dots(20, 10, at: dots), to: "\(folder)/a.png")
    try workspace.write(Self.report(captionAt: x), to: "\(folder)/a.layout.json")
  }

  private static func report(captionAt x: Double) -> String {
    #"""
    {"size": {"width": 10, "height": 5}, "root": {"kind": "kpiView",
      "frame": {"x": 0, "y": 0, "width": 10, "height": 5}, "children": [{"kind": "caption",
      "frame": {"x": \#(x), "y": 2, "width": 2, "height": 1}, "children": []}]}}
    """#
  }

  @Test func `what moved stands below the line`() async throws {
    try write("old", dots: [], captionAt: 2)
    try write("new", dots: [(4, 4), (9, 5), (19, 0)], captionAt: 3)
    let run = try await workspace.run("diff", "old/a.png", "new/a.png")
    run.expect(
      status: 1,
      output: """
        new/a.png: 3 of 200 pixels changed (1.5 %) in 3 regions, the largest 1 × 1 at 19,0
          kpiView.caption moved 1 pt right: 2 pixels
          1 changed pixel no part explains

        """)
    let folders = try await workspace.run("diff", "old", "new")
    folders.text.expect(contains: "\n  kpiView.caption moved 1 pt right: 2 pixels\n")
  }

  @Test func `--json has the parts`() async throws {
    try write("old", dots: [], captionAt: 2)
    try write("new", dots: [(4, 4), (19, 0)], captionAt: 3.5)
    let run = try await workspace.run("diff", "old/a.png", "new/a.png", "--json")
    run.text.expect(
      endsWith: #""parts":[{"path":"kpiView.caption","changes":["moved"],"#
        + #""words":"kpiView.caption moved 1.5 pt right","#
        + #""expected":{"x":2,"y":2,"width":2,"height":1},"#
        + #""actual":{"x":3.5,"y":2,"width":2,"height":1},"pixels":1}],"unexplained":1}"# + "\n")
  }

  @Test func `without a report on both sides the pixels are all there is`() async throws {
    try write("old", dots: [], captionAt: 2)
    try workspace.write(StoredPNG.dots(20, 10, at: [(4, 4)]), to: "b.png")
    let run = try await workspace.run("diff", "old/a.png", "b.png", "--json")
    run.text.expect(lacks: "parts", "unexplained")
  }

  private static let wrong = [
    ("{", "new/a.layout.json:1:2: "), ("[7]", "new/a.layout.json:1:2: [0]: expected an object"),
    (
      #"{"size": {"width": 10, "height": 50}, "root": {"kind": "kpiView", "#
        + #""frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "children": []}}"#,
      "new/a.layout.json: layout report is for 10 × 50 points, but the picture has 20 × 10 pixels; "
        + "recreate it with fiori-render layout\n"
    ),
  ]

  @Test(arguments: wrong)
  func `a wrong report is an error, and the pixels are compared`(
    report: String, message: String
  ) async throws {
    try write("old", dots: [], captionAt: 2)
    try write("new", dots: [(4, 4)], captionAt: 3)
    try workspace.write(report, to: "new/a.layout.json")
    let run = try await workspace.run("diff", "old/a.png", "new/a.png")
    run.expect(status: 65)
    run.errors.expect(startsWith: "error: \(message)")
    expect(run.errorLines.count, is: 1)
    run.text.expect(startsWith: "new/a.png: 1 of 200 pixels changed")
  }

  @Test func `the first five changes are told, and all with --verbose`() async throws {
    for (folder, step) in [("old", 1.0), ("new", 1.1)] {
      try workspace.write(
        StoredPNG.dots(20, 10, at: folder == "new" ? [(19, 9)] : []), to: "\(folder)/a.png")
      let parts = (1...7).map { index in
        #"{"kind": "tag", "frame": {"x": \#(Double(index) * step), "y": 0, "width": 1, "height": 1}, "#
          + #""children": []}"#
      }
      try workspace.write(
        #"{"size": {"width": 10, "height": 5}, "root": {"kind": "objectHeader", "#
          + #""frame": {"x": 0, "y": 0, "width": 10, "height": 5}, "children": ["#
          + parts.joined(separator: ", ") + "]}}", to: "\(folder)/a.layout.json")
    }
    let run = try await workspace.run("diff", "old/a.png", "new/a.png")
    run.text.expect(
      endsWith: """
          objectHeader.tag[4] moved 0.5 pt right: 0 pixels
          and 2 more: 0 pixels
          1 changed pixel no part explains

        """)
    let all = try await workspace.run("diff", "old/a.png", "new/a.png", "--verbose")
    all.text.expect(
      contains: "  objectHeader.tag[6] moved 0.7 pt right: 0 pixels\n", lacks: "more:")
  }
}
