import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// The lines at the top of a card, stacked downward.
struct CardLines {
  /// The width of the card in points.
  let width: Double
  var children: [Frame.Placed] = []
  /// The bottom edge of the parts placed so far.
  private(set) var bottom = CardMetrics.padding

  init(width: Double) { self.width = width }

  /// The width between the insets, in points.
  var innerWidth: Double { max(width - 2 * CardMetrics.padding, 0) }

  /// Begins a line that vertically centers the box of a font, and returns its baseline.
  mutating func begin(height: Double, font: Font, after spacing: Double = 0) -> Double {
    let top = advance(by: height, after: spacing)
    return top + (height - font.lineHeight) / 2 + font.ascent
  }

  /// Reserves the height of a line and returns its top edge.
  mutating func advance(by height: Double, after spacing: Double) -> Double {
    let top = bottom + spacing
    bottom = top + height
    return top
  }

  /// Adds a part at a distance from the side where reading starts.
  mutating func add(_ frame: Frame, atStart distance: Double, on baseline: Double) {
    add(frame, x: CardMetrics.padding + distance, on: baseline)
  }

  /// Adds a part at a distance from the opposite side.
  mutating func add(_ frame: Frame, atEnd distance: Double, on baseline: Double) {
    add(frame, x: width - CardMetrics.padding - distance - frame.size.width, on: baseline)
  }

  private mutating func add(_ frame: Frame, x: Double, on baseline: Double) {
    children.append(
      Frame.Placed(origin: Point(x: x, y: baseline - (frame.baseline ?? 0)), frame: frame))
  }
}
