package import FioriModel

/// A part whose content is still being loaded: blocks in the places of its texts and images.
package struct SkeletonElement: Sendable {
  package let content: Element
  package let color: RGBA

  package init(content: Element, color: RGBA) {
    self.content = content
    self.color = color
  }
}
