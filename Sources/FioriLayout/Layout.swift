package import FioriBasics
package import FioriElements
package import FioriFrames
import FioriModel

/// A view, laid out. The same view, room, fonts, settings and images give the same layout.
package struct Layout: Sendable {
  package let frame: Frame
  /// What was noticed on the way, such as characters that no font has.
  package let findings: [Finding]
  /// `nil` of a view without pages.
  package let paging: Paging?

  /// Lays a view out in the given room.
  package init(
    of element: Element, in room: Constraints, shaper: any TextShaper, settings: TextSettings,
    images: LoadedImages, limits: RenderLimits
  ) throws {
    var engine = LayoutEngine(shaper: shaper, settings: settings, images: images, limits: limits)
    frame = try engine.layout(element, in: room)
    findings = engine.findings
    paging = engine.paging
  }
}

/// How parts were spread over pages.
package struct Paging: Hashable, Sendable {
  /// The parts of each page, by their places.
  package let pages: [Range<Int>]
  /// The page that is shown, from 1.
  package let current: Int

  /// The parts that are shown.
  package var shown: Range<Int> { pages.indices.contains(current - 1) ? pages[current - 1] : 0..<0 }
}
