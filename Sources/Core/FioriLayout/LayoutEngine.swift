package import FioriBasics
package import FioriElements
package import FioriFrames
package import FioriModel

/// Turns elements into frames, and collects findings: the work behind ``Layout``.
package struct LayoutEngine {
  let shaper: any TextShaper
  private(set) var settings: TextSettings
  let images: LoadedImages
  let limits: RenderLimits
  package var findings: [Finding] = []

  /// Whether the content is still loading.
  private(set) var isSkeleton = false
  /// The paging of the layout, if it has pages.
  package var paging: Paging?

  package init(
    shaper: any TextShaper, settings: TextSettings, images: LoadedImages,
    limits: RenderLimits = RenderLimits()
  ) {
    self.limits = limits
    self.shaper = shaper
    self.settings = settings
    self.images = images
  }

  /// Returns the frame of an element in the given room.
  package mutating func layout(_ element: Element, in room: Constraints) throws -> Frame {
    switch element {
    case .text(let text): try layout(text, in: room)
    case .image(let image): layout(image, in: room)
    case .label(let label): try layout(label, in: room)
    case .row(let row): try layout(row, in: room)
    case .column(let column): try layout(column, in: room)
    case .box(let box): try layout(box, in: room)
    case .skeleton(let skeleton): try layout(skeleton, in: room)
    case .block(let block): Frame(block)
    case .arrangement(let arrangement): try arrangement.frame(in: room, &self)
    }
  }

  private mutating func layout(
    _ skeleton: SkeletonElement, in room: Constraints
  ) throws -> Frame {
    let outer = isSkeleton
    isSkeleton = true
    defer { isSkeleton = outer }
    return try layout(skeleton.content, in: room).skeleton(in: skeleton.color)
  }
}

extension LayoutEngine: PartLayout {
  package var direction: Environment.LayoutDirection {
    get { settings.direction }
    set { settings.direction = newValue }
  }

  package mutating func frame(of part: Element, in room: Constraints) throws -> Frame {
    try layout(part, in: room)
  }
}
