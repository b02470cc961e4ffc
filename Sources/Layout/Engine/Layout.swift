package import FioriBasics
import FioriModel

/// The layout of a view. The same view, space, fonts, settings and images have the same layout.
package struct Layout: Sendable {
  package let frame: Frame
  /// The findings of the layout, such as characters that no font has.
  package let findings: [Finding]
  /// The paging, or `nil` for a view without pages.
  package let paging: Paging?

  /// Lays out a view in a space.
  package init(
    of element: Element, in room: Constraints, shaper: any TextShaper, settings: TextSettings,
    images: LoadedImages, limits: RenderLimits
  ) throws {
    var engine = LayoutEngine(shaper: shaper, settings: settings, images: images, limits: limits)
    frame = try engine.layout(element, in: room)
    findings =
      engine.findings + frame.drawingFindings
      + frame.allLosses.map { .warning($0.origin, $0.message) }
    paging = engine.paging
  }
}
