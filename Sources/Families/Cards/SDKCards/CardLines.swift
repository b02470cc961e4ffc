import FioriBasics
import FioriLayout
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

  /// Makes room below the line for the further lines of a text with its first baseline on it; a text
  /// of one line is in the line already.
  mutating func makeRoom(for frame: Frame, _ text: TextElement?, on baseline: Double) {
    guard let text, text.lineLimit > 1 else { return }
    let font = text.text.boxFont
    let end = baseline - (frame.baseline ?? 0) + frame.size.height
    bottom = max(bottom, end + (font.leading - font.lineHeight) / 2)
  }

  /// Returns a text with no more lines than there is room for below the lines so far, in a card of a
  /// height in points, of which the parts below need some.
  func fitted(_ text: TextElement, height: Double, leaving rest: Double = 0) -> TextElement {
    var text = text
    let room = height - CardMetrics.padding - bottom - rest
    let count = max((room / max(text.text.boxFont.leading, 1)).rounded(.down), 1)
    text.lineLimit = count < Double(text.lineLimit) ? Int(count) : text.lineLimit
    return text
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
