import Foundation
import Testing

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

  @Test func `it opens with what differs, and the first of it`() async throws {
    let sight = try await look()
    #expect(sight.title == "old → new")
    #expect(sight.names == different)
    #expect(sight.filter == "Different5")
    #expect(sight.shown == "5 of 6 shown")
    #expect(sight.opened == "a/removed.png")
    #expect(sight.status == "Missing")
    #expect(sight.canvases == ["Expected: a/removed.png"])
    #expect(sight.usable == ["Side by side"])
  }

  @Test func `it shows the case of its address, with its words`() async throws {
    let sight = try await look(at: "case=b/changed.png")
    #expect(sight.opened == "b/changed.png")
    #expect(
      sight.words == [
        "1 of 200 pixels changed (0.5\u{A0}%) in 1 region, 1\u{A0}×\u{A0}1 at 3,4"
      ])
    #expect(sight.canvases == ["Expected: b/changed.png", "Actual: b/changed.png"])
    #expect(sight.usable == ["Side by side", "Slider", "Blink", "Difference"])
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
    #expect(sight.names == names ?? different)
    #expect(sight.filter == filter)
    #expect(sight.opened == sight.names.first)
  }

  @Test func `the slider shows a part of each picture`() async throws {
    let sight = try await look(at: "case=b/changed.png&mode=slider&at=0.25&zoom=4")
    #expect(sight.mode == "slider")
    #expect(sight.scale == "4")
    #expect(sight.clips == ["inset(0px 0px 0px 20px)", "inset(0px 60px 0px 0px)"])
  }

  @Test func `arrows move the slider`() async throws {
    let sight = try await look(
      at: "case=b/changed.png&mode=slider&at=0.25&zoom=4", pressing: ["ArrowRight", "ArrowRight"])
    #expect(sight.clips.first?.hasPrefix("inset(0px 0px 0px 23.") == true)
    #expect(sight.hash.contains("at=0.290"))
  }

  @Test(arguments: [
    (["2"], "slider", 2), (["3"], "blink", 1), (["4"], "difference", 1), (["4", "1"], "side", 2),
  ])
  func `digits choose the mode`(keys: [String], mode: String, count: Int) async throws {
    let sight = try await look(at: "case=b/changed.png", pressing: keys)
    #expect(sight.mode == mode)
    #expect(sight.canvases.count == count)
    #expect(sight.hash.contains("mode=\(mode)") == (mode != "side"))
  }

  @Test(arguments: [([" "], "Actual"), ([" ", " "], "Expected")])
  func `the space bar blinks`(keys: [String], side: String) async throws {
    let sight = try await look(at: "case=b/changed.png", pressing: keys)
    #expect(sight.mode == "blink")
    #expect(sight.canvases == ["\(side): b/changed.png"])
  }

  @Test func `keys go from case to case, and no further`() async throws {
    #expect(try await look(pressing: ["j", "ArrowDown"]).opened == "b/resized.png")
    #expect(try await look(pressing: ["j", "j", "k"]).opened == "b/changed.png")
    #expect(try await look(pressing: Array(repeating: "j", count: 9)).opened == "cut.png")
    #expect(try await look(pressing: ["k"]).opened == "a/removed.png")
  }

  @Test func `zoom goes in steps, to pixels of their own`() async throws {
    let near = try await look(at: "case=b/changed.png", pressing: ["+", "+", "+", "+", "+"])
    #expect(near.scale == "8")
    #expect(near.hash.contains("zoom=8"))
    #expect(try await look(at: "case=b/changed.png&zoom=4", pressing: ["-"]).scale == "2")
  }

  @Test func `a pixel has its values in both pictures`() async throws {
    let sight = try await look(at: "case=b/changed.png&pixel=3,4")
    #expect(
      sight.pixel == "3, 4Expected #C8C8C8FF 200 200 200 255Actual #FF0000FF 255 0 0 255")
    let outside = try await look(at: "case=b/resized.png&pixel=0,11")
    #expect(outside.pixel == "0, 11Expected noneActual #C8C8C8FF 200 200 200 255")
  }

  @Test func `regions are outlined in each picture`() async throws {
    #expect(try await look(at: "case=b/changed.png").regions == 2)
    #expect(try await look(at: "case=b/changed.png", pressing: ["r"]).regions == 0)
    #expect(try await look(at: "case=b/changed.png&regions=0", pressing: ["r"]).regions == 2)
  }

  @Test func `a picture that is no picture is told`() async throws {
    let sight = try await look(at: "case=cut.png")
    #expect(sight.status == "Unreadable")
    #expect(sight.words.first?.hasPrefix("new/cut.png: PNG is damaged") == true)
    #expect(sight.canvases.contains("Expected: cut.png"))
  }

  @Test func `a phone begins with the list, and the keys are told`() async throws {
    #expect(try await look(size: "500,800").opened == nil)
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
    #expect(sight.title == "old → new")
    #expect(sight.names.contains(name))
    #expect(sight.names.contains("<b>/x</script><img onerror=alert(1)>.png"))
    #expect(sight.images == sight.names.count - 1)
  }

  @Test func `many cases are all listed, and the last can be opened`() async throws {
    for place in 1_000..<2_200 {
      try workspace.write(StoredPNG.dots(1, 1), to: "new/z/\(place).png")
    }
    let sight = try await look(at: "case=z/2199.png", pressing: ["j", "k"])
    #expect(sight.names.count == 1_205)
    #expect(sight.names.last == "z/2199.png")
    #expect(sight.opened == "z/2198.png")
    #expect(sight.canvases == ["Actual: z/2198.png"])
  }

  @Test func `folders that are equal are told to be`() async throws {
    let run = try await workspace.run("diff", "old", "old", "--report", "equal.html")
    #expect(run.status == 0)
    let sight = try await Browser.look(at: "equal.html", in: workspace)
    #expect(sight.filter == "All5")
    #expect(sight.names.count == 5)
    #expect(sight.images == 0)
  }
}
