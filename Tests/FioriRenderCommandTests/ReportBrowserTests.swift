import Foundation
import Testing

@testable import TestSupport

/// The page of `diff --report`, in a browser.
@Suite(.enabled(if: Browser.isWanted, "\(Browser.reason)"))
struct ReportBrowserTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write(StoredPNG.dots(20, 10), StoredPNG.dots(20, 10, at: [(3, 4)]), to: "b/changed.png")
    try write(StoredPNG.dots(20, 10), StoredPNG.dots(20, 12), to: "b/resized.png")
    try write(StoredPNG.dots(5, 5), nil, to: "a/removed.png")
    try write(nil, StoredPNG.dots(6, 6), to: "c/added.png")
    try write(StoredPNG.dots(4, 4), Data(StoredPNG.dots(4, 4).dropLast(30)), to: "cut.png")
    try write(StoredPNG.dots(7, 7), StoredPNG.dots(7, 7), to: "same.png")
  }

  private func write(_ old: Data?, _ new: Data?, to path: String) throws {
    if let old { try workspace.write(old, to: "old/\(path)") }
    if let new { try workspace.write(new, to: "new/\(path)") }
  }

  private func look(
    at hash: String = "", pressing keys: [String] = [], size: String = "1200,800"
  ) async throws -> Browser.Sight {
    _ = try await workspace.run("diff", "old", "new", "--report", "report.html")
    return try await Browser.look(
      at: "report.html", hash, pressing: keys, size: size, in: workspace)
  }

  private let different = [
    "a/removed.png", "b/changed.png", "b/resized.png", "c/added.png", "cut.png",
  ]

  @Test func `it opens with the differences, and the first of them`() async throws {
    let sight = try await look()
    sight.expect(\.title, is: "old → new")
    sight.expect(\.names, is: different)
    sight.expect(\.filter, is: "Different5")
    sight.expect(\.shown, is: "5 of 6 shown")
    sight.expect(\.opened, is: "a/removed.png")
    sight.expect(\.status, is: "Removed")
    sight.expect(\.canvases, is: ["Expected: a/removed.png"])
    sight.expect(\.usable, is: ["Side by side"])
  }

  @Test func `Escape clears the search, and then leaves it`() async throws {
    let sight = try await look(at: "search=RESIZED", pressing: ["/", "Escape"])
    sight.expect(\.names, is: different)
    // The field still has the focus, so a shortcut does nothing; after another Escape it does.
    let typing = try await look(at: "search=RESIZED", pressing: ["/", "Escape", "j"])
    typing.expect(\.opened, is: sight.opened)
    let left = try await look(at: "search=RESIZED", pressing: ["/", "Escape", "Escape", "j"])
    #expect(left.opened != sight.opened)
  }

  @Test func `it shows the case of its address, with its words`() async throws {
    let sight = try await look(at: "case=b/changed.png")
    sight.expect(\.opened, is: "b/changed.png")
    sight.expect(
      \.words,
      is: [
        "1 of 200 pixels changed (0.5\u{A0}%) in 1 region, 1\u{A0}×\u{A0}1 at 3,4"
      ])
    sight.expect(\.canvases, is: ["Expected: b/changed.png", "Actual: b/changed.png"])
    sight.expect(\.usable, is: ["Side by side", "Slider", "Blink", "Difference"])
  }

  @Test(arguments: [
    ("filter=changed", ["b/changed.png"], "Changed1"), ("filter=equal", ["same.png"], "Equal1"),
    (
      "filter=all",
      [
        "a/removed.png", "b/changed.png", "b/resized.png", "c/added.png", "cut.png", "same.png",
      ], "All6"
    ),
    ("search=RESIZED", ["b/resized.png"], "Different5"),
    ("search=pixels+changed", ["b/changed.png"], "Different5"),
    ("filter=changed&search=nothing", [], "Changed1"),
    ("filter=wrong&mode=wrong&zoom=wrong&at=wrong&pixel=wrong", nil, "Different5"),
  ])
  func `it filters`(hash: String, names: [String]?, filter: String) async throws {
    let sight = try await look(at: hash)
    sight.expect(\.names, is: names ?? different)
    sight.expect(\.filter, is: filter)
    sight.expect(\.opened, is: sight.names.first)
  }

  @Test func `the slider shows a part of each picture`() async throws {
    let sight = try await look(at: "case=b/changed.png&mode=slider&at=0.25&zoom=4")
    sight.expect(\.mode, is: "slider")
    sight.expect(\.scale, is: "4")
    sight.expect(\.clips, is: ["inset(0px 0px 0px 20px)", "inset(0px 60px 0px 0px)"])
  }

  @Test func `arrows move the slider`() async throws {
    let sight = try await look(
      at: "case=b/changed.png&mode=slider&at=0.25&zoom=4", pressing: ["ArrowRight", "ArrowRight"])
    expect(sight.clips.first?.hasPrefix("inset(0px 0px 0px 23."), is: true)
    #expect(sight.hash.contains("at=0.290"))
  }

  @Test(arguments: [
    (["2"], "slider", 2), (["3"], "blink", 1), (["4"], "difference", 1), (["4", "1"], "side", 2),
  ])
  func `digits choose the mode`(keys: [String], mode: String, count: Int) async throws {
    let sight = try await look(at: "case=b/changed.png", pressing: keys)
    sight.expect(\.mode, is: mode)
    sight.expect(\.canvases.count, is: count)
    expect(sight.hash.contains("mode=\(mode)"), is: (mode != "side"))
  }

  @Test(arguments: [([" "], "Actual"), ([" ", " "], "Expected")])
  func `the space bar blinks`(keys: [String], side: String) async throws {
    let sight = try await look(at: "case=b/changed.png", pressing: keys)
    sight.expect(\.mode, is: "blink")
    sight.expect(\.canvases, is: ["\(side): b/changed.png"])
  }

  @Test func `keys go from case to case, and no further`() async throws {
    try await look(pressing: ["j", "ArrowDown"]).expect(\.opened, is: "b/resized.png")
    try await look(pressing: ["j", "j", "k"]).expect(\.opened, is: "b/changed.png")
    try await look(pressing: Array(repeating: "j", count: 9)).expect(\.opened, is: "cut.png")
    try await look(pressing: ["k"]).expect(\.opened, is: "a/removed.png")
  }

  @Test func `zoom goes in steps, to pixels of their own`() async throws {
    let near = try await look(at: "case=b/changed.png", pressing: ["+", "+", "+", "+", "+"])
    expect(near.scale, is: "8")
    #expect(near.hash.contains("zoom=8"))
    try await look(at: "case=b/changed.png&zoom=4", pressing: ["-"]).expect(\.scale, is: "2")
  }

  @Test func `a pixel has its values in both pictures`() async throws {
    let sight = try await look(at: "case=b/changed.png&pixel=3,4")
    sight.expect(\.pixel, is: "3, 4Expected #C8C8C8FF 200 200 200 255Actual #FF0000FF 255 0 0 255")
    let outside = try await look(at: "case=b/resized.png&pixel=0,11")
    expect(outside.pixel, is: "0, 11Expected noneActual #C8C8C8FF 200 200 200 255")
  }

  @Test func `regions are outlined in each picture`() async throws {
    try await look(at: "case=b/changed.png").expect(\.regions, is: 2)
    try await look(at: "case=b/changed.png", pressing: ["r"]).expect(\.regions, is: 0)
    try await look(at: "case=b/changed.png&regions=0", pressing: ["r"]).expect(\.regions, is: 2)
  }

  @Test func `a file that is not a picture is reported`() async throws {
    let sight = try await look(at: "case=cut.png")
    sight.expect(\.status, is: "Unreadable")
    expect(sight.words.first?.hasPrefix("new/cut.png: PNG cannot be decoded"), is: true)
    #expect(sight.canvases.contains("Expected: cut.png"))
  }

  @Test func `a phone starts with the list, and the keys are listed`() async throws {
    try await look(size: "500,800").expect(\.opened, is: nil)
    #expect(try await look(pressing: ["?"]).hasKeys)
  }

  @Test func `names are texts, whatever they look like`() async throws {
    // A `/` would be a folder's.
    let name =
      #"</script><img src=x onerror="document.title='owned'">"#
      .replacing("/", with: "\u{2215}") + "<script>document.title='owned'<!--&amp;'\".png"
    try write(nil, StoredPNG.dots(3, 3), to: name)
    try workspace.write(Data("no picture".utf8), to: "old/<b>/x</script><img onerror=alert(1)>.png")
    try workspace.write(StoredPNG.dots(3, 3), to: "new/<b>/x</script><img onerror=alert(1)>.png")
    let sight = try await look(at: "filter=all")
    sight.expect(\.title, is: "old → new")
    #expect(sight.names.contains(name))
    #expect(sight.names.contains("<b>/x</script><img onerror=alert(1)>.png"))
    sight.expect(\.images, is: sight.names.count - 1)
  }

  @Test func `many cases are all listed, and the last can be opened`() async throws {
    for place in 1_000..<2_200 {
      try workspace.write(StoredPNG.dots(1, 1), to: "new/z/\(place).png")
    }
    let sight = try await look(at: "case=z/2199.png", pressing: ["j", "k"])
    sight.expect(\.names.count, is: 1_205)
    sight.expect(\.names.last, is: "z/2199.png")
    sight.expect(\.opened, is: "z/2198.png")
    sight.expect(\.canvases, is: ["Actual: z/2198.png"])
  }

  @Test func `equal folders are reported as equal`() async throws {
    let run = try await workspace.run("diff", "old", "old", "--report", "equal.html")
    run.expect(status: 0)
    let sight = try await Browser.look(at: "equal.html", in: workspace)
    sight.expect(\.filter, is: "All5")
    sight.expect(\.names.count, is: 5)
    sight.expect(\.images, is: 0)
  }
}
