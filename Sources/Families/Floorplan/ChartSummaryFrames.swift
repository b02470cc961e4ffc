import FioriBasics
import FioriCharts
import FioriKPI
import FioriLayout
import FioriModel

private typealias Metrics = ChartFloorplanMetrics

/// The parts of an item of a summary after layout.
struct ChartSummaryFrames {
  /// A value, or the text in place of all values.
  struct Row {
    var frame: Frame
    /// The font as drawn, whose leading is the height of the line.
    var font: Font
    /// The mark of the series, at the side where reading starts; `nil` for none.
    var mark: Mark?
    /// The width before the value, in points.
    var indent = 0.0
    /// Whether the text may be as high as several values.
    var spansRows = false

    /// Returns the row with its text in a size in points.
    fileprivate func resized(to size: Double) -> Row {
      guard let own = frame.largestTextSize, own > size + 0.001 else { return self }
      var row = self
      row.frame = frame.scaled(by: size / own)
      row.font = font.scaled(by: size / own)
      return row
    }

    /// Returns the row with its mark and the space before its text in another size.
    fileprivate func scalingMark(by factor: Double) -> Row {
      var row = self
      row.mark?.growth *= factor
      row.indent *= factor
      return row
    }

    /// The height above the baseline, in lines as high as the font's leading.
    fileprivate var ascent: Double {
      frame.isLeftOut ? 0 : LeadingStack.extra(of: font) / 2 + (frame.baseline ?? 0)
    }

    /// The height below the first baseline.
    fileprivate var descent: Double {
      frame.isLeftOut ? 0 : LeadingStack.extra(of: font) + frame.size.height - ascent
    }
  }

  /// The mark of a series in the middle of a width.
  struct Mark {
    let mark: LegendMark?
    let color: RGBA
    /// The width at its usual size, in points.
    let width: Double
    /// How many times as large it is drawn.
    var growth: Double

    /// Returns the mark with the baseline of digits that it is centered on.
    fileprivate func frame(onDigitsOf font: Font) -> Frame {
      let dot = LegendRows.frame(of: mark, color, growth: growth)
      let x = max(width * growth - dot.size.width, 0) / 2
      return Frame(
        size: Size(width: width * growth, height: dot.size.height),
        baseline: (font.digitHeight + dot.size.height) / 2,
        content: .group([Frame.Placed(origin: Point(x: x, y: 0), frame: dot)]))
    }
  }

  /// The lines that the items of a row share.
  struct Lines {
    /// The baselines of the values, in points.
    let values: [Double]
    /// The baseline of the trends, in points.
    let trend: Double
    let height: Double

    init(_ items: [ChartSummaryFrames], _ metrics: ChartFloorplanMetrics) {
      let titles = items.map(\.title.size.height).max() ?? 0
      var bottom = titles
      var baselines: [Double] = []
      for index in 0..<(items.map(\.rows.count).max() ?? 0) {
        let rows = items.compactMap { $0.rows.dropFirst(index).first }
        let space =
          index > 0 ? metrics.valueSpacing : titles > 0 ? metrics.partSpacing : 0
        let baseline = bottom + space + (rows.map(\.ascent).max() ?? 0)
        baselines.append(baseline)
        bottom = baseline + (rows.filter { !$0.spansRows }.map(\.descent).max() ?? 0)
      }
      for row in items.flatMap(\.rows) where row.spansRows {
        bottom = max(bottom, (baselines.first ?? 0) + row.descent)
      }
      let trends = items.compactMap(\.trend)
      let space = bottom > 0 && !trends.isEmpty ? metrics.partSpacing : 0
      values = baselines
      trend = bottom + space + (trends.compactMap(\.baseline).max() ?? 0)
      height = trend + (trends.map { $0.size.height - ($0.baseline ?? 0) }.max() ?? 0)
    }
  }

  fileprivate(set) var title = LeadingStack()
  fileprivate(set) var rows: [Row] = []
  fileprivate(set) var trend: Frame?

