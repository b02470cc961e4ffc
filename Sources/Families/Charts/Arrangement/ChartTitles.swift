import FioriBasics
import FioriLayout
import FioriModel

/// The titles of a chart's axes. They are placed along its upper and lower edges, since vertical
/// text is hard to read on a screen (chosen: Docs/sources/charts.md#axes).
struct ChartTitles {
  private let leading: Frame?
  private let trailing: Frame?
  private let below: Frame?
  private let spacing: ChartSpacing
  private let isHorizontal: Bool
  /// The titles that would be cut to nothing.
  let losses: [Loss]

  init(_ chart: ChartElement, _ labels: inout some PartLayout) throws {
    spacing = chart.spacing
    isHorizontal = chart.type.plot.axes == .horizontal
    guard !chart.hidesTitles else {
      (leading, trailing, below, losses) = (nil, nil, nil, [])
      return
    }
    let isHorizontal = isHorizontal
    let (side, bottom) =
      isHorizontal
      ? (chart.categories?.title, chart.primary?.title)
      : (chart.primary?.title, chart.categories?.title)
    // Without numbers, there is nothing to say what they measure.
    let keys = (
      primary: chart.primary?.showsLabels == true ? chart.axisKeys?.primary : nil,
      secondary: chart.secondary?.showsLabels == true ? chart.axisKeys?.secondary : nil
    )
    let texts = [
      chart.primary?.title, chart.secondary?.title, keys.primary?.names, keys.secondary?.names,
    ]
    let digitHeight = texts.lazy.compactMap(\.self).first?.font.digitHeight ?? 0
    func frame(
      _ title: StyledText?, of axis: (kind: String, path: String), in width: Double,
      _ key: ChartElement.AxisKey? = nil, alignment: HorizontalAlignment = .leading
    ) throws -> Title {
      let row = AxisKeyRow(key, isRightToLeft: chart.isRightToLeft)
      // Dots alone are as high as those before a title on the other side.
      let alone = row.frame.map { dots in
        var dots = dots
        dots.baseline = (dots.size.height + digitHeight) / 2
        return dots
      }
      guard let text = title ?? key?.names else { return (alone, []) }
      var frame = try labels.title(
        text, in: width - row.indent,
        lineLimit: chart.size.height < Self.leastLineCount * text.font.lineHeight
          ? 1 : chart.titleLineLimit, alignment)
      // A legend has the names.
      let isOnOneLine = frame.isWhole && frame.lineCount == 1
      if title == nil, !isOnOneLine, !chart.legend.isEmpty { return (alone, []) }
      guard frame.isReadable else {
        let path =
          title == nil ? chart.origin.key("series") : chart.origin.key(axis.path).key("title")
        let part = title == nil ? "the names of the series of an axis" : "the title"
        return (alone, [Loss(path, .partDoesNotFit(part, isPlural: title == nil, larger: "wider"))])
      }
      frame.kind = axis.kind
      return (row.frame(before: frame, digitHeight: text.font.digitHeight), [])
    }
    let numeric = ("valuesAxisTitle", "numericAxis")
    let second = ("secondaryValuesAxisTitle", "secondaryNumericAxis")
    let name = ("categoryAxisTitle", "categoryAxis")
    let width = chart.size.width
    func atStart(in width: Double) throws -> Title {
      try frame(side, of: isHorizontal ? name : numeric, in: width, keys.primary)
    }
    func atEnd(in width: Double) throws -> Title {
      try frame(chart.secondary?.title, of: second, in: width, keys.secondary)
    }
    var end = try atEnd(in: width * Self.largestShare)
    let start = try atStart(in: Self.room(beside: end.frame, in: width))
    let rest = Self.room(beside: start.frame, in: width)
    if end.frame?.isWhole == false || !end.losses.isEmpty, rest > width * Self.largestShare {
      end = try atEnd(in: rest)
    }
    let bottomTitle = try frame(
      bottom, of: isHorizontal ? numeric : name, in: width, alignment: .center)
    (leading, trailing, below) = (start.frame, end.frame, bottomTitle.frame)
    losses = end.losses + start.losses + bottomTitle.losses
  }

  /// A title, `nil` for none, and what is lost of it.
  private typealias Title = (frame: Frame?, losses: [Loss])

  /// Returns the width in points of a title beside another one, which has a limit only as far as the other one needs
  /// the space.
  private static func room(beside other: Frame?, in width: Double) -> Double {
    guard let other else { return width }
    return max(width * (2 * largestShare) - other.size.width, width * largestShare)
  }

  /// The part of the width that each of two titles has at most, if both need it.
  private static let largestShare = 0.48

  /// The height above the plot, in points.
  var top: Double {
    let height = [leading, trailing].compactMap(\.self).map { drop(of: $0) + $0.size.height }.max()
    return height.map { $0 + (isHorizontal ? spacing.aboveBars : spacing.aboveNumbers) } ?? 0
  }

  /// Returns how far a title above the plot is below the chart's upper edge, so that both are on one line.
  private func drop(of title: Frame) -> Double {
    let baselines = [leading, trailing].compactMap { $0?.baseline }
    return title.baseline.map { own in (baselines.max() ?? own) - own } ?? 0
  }

  /// The height below the plot and its labels, in points.
  var bottom: Double {
    below.map { $0.size.height + spacing.belowLabels + Self.descent } ?? 0
  }

  /// Returns the titles of a chart whose labels end at a height; the title below them is centered on the plot,
  /// whose middle is at a place, as far as the chart's sides allow.
  func placed(
    above height: Double, in chart: ChartElement, plotMiddle: Double
  ) -> [Frame.Placed] {
    let width = chart.size.width
    let (left, right) = chart.isRightToLeft ? (trailing, leading) : (leading, trailing)
    var placed: [Frame.Placed] = []
    if let left { placed.append(Frame.Placed(origin: Point(x: 0, y: drop(of: left)), frame: left)) }
    if let right {
      let origin = Point(x: width - right.size.width, y: drop(of: right))
      placed.append(Frame.Placed(origin: origin, frame: right))
    }
    if let below {
      let x = LabelPlacer.start(
        plotMiddle - below.size.width / 2, of: below.size.width, from: 0, to: width)
      let origin = Point(x: x, y: height + spacing.belowLabels)
      placed.append(Frame.Placed(origin: origin, frame: below))
    }
    return placed
  }

  /// Points that letters extend below their box, at the picture's edge.
  private static let descent = 1.0
  /// The height in lines of a chart whose titles may have two of them, a third of it.
  private static let leastLineCount = 6.0
}

extension PartLayout {
  /// Returns a title on one line, or on up to `lineLimit` if it would be cut.
  fileprivate mutating func title(
    _ text: StyledText, in width: Double, lineLimit: Int, _ alignment: HorizontalAlignment
  ) throws -> Frame {
    let width = max(width, 0)
    let label = try label(text, maximumWidth: width)
    guard label.isTruncated, lineLimit > 1 else { return label }
    return try wrappedLabel(
      text, maximumWidth: width, lineLimit: lineLimit, alignment: alignment) ?? label
  }
}
