/// A part whose content is still being loaded: blocks in the places of its texts and images.
struct SkeletonElement: Hashable, Sendable {
  let content: Element
  let color: RGBA
}
