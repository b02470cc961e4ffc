import FioriRender
import Testing

@testable import TestSupport

/// Headers whose reader wants large texts (Docs/sources/headers.md#large-texts).
struct StackedObjectHeaderTests {
  private static let large = ContentSizeCategory.allCases.filter {
    ![.extraSmall, .small, .medium, .large].contains($0)
  }

  private func drawn(
    _ header: ObjectHeader, _ category: ContentSizeCategory,
    _ direction: Environment.LayoutDirection = .leftToRight
  ) throws -> DrawnView {
    try DrawnView(header) {
      $0.contentSizeCategory = category
      $0.layoutDirection = direction
    }
  }

  @Test(arguments: large)
  func `image and status are a row, and all texts stand below it`(
    category: ContentSizeCategory
  ) throws {
    let drawn = try drawn(SampleObjectHeader.view, category)
    let (image, status) = (try drawn.part("detailImage").frame, try drawn.part("status").frame)
    let icon = try drawn.part("substatusImage").frame
    let bottom = max(image.maxY, status.maxY, icon.maxY)
    expect(image.minX, is: 16)
    #expect(abs(max(status.maxX, icon.maxX) - 359) < 0.01)
    #expect(abs((try drawn.part("headline").frame.minY) - bottom - 8) < 0.01)
    for kind in ["headline", "subheadline", "description"] {
      #expect(abs((try drawn.part(kind).frame.minX) - 16) < 0.01, "\(kind)")
      try expect(drawn.part(kind).isTruncated, is: false, "\(kind)")
    }
    let tag = try #require(drawn.root.flattened.first { $0.kind == "tag" }).frame
    #expect(abs(tag.minY - (try drawn.part("subheadline").frame.maxY) - 16) < 0.01)
  }

  @Test(arguments: large)
  func `nothing leaves the margins or lies on another part, in either direction`(
    category: ContentSizeCategory
  ) throws {
    let left = try drawn(SampleObjectHeader.view, category)
    let right = try drawn(SampleObjectHeader.view, category, .rightToLeft)
    let nodes = left.root.children
    for (index, node) in nodes.enumerated() {
      #expect(node.frame.minX >= 15.99 && node.frame.maxX <= 359.01, "\(node.kind)")
      for other in nodes.dropFirst(index + 1) {
        let isApart =
          node.frame.maxX <= other.frame.minX || other.frame.maxX <= node.frame.minX
          || node.frame.maxY <= other.frame.minY || other.frame.maxY <= node.frame.minY
        #expect(isApart, "\(node.kind) on \(other.kind)")
      }
    }
    for (one, other) in zip(nodes, right.root.children) {
      expect(one.kind, is: other.kind)
      #expect(abs(one.frame.minX - (375 - other.frame.maxX)) < 0.01, "\(one.kind)")
      #expect(abs(one.frame.minY - other.frame.minY) < 0.01, "\(one.kind)")
    }
  }

  @Test func `without image and status the texts begin at the top`() throws {
    let header = ObjectHeader(headlineText: "A", subheadlineText: "B")
    let drawn = try drawn(header, .extraExtraLarge)
    try expect(drawn.part("headline").frame.minY, is: 16)
  }

  @Test func `label items have as many rows as they need`() throws {
    let header = ObjectHeader(
      headlineText: "A",
      labelItems: (1...6).map { LabelItem(text: Text("A fact that is long \($0)")) })
    let kinds = try drawn(header, .accessibilityLarge).root.flattened.map(\.kind)
    expect(kinds.count { $0 == "labelItem" }, is: 6)
    #expect(!kinds.contains("moreLabelItems"))
  }

  @Test func `icons grow with their texts`() throws {
    let usual = try drawn(SampleObjectHeader.view, .large).part("substatusImage").frame.size
    let large = try drawn(SampleObjectHeader.view, .accessibilityLarge).part("substatusImage").frame
      .size
    expect(usual, is: Size(width: 16, height: 16))
    #expect(large.width == large.height && large.width >= 30)
  }

  @Test func `in regular texts stay beside the image`() throws {
    let drawn = try DrawnView(SampleObjectHeader.view) {
      $0.contentSizeCategory = .extraExtraLarge
      $0.horizontalSizeClass = .regular
      $0.width = 1024
    }
    try expect(drawn.part("headline").frame.minX, is: 92)
  }
}