  /// Draws all values of the item in the smallest of their sizes, and in no more than a size in points, with marks as much
  /// smaller as the values are smaller than the text that marks belong to, or than `largestMarked`.
  fileprivate mutating func shareSize(
    atMost largest: Double, marked usual: Double, atMostMarked largestMarked: Double
  ) {
    let smallest = min(rows.compactMap(\.frame.largestTextSize).min() ?? largest, largest)
    let scale = usual > 0 ? min(smallest, largestMarked, usual) / usual : 1
    rows = rows.map { $0.resized(to: smallest).scalingMark(by: scale) }
  }

  /// The width of the widest part, in points.
  var width: Double {
    max(title.size.width, valueWidth, trend?.size.width ?? 0)
  }

  /// The width of the values with their dots, in points.
  var valueWidth: Double { rows.map { $0.indent + $0.frame.size.width }.max() ?? 0 }

  /// Returns the item as high as its row, with its parts placed for the reading direction: at the side
  /// where reading starts or ends. The values of its column have a width in points.
  func frame(
    on lines: Lines, width: Double, valueWidth: Double, isAtEnd: Bool, _ layout: some PartLayout
  ) -> Frame {
    func start(_ length: Double) -> Double { isAtEnd ? max(width - length, 0) : 0 }
    func placed(_ frame: Frame, x: Double, on baseline: Double) -> Frame.Placed {
      Frame.Placed(origin: Point(x: x, y: baseline - (frame.baseline ?? 0)), frame: frame)
    }
    let values = zip(rows, lines.values).flatMap { row, baseline in
      [
        row.mark.map { placed($0.frame(onDigitsOf: row.font), x: start(valueWidth), on: baseline) },
        placed(
          row.frame, x: isAtEnd ? start(row.frame.size.width) : row.indent, on: baseline),
      ].compactMap(\.self)
    }
    let trend = trend.map { placed($0, x: start($0.size.width), on: lines.trend) }
    let titles = (isAtEnd ? title.childrenAtEnd : title.children).map {
      $0.moved(by: Point(x: start(title.size.width), y: 0))
    }
    let children = titles + values + [trend].compactMap(\.self)
    return Frame(
      size: Size(width: width, height: lines.height), baseline: children.firstBaseline,
      content: .group(layout.inDirection(children, width: width)), kind: "summaryItem")
  }
}

extension ChartSummaryElement {
  /// Returns the item with values of at most a size in points.
  func limited(to size: Double) -> ChartSummaryElement {
    var item = self
    item.largestValue = min(size, largestValue)
    return item
  }

  /// Returns the item with marks for values of at most a size in points.
  func limitingMarks(to size: Double) -> ChartSummaryElement {
    var item = self
    item.largestMarked = size
    return item
  }

  /// The size of the texts that the marks belong to, in points; `nil` without marks.
  var markedSize: Double? {
    guard case .values(let values) = content else { return nil }
    return values.first { $0.color != nil }?.markedSize
  }

  /// The size of the values in points, where they have space; `nil` without any.
  var valueSize: Double? {
    if case .values(let values) = content { values.first?.row.strut.size } else { nil }
  }

  /// Lays out the parts in a width in points.
  func frames(in width: Double, _ layout: inout some PartLayout) throws -> ChartSummaryFrames {
    var frames = ChartSummaryFrames()
    var title = title
    switch content {
    case .empty(let text):
      let frame = try layout.frame(of: .text(text), in: width)
      frames.rows = [
        ChartSummaryFrames.Row(frame: frame, font: text.text.boxFont, spansRows: true)
      ]
    case .values(let values):
      let widest = values.map(\.markWidth).max() ?? 0
      for value in values {
        frames.rows.append(try value.row(in: width, markWidth: widest, &layout))
      }
      frames.shareSize(atMost: largestValue, marked: markedSize ?? 0, atMostMarked: largestMarked)
      title = title?.limited(to: frames.rows.compactMap(\.frame.largestTextSize).max())
    }
    frames.title = try lines(of: title, in: width, &layout)
    let size = frames.rows.compactMap(\.frame.largestTextSize).max()
    frames.trend = try trend.map { try layout.frame(of: .label($0.limited(to: size)), in: width) }
    return frames
  }

