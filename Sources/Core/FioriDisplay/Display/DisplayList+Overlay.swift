import FioriBasics
package import FioriFrames
import FioriModel

extension DisplayList {
  /// Draws the frames and baselines of a layout report over the picture.
  package mutating func appendOverlay(of node: LayoutReport.Node) {
    let hairline = 1 / size.grid.scale
    let outline = Path(node.frame.insetBy(hairline / 2))
    append(.stroke(outline, StrokeStyle(width: hairline), Self.frameColor))
    if let baseline = node.baseline {
      let y = size.grid.snapped(baseline) + hairline / 2
      let line = Path(from: Point(x: node.frame.minX, y: y), to: Point(x: node.frame.maxX, y: y))
      append(.stroke(line, StrokeStyle(width: hairline), Self.baselineColor))
    }
    for child in node.children { appendOverlay(of: child) }
  }

  /// Chosen: visible on light and dark backgrounds, and not one of Fiori's colors.
  private static let frameColor = RGBA(red: 0xE0, green: 0x20, blue: 0x60, alpha: 0xA0)
  private static let baselineColor = RGBA(red: 0xFF, green: 0x8C, blue: 0x00)
}
