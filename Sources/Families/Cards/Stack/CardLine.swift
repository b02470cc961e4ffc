import FioriBasics
import FioriLayout
import FioriModel

/// A line of a card whose parts are on one baseline. It is as high as a line of a font, or as the further
/// lines of its texts need.
struct CardLine {
  private let width: Double
  private let baseline: Double
  private var height: Double
  private var children: [Frame.Placed] = []

  /// `width` is in points.
  init(font: Font, width: Double) {
    self.width = width
    (height, baseline) = (font.leading, font.leadBaseline)
  }

  /// Adds a part at a distance from the side where reading starts; `nil` for a part without further lines.
  mutating func add(_ frame: Frame, _ text: TextElement? = nil, at left: Double) {
    let top = baseline - (frame.baseline ?? 0)
    children.append(Frame.Placed(origin: Point(x: left, y: top), frame: frame))
    guard let text, text.lineLimit > 1 else { return }
    let font = text.text.boxFont
    height = max(height, top + frame.size.height + (font.leading - font.lineHeight) / 2)
  }

  /// Adds a text of two lines around the middle of the digits of a font, which are on the baseline, at a distance from the
  /// side where reading starts.
  mutating func add(
    _ frame: Frame, _ text: TextElement, besideDigitsOf font: Font, at left: Double
  ) {
    let first = (frame.baseline ?? 0) - text.text.boxFont.digitHeight
    let middle = (first + (frame.lastBaseline ?? 0)) / 2
    let top = baseline - font.digitHeight / 2 - middle
    children.append(Frame.Placed(origin: Point(x: left, y: top), frame: frame))
    height = max(height, top + frame.size.height)
  }

  /// Adds a part below the others, after a space in points, at a distance from the side where reading starts.
  mutating func add(_ frame: Frame, under space: Double, at left: Double) {
    children.append(Frame.Placed(origin: Point(x: left, y: height + space), frame: frame))
    height += space + frame.size.height
  }

  func frame(_ layout: some PartLayout) -> Frame {
    Frame(
      size: Size(width: width, height: height), baseline: baseline,
      content: .group(layout.inDirection(children, width: width)))
  }
}

extension Font {
  /// The baseline of a line as high as the leading, from its top.
  fileprivate var leadBaseline: Double { (leading - lineHeight) / 2 + ascent }
}

extension TextElement {
  /// Returns the text with no more lines than a height in points has space for.
  func limitingLines(to height: Double) -> TextElement {
    let count = max((height / max(text.boxFont.leading, 1)).rounded(.down), 1)
    guard count < Double(lineLimit) else { return self }
    var limited = self
    limited.lineLimit = Int(count)
    return limited
  }
}

extension Frame {
  /// The last baseline of its texts, from the top; `nil` without a text.
  var lastBaseline: Double? {
    switch content {
    case .text(let block): block.lines.last?.baseline
    case .group(let children):
      children.compactMap { part in part.frame.lastBaseline.map { part.origin.y + $0 } }.max()
    default: nil
    }
  }
}
