import FioriRender
import Testing

@testable import TestSupport

/// How many tags and label items are drawn.
struct ObjectHeaderItemsTests {
  private static let labels = ["Αα", "Ββ", "Γγ", "Δδ", "Εε", "Ζζ", "Ηη", "Θθ"]

  private func texts(_ kinds: Set<String>, of drawn: DrawnView) -> [String] {
    drawn.root.flattened.filter { kinds.contains($0.kind) }.compactMap(\.text)
  }

  private func header(labels count: Int, limit: Int? = nil) -> ObjectHeader {
    ObjectHeader(
      headlineText: "A",
      labelItems: Self.labels.prefix(count).map { LabelItem(text: Text($0)) },
      numberOfLabelItems: limit)
  }

  @Test(
    arguments: [
      (1, nil, 1), (6, nil, 6), (7, nil, 6), (8, nil, 6), (6, 0, 6), (6, 4, 4), (3, 4, 3),
      (8, 2, 2),
      (8, 100, 6),
    ] as [(Int, Int?, Int)])
  func `there are at most six label items, and as many as are wanted`(
    count: Int, limit: Int?, shown: Int
  ) throws {
    let drawn = try DrawnView(header(labels: count, limit: limit))
    expect(texts(["labelItem", "moreLabelItems"], of: drawn), is: Array(Self.labels.prefix(shown)))
    let warning =
      "warning: view.labelItems[6]: not drawn: a header shows at most 6 label items; remove it"
    expect(drawn.warnings, is: (count > 6 ? [warning] : []))
  }

  @Test(arguments: Environment.SizeClass.allCases)
  func `label items have two rows, and the others are counted`(
    sizeClass: Environment.SizeClass
  ) throws {
    let header = ObjectHeader(
      headlineText: "A",
      labelItems: (1...6).map { LabelItem(text: Text("A fact that is long \($0)")) })
    let drawn = try DrawnView(header) {
      $0.horizontalSizeClass = sizeClass
      $0.width = 375
    }
    let shown = texts(["labelItem"], of: drawn)
    expect(texts(["moreLabelItems"], of: drawn), is: ["+\(6 - shown.count) more"])
    let tops = drawn.root.flattened.filter { $0.kind == "labelItem" }.map(\.frame.minY)
    #expect(Set(tops).count <= 2 && shown.count >= 1)
  }

  @Test(
    arguments: [
      (nil, 8, []), (0, 8, []), (1, 2, ["+6 more"]), (2, 5, ["+3 more"]), (3, 8, []), (100, 8, []),
    ] as [(Int?, Int, [String])])
  func `tags have as many lines as are wanted`(
    limit: Int?, shown: Int, more: [String]
  ) throws {
    let tags = (1...8).map { FioriRender.Tag(title: Text("A longer tag \($0)")) }
    let header = ObjectHeader(headlineText: "A", tags: tags, numberOfTagLines: limit)
    let drawn = try DrawnView(header)
    expect(texts(["tag"], of: drawn), is: tags.prefix(shown).map(\.title.string))
    expect(texts(["moreTags"], of: drawn), is: more)
  }

  @Test(arguments: Environment.Generation.allCases)
  func `the count of tags has the look's color`(generation: Environment.Generation) throws {
    let tags = (1...9).map { FioriRender.Tag(title: Text("A longer tag \($0)")) }
    let header = ObjectHeader(headlineText: "A", tags: tags, numberOfTagLines: 1)
    let drawn = try DrawnView(header) { $0.generation = generation }
    try expect(
      drawn.color(of: "moreTags"), is: (generation == .classic ? "#4E4E52FF" : "#354A5FFF"))
  }

  @Test func `nodes of tags and label items bear their texts`() throws {
    let drawn = try DrawnView(SampleObjectHeader.view)
    expect(texts(["tag"], of: drawn), is: ["Started", "PM01", "103-Repair"])
    expect(texts(["labelItem"], of: drawn), is: ["Los Altos, CA", "12/31/2022", "Natasha Giotra"])
    for node in drawn.root.flattened where ["tag", "labelItem"].contains(node.kind) {
      #expect(node.lineCount == 1 && node.baseline != nil && node.isTruncated == false)
      expect(node.fontSize, is: (node.kind == "tag" ? 13 : 15))
    }
  }

  @Test func `a tag too long for its header is cut in its own row`() throws {
    let long = FioriRender.Tag(title: Text(String(repeating: "endless ", count: 20)))
    let drawn = try DrawnView(ObjectHeader(headlineText: "A", tags: ["One", long, "Two"]))
    let tags = drawn.root.flattened.filter { $0.kind == "tag" }
    expect(tags.map(\.isTruncated), is: [false, true, false])
    expect(Set(tags.map(\.frame.minY)).count, is: 3)
    #expect(tags.allSatisfy { $0.frame.maxX <= 359.01 })
  }

  @Test func `an icon alone is a label item`() throws {
    let header = ObjectHeader(
      headlineText: "A", labelItems: [LabelItem(image: .builtin(.person)), "B"])
    let drawn = try DrawnView(header)
    try expect(drawn.part("image").frame.size, is: Size(width: 16, height: 16))
    expect(drawn.root.flattened.count { $0.kind == "labelItem" }, is: 2)
  }
}