  /// Lays out the title. A range too long for a line has its second end on lines of its own, below the
  /// first one with the dash.
  private func lines(
    of title: Title?, in width: Double, _ layout: inout some PartLayout
  ) throws -> LeadingStack {
    var stack = LeadingStack()
    switch title {
    case nil: break
    case .text(let text):
      stack.add(try layout.frame(of: .text(text), in: width), text.text.boxFont)
    case .range(let lower, let dash, let upper):
      let mark = try layout.frame(of: .text(dash), in: .infinity).unnamed
      let indent = mark.size.width + Metrics.boundSpacing
      var trial = layout
      let ends = try [lower, upper].map { try trial.frame(of: .text($0), in: .infinity).size.width }
      let start = try layout.frame(of: .text(lower), in: max(width - indent, 0))
      let end = try layout.frame(of: .text(upper), in: width)
      let dashLeft = start.size.width + Metrics.boundSpacing
      stack.add(start, lower.text.boxFont)
      stack.add(mark, besideLastAt: dashLeft)
      if ends.reduce(indent + Metrics.boundSpacing, +) <= width {
        stack.add(end, besideLastAt: dashLeft + indent)
      } else {
        stack.add(end, upper.text.boxFont)
      }
    }
    return stack
  }

  /// Lays out the parts on single lines.
  func naturalFrames(_ layout: some PartLayout) throws -> ChartSummaryFrames {
    // Measuring adds no findings.
    var trial = layout
    return try frames(in: .infinity, &trial)
  }

  /// Returns the width of the longest word or value, in points; `natural` are the parts on single lines.
  func leastWidth(_ natural: ChartSummaryFrames, _ layout: some PartLayout) throws -> Double {
    var trial = layout
    let values = if case .values = content { natural.valueWidth } else { 0.0 }
    var texts = title?.texts ?? []
    if case .empty(let text) = content { texts.append(text) }
    let words = try texts.map { try $0.longestWord(&trial) }
    let image = trend?.image.map { $0.maximumSize.width + TrendBuilder.spacing } ?? 0
    let trendWord = try trend?.text?.longestWord(&trial) ?? 0
    return words.reduce(max(values, image + trendWord)) { max($0, $1) }
  }
}

extension ChartSummaryElement.Value {
  /// The width of the mark of its series, in points; 0 without one.
  fileprivate var markWidth: Double {
    color.map { LegendRows.frame(of: mark, $0, growth: growth).size.width } ?? 0
  }

  /// Lays out the value, after the mark of its series in the middle of a width.
  fileprivate func row(
    in width: Double, markWidth: Double, _ layout: inout some PartLayout
  ) throws -> ChartSummaryFrames.Row {
    let free = color == nil ? 0 : markWidth - self.markWidth
    let indent = LegendRows.indent(color: color, mark: mark) * growth + free
    let frame = try layout.frame(of: .row(row), in: max(width - indent, 0))
    let size = frame.largestTextSize ?? row.strut.size
    let scale = row.strut.size > 0 ? size / row.strut.size : 1
    let font = row.strut.scaled(by: scale)
    var result = ChartSummaryFrames.Row(frame: frame, font: font, indent: indent)
    if let color {
      result.mark = ChartSummaryFrames.Mark(
        mark: mark, color: color, width: markWidth / growth, growth: growth)
    }
    return result
  }
}

extension TextElement {
  /// Returns the width of the longest word, in points.
  fileprivate func longestWord(_ layout: inout some PartLayout) throws -> Double {
    var text = self
    text.maximumWidth = 1
    text.keepsWordsWhole = true
    text.lineLimit = .max
    return try layout.frame(of: .text(text), in: .infinity).size.width
  }
}

extension Frame {
  /// The frame in one that only groups, so that the report does not take its text for the item's.
  fileprivate var unnamed: Frame {
    Frame(
      size: size, baseline: baseline,
      content: .group([Frame.Placed(origin: .zero, frame: self)]))
  }
}
