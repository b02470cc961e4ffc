import FioriBasics
import FioriCharts
import FioriLayout
import FioriModel

/// What the height of a card leaves a chart.
struct ChartSpace {
  /// The number of parts that say what the chart shows, such as its names, and that do not fit.
  var lossCount = 0
  /// The height in points that the plot lacks to be as high as it should be; 0 for one that is.
  var missingHeight = 0.0

  func isLower(than other: ChartSpace) -> Bool {
    missingHeight > other.missingHeight + CardColumn.tolerance
  }
}

extension CardStack {
  /// Lays out the card with as many lines of a text that gives way as leave the chart its height, and without
  /// that text if the chart otherwise lacks its legend or its names: a text beside a chart explains neither its
  /// colors nor its marks (Docs/sources/cards.md#layout).
  func yielding(
    _ layout: inout some PartLayout
  ) throws -> (card: CardStack, column: CardColumn) {
    guard !growsForSection, let index = sections.firstIndex(where: \.yieldsToChart),
      case .text(let text) = sections[index].element
    else { return (self, try column(&layout)) }
    let unused = layout
    var best = (card: self, column: try column(&layout))
    for count in (0..<best.column.yieldingLineCount).reversed() {
      let space = best.column.chartSpace
      guard space.lossCount > 0 || count > 0 && space.missingHeight > 0 else { break }
      let card = withLines(count, of: text, at: index)
      var attempt = unused
      let column = try card.column(&attempt)
      let next = column.chartSpace
      guard next.lossCount < space.lossCount || count > 0 && space.isLower(than: next) else {
        continue
      }
      (best, layout) = ((card, column), attempt)
    }
    return best
  }

  /// Returns the card with a number of lines of a text, which is left out with none.
  private func withLines(_ count: Int, of text: TextElement, at index: Int) -> CardStack {
    var (card, text) = (self, text)
    guard count > 0 else {
      card.sections.remove(at: index)
      card.losses.append(Loss(text.origin, .textLeavesChartItsHeight))
      return card
    }
    text.lineLimit = count
    card.sections[index].element = .text(text)
    return card
  }
}

extension CardStack {
  /// Returns the height in points that the plot in a frame of a widget lacks to 40, or to 64 if names of the chart have
  /// no space; 0 where neither buttons nor rows could give way to it.
  func missingPlotHeight(in frame: Frame) -> Double {
    guard footer != nil || widget == Environment.Widget.large.rawValue,
      let chart = sections.first(where: \.isFlexible), let plot = frame.plotHeight
    else { return 0 }
    let lacksNames = frame.allLosses.contains {
      $0.isOfNames && $0.origin.steps.starts(with: chart.origin.steps)
    }
    let least = lacksNames ? CardMetrics.leastPlotHeight : CardMetrics.leastChartHeight
    return max(least - plot, 0)
  }

  /// Returns a large widget without the last rows above a chart that lacks height, and its frame; `nil` if the chart is
  /// no higher then.
  func withFewerRows(
    than frame: Frame, _ layout: inout some PartLayout
  ) throws -> (card: CardStack, frame: Frame)? {
    guard widget == Environment.Widget.large.rawValue else { return nil }
    let unused = layout
    var best: (card: CardStack, frame: Frame)?
    var (missing, card, leftOut) = (missingPlotHeight(in: frame), self, 0)
    while missing > 0, let shorter = card.withoutLastRow(leftOut: &leftOut) {
      var attempt = unused
      card = shorter
      let next = try card.column(&attempt).frame(attempt)
      guard card.missingPlotHeight(in: next) < missing else { continue }
      missing = card.missingPlotHeight(in: next)
      (best, layout) = ((card, next), attempt)
    }
    return best
  }

  /// Returns the card without the last of its rows of items; `nil` without any. `leftOut` counts the rows of the same part
  /// that are left out.
  private func withoutLastRow(leftOut: inout Int) -> CardStack? {
    guard let index = sections.firstIndex(where: \.isOfItems) else { return nil }
    let origin = sections[index].origin
    func loss(of count: Int) -> Loss {
      Loss(origin, .rowsDoNotFit(count, cutsRow: false, widget: widget ?? ""))
    }
    var card = self
    if leftOut > 0 { card.losses.removeAll { $0 == loss(of: leftOut) } }
    if let shorter = sections[index].element.withoutLastRow {
      leftOut += 1
      card.sections[index].element = shorter
      card.losses.append(loss(of: leftOut))
    } else {
      leftOut = 0
      card.losses += card.sections.remove(at: index).leftOut(in: widget ?? "")
    }
    return card
  }
}

extension CardStack {
  /// Returns the card with a section above its chart on more lines, if a frame does not show all of it, and the height in
  /// points that the plot then keeps: a subtitle is below its number, or else has two lines, which take no height beside it,
  /// and the names of a legend have as many rows as they need. Nothing for any other section.
  func withMoreLines(
    at index: Int, cutIn frame: Frame
  ) -> [(card: CardStack, leastPlot: Double)] {
    guard case .arrangement(let arrangement) = sections[index].element else { return [] }
    func isCut(_ origin: DescriptionPath) -> Bool {
      frame.allLosses.contains { $0.origin.steps.starts(with: origin.steps) }
    }
    func card(_ arrangement: any Arrangement) -> CardStack {
      var card = self
      card.sections[index].element = .arrangement(arrangement)
      return card
    }
    switch arrangement {
    case let line as CardNumberLine:
      guard let text = line.trend?.text, isCut(text.origin) else { return [] }
      var (below, longer) = (line, line)
      below.isHeightFree = true
      longer.trend?.text?.lineLimit = max(text.lineLimit, 2)
      let attempts = [(card(below), CardMetrics.leastPlotHeight), (card(longer), 0)]
      return line.isHeightFree ? Array(attempts.dropFirst()) : attempts
    case var legend as CardLegend:
      guard isCut(legend.origin) else { return [] }
      legend.isHeightFree = true
      return [(card(legend), CardMetrics.leastPlotHeight)]
    default: return []
    }
  }
}

extension CardStack.Section {
  /// Whether the part consists of rows of items such as tags, without a number beside them.
  var isOfItems: Bool {
    guard case .column = element else { return false }
    return hasItems
  }

  /// Whether the part has rows of items, which follow a number that is beside them.
  var hasItems: Bool {
    guard let key = (otherOrigins.last ?? origin).steps.last else { return false }
    return key == .key("row1") || key == .key("row2") || key == .key("row3")
  }
}

extension Loss {
  /// Whether a part that says what a chart shows is lost, and not a value or the title of an axis.
  var isOfNames: Bool {
    ![.key("series"), .key("title")].contains(origin.steps.last)
  }
}
