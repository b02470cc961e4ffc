import FioriBasics
import FioriCharts
package import FioriElements
package import FioriFrames
package import FioriModel

extension LayoutEngine {
  /// Lays out a chart: its plot with axes, the titles around it and the legend below.
  mutating func layout(_ chart: ChartElement) throws -> Frame {
    guard chart.noData == nil else { return try noDataFrame(chart) }
    let known = findings.count
    defer { placeFindings(from: known, at: chart.origin) }
    let legend = try legendFrames(of: chart)
    let titles = try ChartTitles(chart, &self)
    let legendHeight = legend.isEmpty ? 0 : Self.legendSpacing + legend.height
    let room = Size(
      width: chart.size.width,
      height: max(chart.size.height - titles.top - titles.bottom - legendHeight, 0))
    let plot = try chart.type.plot.init(chart: chart).frames(in: room, &self)
    findings += plot.flatMap { Self.overflows(of: $0.frame, chart) }
    let moved = plot.map {
      Frame.Placed(origin: $0.origin + Point(x: 0, y: titles.top), frame: $0.frame)
    }
    let below = legend.placed(
      below: chart.size.height - legend.height, width: chart.size.width,
      isCentered: chart.type.plot.axes == .none,
      isRightToLeft: chart.isRightToLeft)
    return Frame(
      size: chart.size, baseline: nil,
      content: .group(
        moved + titles.placed(above: room.height + titles.top, in: chart) + below),
      kind: "chartView"
    ).placingLosses(at: chart.origin)
  }

  /// Moves the findings about a chart's texts to the chart's path, without duplicates.
  private mutating func placeFindings(from start: Int, at origin: DescriptionPath) {
    var said: Set<Finding> = []
    let found = findings[start...].map { finding in
      finding.path == DescriptionPath()
        ? Finding(severity: finding.severity, path: origin, message: finding.message) : finding
    }
    findings.replaceSubrange(start..., with: found.filter { said.insert($0).inserted })
  }

  /// Returns a warning for each axis that values lie beyond.
  private static func overflows(of frame: Frame, _ chart: ChartElement) -> [Finding] {
    guard case .plot(let plot) = frame.content, !plot.beyond.isEmpty else { return [] }
    return [false, true].compactMap { isSecondary in
      let axis = isSecondary ? chart.secondary : chart.primary
      guard let axis, axis.countsOverflow else { return nil }
      let key = isSecondary ? "secondaryNumericAxis" : "numericAxis"
      return PlotOverflowText(plot.beyond.filter { $0.isSecondary == isSecondary }, of: axis.ticks)
        .finding(at: chart.origin.key(key))
    }
  }

  /// Returns the text of a chart without data, in its center.
  private mutating func noDataFrame(_ chart: ChartElement) throws -> Frame {
    guard let text = chart.noData else { return Frame(chart.size) }
    let frame = try layout(
      TextElement(text: text, kind: "noData", origin: DescriptionPath()),
      in: Constraints(maximumWidth: chart.size.width))
    var result = Frame(chart.size)
    result.content = .group([
      frame.centered(x: chart.size.width / 2, y: chart.size.height / 2)
    ])
    if let color = chart.noDataBorder {
      result.decoration = Decoration(border: Decoration.Border(width: 1, color: color))
    }
    return result
  }

  /// Returns the legend in as many rows as it may have; the entries that do not fit are counted.
  private mutating func legendFrames(of chart: ChartElement) throws -> LegendRows {
    let entries = try chart.legend.map { try legendEntry($0, in: chart.size.width) }
    var rows = LegendRows(entries, width: chart.size.width)
    let largest = chart.size.height * Self.largestLegendShare
    for count in (0..<entries.count).reversed() where rows.height > largest && count > 0 {
      let style = chart.legend[0].text
      let rest = StyledText(
        LocalizedStrings.text(chart.moreSeries, count: entries.count - count), font: style.font,
        color: style.color)
      let last = try legendEntry(
        ChartElement.LegendEntry(text: rest, color: nil), in: chart.size.width)
      rows = LegendRows(Array(entries.prefix(count)) + [last], width: chart.size.width)
    }
    return rows
  }

  private mutating func legendEntry(
    _ entry: ChartElement.LegendEntry, in width: Double
  ) throws -> LegendRows.Entry {
    let text = try layout(
      TextElement(text: entry.text.inOneLine, kind: "seriesTitle", origin: DescriptionPath()),
      in: Constraints(
        maximumWidth: max(width - LegendRows.indent(color: entry.color, mark: entry.mark), 0)))
    return LegendRows.Entry(
      text: text, font: entry.text.font, color: entry.color, mark: entry.mark)
  }

  /// A share of the chart's height (chosen: Docs/sources/charts.md#extras).
  private static let largestLegendShare = 1.0 / 3

  /// Points between the plot's labels and the legend (chosen: Docs/sources/charts.md#extras).
  private static let legendSpacing = 8.0
}

extension LayoutEngine: LabelLayout {
  /// Lays out a label. A number without letters of a right-to-left language reads from left to
  /// right even if everything else does not: its sign comes first.
  package mutating func label(_ text: StyledText, maximumWidth: Double) throws -> Frame {
    let element = TextElement(text: text.inOneLine, kind: "label", origin: DescriptionPath())
    let room = Constraints(maximumWidth: maximumWidth)
    guard !text.string.unicodeScalars.contains(where: \.isRightToLeft) else {
      return try layout(element, in: room).withoutKind
    }
    return try readingFromTheLeft { try $0.layout(element, in: room) }.withoutKind
  }

  package mutating func wrappedLabel(
    _ text: StyledText, maximumWidth: Double, alignment: HorizontalAlignment
  ) throws -> Frame? {
    let element = TextElement(
      text: text.inOneLine, kind: "label", origin: DescriptionPath(), maximumWidth: maximumWidth,
      lineLimit: 2, keepsWordsWhole: true, alignment: alignment)
    let frame = try layout(element, in: Constraints(maximumWidth: .infinity)).withoutKind
    guard case .text(let block) = frame.content, !block.isTruncated,
      frame.size.width <= maximumWidth
    else { return nil }
    return frame
  }
}

extension StyledText {
  /// The text with spaces instead of line breaks.
  fileprivate var inOneLine: StyledText {
    guard string.contains(where: \.isNewline) else { return self }
    var text = self
    for index in text.runs.indices {
      text.runs[index].text = String(text.runs[index].text.map { $0.isNewline ? " " : $0 })
    }
    return text
  }
}

extension Frame {
  /// Creates an empty frame for a chart.
  fileprivate init(_ size: Size) {
    self.init(size: size, baseline: nil, content: .group([]), kind: "chartView")
  }

  /// The frame as a part that the layout report leaves out.
  fileprivate var withoutKind: Frame {
    var frame = self
    frame.kind = nil
    return frame
  }
}
