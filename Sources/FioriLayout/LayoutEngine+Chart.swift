import FioriBasics
import FioriCharts
package import FioriElements
package import FioriFrames
package import FioriModel

extension LayoutEngine {
  /// Lays out a chart: its plot with axes, the titles around it and the legend.
  mutating func layout(_ chart: ChartElement) throws -> Frame {
    guard chart.noData == nil else { return try noDataFrame(chart) }
    let known = findings.count
    defer { placeFindings(from: known, at: chart.origin) }
    var parts = try legendedPlot(of: chart)
    var losses = parts.losses
    if parts.plot.count(where: \.frame.isSeriesTitle) < chart.lineEnds.count {
      var other = chart
      other.lineEnds = []
      parts = try legendedPlot(of: other)
      losses = parts.losses + [parts.loss(ofLineEnds: chart)]
    }
    findings += parts.plot.flatMap { Self.overflows(of: $0.frame, chart) }
    return Frame(
      size: chart.size, baseline: nil, content: .group(parts.placed), kind: "chartView",
      losses: losses
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

  package mutating func paragraph(
    _ text: StyledText, maximumWidth: Double, lineLimit: Int, alignment: HorizontalAlignment
  ) throws -> Frame {
    let element = TextElement(
      text: text.inOneLine, kind: "label", origin: DescriptionPath(), lineLimit: lineLimit,
      alignment: alignment)
    return try layout(element, in: Constraints(maximumWidth: maximumWidth)).withoutKind
  }

  package mutating func brokenLabel(_ text: StyledText) throws -> Frame {
    let element = TextElement(
      text: text, kind: "label", origin: DescriptionPath(), lineLimit: 2, keepsWordsWhole: true,
      alignment: .center)
    return try layout(element, in: Constraints(maximumWidth: .infinity)).withoutKind
  }
}

extension StyledText {
  /// The text with spaces instead of line breaks.
  var inOneLine: StyledText {
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
