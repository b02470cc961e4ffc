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
  /// Whether the dots of the axes are level with titles of references above the plot, right above the numbers: in a row of
  /// their own, they would look like entries of a legend.
  private var areInTitleRow = false
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
    // Whether the marks before a title are as those alone on the other side.
    var hasBars = false
    let digitHeight = texts.lazy.compactMap(\.self).first?.font.digitHeight ?? 0
    func frame(
      _ title: StyledText?, of axis: (kind: String, path: String), in width: Double,
      _ key: ChartElement.AxisKey? = nil, alignment: HorizontalAlignment = .leading
    ) throws -> Title {
      let row =
        hasBars
        ? AxisKeyRow(alone: key, in: chart)
        : AxisKeyRow(key, isRightToLeft: chart.isRightToLeft)
      // Marks alone are as high as those before a title on the other side.
      let alone = AxisKeyRow(alone: key, in: chart).frame.map { dots in
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
    var start = try atStart(in: Self.room(beside: end.frame, in: width))
    let rest = Self.room(beside: start.frame, in: width)
    if end.frame?.isWhole == false || !end.losses.isEmpty, rest > width * Self.largestShare {
      end = try atEnd(in: rest)
    }
    if keys.primary != nil, keys.secondary != nil,
      start.frame?.isWordless != end.frame?.isWordless
    {
      hasBars = true
      if end.frame?.isWordless == true {
        start = try atStart(in: Self.room(beside: end.frame, in: width))
      } else {
        end = try atEnd(in: Self.room(beside: start.frame, in: width))
      }
    }
    let bottomTitle = try frame(
      bottom, of: isHorizontal ? numeric : name, in: width, alignment: .center)
    (leading, trailing, below) = (start.frame, end.frame, bottomTitle.frame)
    losses = end.losses + start.losses + bottomTitle.losses
    areInTitleRow =
      chart.placeReferences.contains { $0.title != nil }
      && [leading, trailing].allSatisfy { $0?.isWordless ?? true }
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
    guard !areInTitleRow else { return 0 }
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
  /// whose middle is at a place, as far as the chart's sides allow. `parts` are the plot and its axes.
  func placed(
    above height: Double, in chart: ChartElement, plotMiddle: Double, beside parts: [Frame.Placed]
  ) -> [Frame.Placed] {
    let width = chart.size.width
    func inset(_ title: Frame, of axis: String) -> Double {
      isHorizontal
        ? 0
        : parts.first { $0.frame.kind == axis }?.inset(
          from: width, toNumbers: title.isWordless,
          isLeft: (axis == Self.firstAxis) != chart.isRightToLeft) ?? 0
    }
    let highest = areInTitleRow ? parts.compactMap(\.highestNumber).min() : nil
    func top(of title: Frame) -> Double {
      highest.map { max($0 - spacing.aboveNumbers / 2 - title.size.height, 0) } ?? drop(of: title)
    }
    var placed: [Frame.Placed] = []
    if let leading {
      let origin = Point(x: inset(leading, of: Self.firstAxis), y: top(of: leading))
      placed.append(Frame.Placed(origin: origin, frame: leading))
    }
    if let trailing {
      let last = width - trailing.size.width
      let first = placed.last.map { $0.origin.x + $0.frame.size.width + Self.leastGap } ?? 0
      let numbers = parts.first { $0.frame.kind == Self.secondAxis }
      let start = numbers?.start(in: width, isLeft: chart.isRightToLeft)
      let wanted =
        trailing.isWordless && !isHorizontal
        ? min(start ?? last, last) : last - inset(trailing, of: Self.secondAxis)
      let x = max(wanted, min(first, last))
      placed.append(Frame.Placed(origin: Point(x: x, y: top(of: trailing)), frame: trailing))
    }
    if chart.isRightToLeft { placed = placed.reversed().map { $0.mirrored(in: width) } }
    if let below {
      let x = LabelPlacer.start(
        plotMiddle - below.size.width / 2, of: below.size.width, from: 0, to: width)
      let origin = Point(x: x, y: height + spacing.belowLabels)
      placed.append(Frame.Placed(origin: origin, frame: below))
    }
    return placed
  }

  /// The kinds of the axes in the layout report.
  fileprivate static let (firstAxis, secondAxis) = ("numericAxis", "secondaryNumericAxis")
  /// The space between two titles of one row, in points, as between the entries of a legend.
  static let leastGap = LegendRows.entrySpacing
  /// Points that letters extend below their box, at the picture's edge.
  private static let descent = 1.0
  /// The height in lines of a chart whose titles may have two of them, a third of it.
  private static let leastLineCount = 6.0
}

extension Frame {
  /// Whether the frame has only marks.
  fileprivate var isWordless: Bool { shownCharacterCount == 0 }
}

extension Frame.Placed {
  /// The top of the highest number of an axis beside the plot, in points; `nil` for anything else.
  fileprivate var highestNumber: Double? {
    guard [ChartTitles.firstAxis, ChartTitles.secondAxis].contains(frame.kind) else { return nil }
    return frame.axis?.labels.map { origin.y + $0.origin.y }.min()
  }

  /// Returns the distance in points of an axis, or of its numbers alone, from a side of a chart of a width: the dots of its
  /// series are above the numbers, and its title is above them where texts are beyond the axis.
  fileprivate func inset(from width: Double, toNumbers: Bool, isLeft: Bool) -> Double {
    guard let labels = frame.axis?.labels, !labels.isEmpty else { return 0 }
    let numbers = toNumbers ? labels : [Frame.Placed(origin: .zero, frame: frame)]
    let edges = numbers.map { label in
      let left = origin.x + label.origin.x
      return isLeft ? left : width - left - label.frame.size.width
    }
    return max(edges.min() ?? 0, 0)
  }

  /// Returns where the numbers of an axis at the end of a chart of a width begin, from the side where reading starts, in
  /// points; `nil` without any. The axis is at the left side if reading starts at the right.
  fileprivate func start(in width: Double, isLeft: Bool) -> Double? {
    frame.axis?.labels.map { label in
      let left = origin.x + label.origin.x
      return isLeft ? width - left - label.frame.size.width : left
    }.min()
  }
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
