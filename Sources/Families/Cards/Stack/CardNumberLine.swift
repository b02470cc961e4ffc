import FioriBasics
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// The number of a card with the trend or the subtitle at the other end. A trend without a number takes the
/// number's place.
struct CardNumberLine: Sendable {
  var value: KPIValueLine?
  var trend: LabelElement?
  /// Whether the trend may be below the number, where the height is free.
  var isHeightFree = false

  /// The font that the line is sized for; `nil` for a line without texts.
  var font: Font? { value?.font ?? trend?.text?.text.boxFont }

  /// Returns the line with no more lines of text than a height in points has space for.
  func limitingLines(to height: Double) -> CardNumberLine {
    var line = self
    line.trend?.text = trend?.text?.limitingLines(to: height)
    return line
  }

  /// Returns the size of the number in a frame of the line, in points; `nil` without a number.
  func numberSize(in frame: Frame) -> Double? {
    guard value != nil, case .group(let children) = frame.content else { return nil }
    return children.first?.frame.largestTextSize
  }
}

extension CardNumberLine: Arrangement {
  var parts: [Element] { [value?.element, trend.map(Element.label)].compactMap(\.self) }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    guard let value else { return try trendFrame(in: width, &layout) }
    let unused = layout
    var trend = trend
    var side = try side(trend, beside: value, in: width, &layout)
    var number = try number(value, before: side, in: width, &layout)
    if let limited = trend?.limited(to: number.largestTextSize), limited != trend {
      trend = limited
      side = try self.side(trend, beside: value, in: width, &layout)
      // The number may be larger next to the smaller trend.
      number = try self.number(value, before: side, in: width, &layout)
    }
    if isHeightFree, let own = self.trend {
      var attempt = unused
      let alone = try self.number(value, before: nil, in: width, &attempt)
      if side?.allLosses.isEmpty == false || alone.isLarger(than: number) {
        layout = attempt
        return try stacked(alone, own, of: value, in: width, &layout)
      }
    }
    if let loss = trend?.lossBesideNumber, number.largestTextSize == nil {
      var whole = try self.number(value, before: nil, in: width, &layout)
      if whole.largestTextSize != nil {
        whole.losses.append(loss)
        (number, side) = (whole, nil)
      }
    }
    var line = CardLine(font: value.font, width: trend == nil ? number.size.width : width)
    line.add(number, at: 0)
    if let side, let text = trend?.text, side.lineCount == 2 {
      line.add(side, text, besideDigitsOf: value.font, at: width - side.size.width)
    } else if let side {
      line.add(side, trend?.text, at: width - side.size.width)
    }
    return line.frame(layout)
  }

  /// Lays out the trend below the number.
  private func stacked(
    _ number: Frame, _ trend: LabelElement, of value: KPIValueLine, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    let trend = trend.limited(to: number.largestTextSize)
    var line = CardLine(font: value.font, width: width)
    line.add(number, at: 0)
    line.add(try layout.frame(of: .label(trend), in: width), under: CardMetrics.lineSpacing, at: 0)
    return line.frame(layout)
  }

  private func trendFrame(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    guard let trend else { return .leftOut([]) }
    let frame = try layout.frame(of: .label(trend), in: width)
    guard let text = trend.text else { return frame }
    var line = CardLine(font: text.text.font, width: width)
    line.add(frame, text, at: max(width - frame.size.width, 0) * text.startShare)
    return line.frame(layout)
  }

  private func side(
    _ trend: LabelElement?, beside value: KPIValueLine, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame? {
    try trend.map {
      try Element.label($0).frame(
        in: width, share: CardMetrics.largestSideShare, beside: value.element,
        spacing: CardMetrics.trendSpacing, &layout)
    }
  }

  /// Lays out the number in the space that the trend leaves of a width in points; it shrinks to stay clear
  /// of the trend. A trend that is cut leaves no more than one that is not, so that a number is never
  /// smaller in a wider card.
  private func number(
    _ value: KPIValueLine, before trend: Frame?, in width: Double,
    _ layout: inout some PartLayout
  ) throws -> Frame {
    let taken =
      trend.map { trend in
        CardMetrics.trendSpacing
          + (trend.allLosses.isEmpty ? trend.size.width : width * CardMetrics.largestSideShare)
      } ?? 0
    return try value.frame(in: max(width - taken, 0), &layout)
  }
}

extension LabelElement {
  /// The loss of a trend or a subtitle that leaves its space to the number; `nil` without a text.
  fileprivate var lossBesideNumber: Loss? {
    text.map { Loss($0.origin, .doesNotFitBesideNumber($0.text.string)) }
  }
}

extension Frame {
  /// Whether its largest text is larger than in another frame.
  fileprivate func isLarger(than other: Frame) -> Bool {
    largestTextSize ?? 0 > (other.largestTextSize ?? 0) + TextElement.sizeTolerance
  }
}
