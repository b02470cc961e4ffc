import FioriBasics
import FioriLayout
import FioriModel

/// The buttons of a card: of equal width beside each other, or below each other where a text does not
/// fit.
struct CardButtons: Sendable {
  /// A button with its text.
  struct Button: Sendable {
    let text: TextElement
    /// The icon in place of the text; `nil` for none.
    var icon: ImageElement?
    let decoration: Decoration
    let isEnabled: Bool

    /// The icon or the text.
    fileprivate var element: Element { icon.map(Element.image) ?? .text(text.alone) }

    fileprivate var letters: String { text.text.runs.map(\.text).joined() }
  }

  var buttons: [Button]
  /// Whether buttons are as wide as their texts, at the end of the card.
  let isIntrinsic: Bool
  /// Whether buttons whose texts are too long for equal widths share the row by need where it is wide enough.
  var sharesRowByNeed = false

  private static let spacing = 8.0
  private static let padding = 16.0
  /// The padding at the sides of a text that is broken otherwise (chosen: Docs/sources/cards.md#content-card).
  private static let leastPadding = 8.0
  private static let endPadding = 8.0
  /// The least height, and the least width, in points.
  private static let leastHeight = 44.0
}

extension CardButtons: Arrangement {
  var parts: [Element] { buttons.map(\.element) }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let count = Double(max(buttons.count, 1))
    let iconWidths = buttons.compactMap(\.icon).map(Self.width)
    let textCount = Double(max(buttons.count - iconWidths.count, 1))
    let equal = (width - iconWidths.reduce(Self.spacing * (count - 1), +)) / textCount
    let needs = try buttons.map { button in
      if let icon = button.icon { return Self.width(of: icon) }
      return try layout.frame(of: .text(button.text), in: .infinity).size.width + 2 * Self.padding
    }
    let free = width - needs.reduce(Self.spacing * (count - 1), +)
    let longest = zip(buttons, needs).reduce(0) { $1.0.icon == nil ? max($0, $1.1) : $0 }
    let excess = isIntrinsic ? .infinity : longest - equal
    // Equal widths with less space beside the texts are better than unequal ones.
    let isTight = excess > 0 && sharesRowByNeed && excess <= 2 * (Self.padding - Self.leastPadding)
    let isEqual = excess <= 0 || isTight
    let fits = isEqual || (isIntrinsic || sharesRowByNeed) && free >= 0
    guard fits || buttons.count == 1 else {
      return try stacked(width, isIntrinsic ? needs.max() ?? width : width, &layout)
    }
    let share = isIntrinsic ? 0 : free / textCount
    let widths = zip(buttons, needs).map { button, need in
      guard button.icon == nil else { return need }
      return isEqual ? equal : min(max(need + share, Self.leastHeight), width)
    }
    let frames = try frames(widths, isTight: isTight, &layout)
    let height = frames.map(\.size.height).max() ?? 0
    var x = max(width - widths.reduce(Self.spacing * (count - 1), +), 0)
    let children = frames.map { frame in
      defer { x += frame.size.width + Self.spacing }
      return Frame.Placed(origin: Point(x: x, y: 0), frame: frame)
    }
    return Frame(
      size: Size(width: width, height: height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)))
  }

  /// Returns the width of a button with an icon, in points.
  private static func width(of icon: ImageElement) -> Double {
    max(icon.maximumSize.width + 2 * endPadding, leastHeight)
  }

  /// Lays out the buttons below each other, at the end of a width.
  private func stacked(
    _ width: Double, _ needed: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    let widest = min(needed, width)
    let frames = try frames(
      buttons.map { _ in widest }, isTight: false, isStacked: true, &layout)
    var y = 0.0
    var children: [Frame.Placed] = []
    for frame in frames.reversed() {
      children.append(Frame.Placed(origin: Point(x: width - widest, y: y), frame: frame))
      y += frame.size.height + Self.spacing
    }
    return Frame(
      size: Size(width: width, height: max(y - Self.spacing, 0)), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)))
  }

  /// Lays out the buttons in their widths in points. Unless they save height, they are as high as the highest one beside
  /// them, or below each other as the highest one of as many lines.
  private func frames(
    _ widths: [Double], isTight: Bool, isStacked: Bool = false, _ layout: inout some PartLayout
  ) throws -> [Frame] {
    var attempt = layout
    let own = try zip(buttons, widths).map {
      try frame(of: $0, width: $1, isTight: isTight, &attempt)
    }
    let heights = Self.heights(of: own, isStacked: isStacked)
    guard !sharesRowByNeed, own.map(\.size.height) != heights else {
      layout = attempt
      return own
    }
    return try zip(zip(buttons, widths), heights).map {
      try frame(of: $0.0, width: $0.1, isTight: isTight, least: $1, &layout)
    }
  }

  /// Returns the heights that buttons share, in points: all of a row, and below each other the ones of as many lines,
  /// whose letters may need higher lines.
  private static func heights(of frames: [Frame], isStacked: Bool) -> [Double] {
    let counts = frames.map { isStacked ? max($0.lineCount, 1) : 1 }
    let highest = Dictionary(zip(counts, frames.map(\.size.height)), uniquingKeysWith: max)
    return counts.map { highest[$0] ?? 0 }
  }

  /// Lays out a button with a least height in points.
  private func frame(
    of button: Button, width: Double, isTight: Bool, least: Double = Self.leastHeight,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    var frame = try frameOfText(of: button, width, isTight: isTight, least, &layout)
    frame.touch = button.isEnabled ? .enabled : .disabled
    return frame
  }

  /// Lays out a button, whose text comes nearer to its edges where a word would be broken, the text cut, or on more lines;
  /// to the edges themselves without a background.
  private func frameOfText(
    of button: Button, _ width: Double, isTight: Bool, _ leastHeight: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    var attempt = layout
    let padding = isTight ? Self.leastPadding : Self.padding
    let usual = try layout.frame(of: box(of: button, width, padding, leastHeight), in: width)
    guard !usual.isWhole || usual.wrapsText else { return usual }
    let least = button.decoration.fill == nil ? 0 : Self.leastPadding
    let wider = try attempt.frame(of: box(of: button, width, least, leastHeight), in: width)
    let hasFewerLines = wider.faultCounts == usual.faultCounts && wider.lineCount < usual.lineCount
    guard wider.faultCounts < usual.faultCounts || hasFewerLines else { return usual }
    layout = attempt
    return wider
  }

  private func box(
    of button: Button, _ width: Double, _ padding: Double, _ leastHeight: Double
  ) -> Element {
    // An icon, which is a little higher than a line, makes no button higher than its neighbors.
    let isIcon = button.icon != nil
    let line = isIcon ? button.text.text.boxFont.lineHeight + 2 * Self.endPadding : 0
    let end = isIcon ? 0 : Self.endPadding
    return .box(
      BoxElement(
        content: button.element,
        padding: Insets(top: end, right: padding, bottom: end, left: padding),
        width: width, minimumHeight: max(line, leastHeight), decoration: button.decoration,
        kind: "button", row: buttons.map(\.letters).joined()))
  }
}
