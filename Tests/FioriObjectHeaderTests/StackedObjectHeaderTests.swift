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
}
