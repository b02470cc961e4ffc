import FioriBasics
import FioriLayout
import FioriModel

/// The texts of a micro area chart: above the plot its first, greatest and last values, below it the
/// least value, and below that the categories of the first and last values.
///
/// Each number is above or below its point. The greatest has a row of its own, next to the plot, if the values
/// at the ends leave no space for it; the least always has, since it would read as a name in their row (chosen:
/// Docs/sources/charts.md#micro).
struct MicroAreaTexts {
  /// A value's text.
  private struct Number {
    let frame: Frame
    /// The place of the value's point, in points from the side where reading starts.
    let anchor: Double
  }

  /// A text in a row, in points from the side where reading starts.
  private struct Text {
    let frame: Frame
    let x: Double

    var end: Double { x + frame.size.width }
  }

  /// The rows above the plot, from the top.
  private let top: [[Text]]
  /// The rows below the plot, from the top.
  private let bottom: [[Text]]
  /// The number of values that do not fit.
  let leftOutCount: Int
  let nameLosses: [Loss]

  init(_ chart: ChartElement, in size: Size, _ labels: inout some PartLayout) throws {
    let width = size.width
    let values = chart.data.values.first ?? []
    let positions = LineShapes.positions(of: chart.data.categoryCount)
    let inset = MicroAreaPlot.lineWidth / 2
    func anchor(_ category: Int) -> Double {
      inset + positions[category] * max(width - 2 * inset, 0)
    }
    func number(_ category: Int?, _ style: ChartTexts.Style) throws -> Number? {
      guard let category else { return nil }
      let text = chart.valueLabel(series: 0, category: category)
      return text.isEmpty
        ? nil
        : Number(
          frame: try labels.label(style.text(text)).asValueLabel,
          anchor: anchor(category))
    }
    let known = values.indices.filter { values[$0] != nil }
    let (first, last) = (known.first, known.last)
    let greatest = known.max { (values[$0] ?? 0) < (values[$1] ?? 0) }
    let least = known.min { (values[$0] ?? 0) < (values[$1] ?? 0) }
    let (strong, quiet) = (chart.texts.value, chart.texts.categoryLabel)
    let ends = try [number(first, strong), first == last ? nil : number(last, strong)]
      .compactMap(\.self)
    let high = try number([first, last].contains(greatest) ? nil : greatest, quiet)
    let low = try number([first, last].contains(least) ? nil : least, quiet)
    // Often, only the first and the last category have a name.
    let areNamed = !known.ends.isEmpty && known.ends.allSatisfy { !chart.categoryLabel($0).isEmpty }
    let named = areNamed ? known : Array(positions.indices)
    let names = try Self.names(of: named.ends, chart, at: anchor, in: width, &labels)
    nameLosses = names.losses
    // A number is not cut, because the rest reads as another number.
    let endTexts = Self.spread(ends, in: width)
    let rows = [endTexts ?? [], names.texts].filter { !$0.isEmpty }.map(Self.height(of:))
    var free = size.height - rows.reduce(0, +) - 2 * Self.spacing - Self.descent - Self.leastHeight
    let above = Self.rows(endTexts ?? [], with: high, sharesRow: true, in: width, &free)
    let below = Self.rows(names.texts, with: low, sharesRow: false, in: width, &free)
    (top, bottom) = (above.rows, below.rows.reversed())
    leftOutCount =
      (endTexts == nil ? ends.count : 0) + [above.isComplete, below.isComplete].count { !$0 }
  }

  /// Returns the names of the first and the last value, each at its point, and their losses. If one cannot be there, they
  /// are at the corners.
  private static func names(
    of categories: [Int], _ chart: ChartElement, at anchor: (Int) -> Double, in width: Double,
    _ labels: inout some PartLayout
  ) throws -> (texts: [Text], losses: [Loss]) {
    let names = categories.map(chart.categoryLabel)
    var frames = try EndNames(
      names.map { chart.texts.categoryLabel.text($0) }, in: width,
      spacing: AxisMetrics.nameSpacing, &labels
    ).frames
    // Their row speaks for them.
    for index in frames.indices { frames[index].losses = [] }
    let losses = NameLosses(names, shown: frames.isEmpty ? [] : names, frames).losses(
      at: chart.origin.key("categories"))
    let texts =
      spread(zip(frames, categories).map { Number(frame: $0, anchor: anchor($1)) }, in: width)
      ?? frames.enumerated().map { index, frame in
        Text(frame: frame, x: index == 0 ? 0 : width - frame.size.width)
      }
    return (texts.filter { $0.frame.size.width > 0 }, losses)
  }

  /// Returns numbers beside each other, each at its point, or `nil` if one cannot be there.
  private static func spread(_ numbers: [Number], in width: Double) -> [Text]? {
    let widths = numbers.map(\.frame.size.width)
    let wanted = zip(numbers, widths).map {
      LabelPlacer.start($0.anchor - $1 / 2, of: $1, from: 0, to: width)
    }
    let positions = TitleSpread(
      wanted, heights: widths.map { $0 + gap }, from: 0, to: width + gap
    ).positions
    let texts = zip(numbers, positions).map { Text(frame: $0.frame, x: $1) }
    return zip(texts, numbers).allSatisfy { text, number in
      text.end <= width + slack && isNear(text, number)
    } ? texts : nil
  }

  /// Returns a row with another number in it, or in a row of its own after it if there is space for that:
  /// `free` is the height that the plot can spare, in points.
  private static func rows(
    _ row: [Text], with number: Number?, sharesRow: Bool, in width: Double, _ free: inout Double
  ) -> (rows: [[Text]], isComplete: Bool) {
    let rows = row.isEmpty ? [] : [row]
    guard let number else { return (rows, true) }
    let size = number.frame.size
    func box(_ text: Frame, at origin: Point) -> Rect {
      Rect(x: origin.x - gap / 2, y: origin.y, width: text.size.width + gap, height: size.height)
    }
    var placer = LabelPlacer(
      room: Rect(
        x: -gap / 2, y: 0, width: width + gap,
        height: free >= size.height ? 2 * size.height : size.height),
      obstacles: row.map { text in
        LabelPlacer.Obstacle(rect: box(text.frame, at: Point(x: text.x, y: 0)), isWall: true)
      })
    let tops = sharesRow || row.isEmpty ? [0, size.height] : [size.height]
    let candidate = LabelCandidate(
      places: tops.map { top in
        let origin = Point(x: number.anchor - size.width / 2, y: top)
        return LabelCandidate.Place(
          label: Frame.Placed(origin: origin, frame: number.frame),
          box: box(number.frame, at: origin))
      }, middles: number.anchor - size.width / 2 - slack...number.anchor + size.width / 2 + slack)
    guard let placed = placer.place(candidate) else { return (rows, false) }
    let text = Text(frame: number.frame, x: placed.origin.x)
    guard placed.origin.y > 0 else { return ([row + [text]], true) }
    free -= size.height
    return (rows + [[text]], true)
  }

  /// Returns whether a text is above or below its point.
  private static func isNear(_ text: Text, _ number: Number) -> Bool {
    (text.x - slack...text.end + slack).contains(number.anchor)
  }

  private static func height(of row: [Text]) -> Double { row.map(\.frame.size.height).max() ?? 0 }

  /// The height above the plot, in points.
  var topHeight: Double {
    top.isEmpty ? 0 : top.reduce(0) { $0 + Self.height(of: $1) } + Self.spacing
  }

  /// The height below the plot, in points.
  var bottomHeight: Double {
    bottom.isEmpty
      ? 0 : bottom.reduce(0) { $0 + Self.height(of: $1) } + Self.descent + Self.spacing
  }

  /// Returns the texts in a chart of a size.
  func placed(in size: Size, isMirrored: Bool) -> [Frame.Placed] {
    var y = 0.0
    var frames: [Frame.Placed] = []
    for row in top {
      frames += Self.placed(row, y: y)
      y += Self.height(of: row)
    }
    y = size.height - bottomHeight + Self.spacing
    for row in bottom {
      frames += Self.placed(row, y: y)
      y += Self.height(of: row)
    }
    return isMirrored ? frames.map { $0.mirrored(in: size.width) } : frames
  }

  private static func placed(_ row: [Text], y: Double) -> [Frame.Placed] {
    row.map { Frame.Placed(origin: Point(x: $0.x, y: y), frame: $0.frame) }
  }

  /// The space between the texts and the plot, in points (from SAP's engine, which offers no way to
  /// use this type).
  private static let spacing = 2.0
  /// How far letters hang below their box, at the picture's edge, in points.
  private static let descent = 1.0
  /// The space between two texts, in points.
  private static let gap = 4.0
  /// The least height of the plot above which a number may have a row of its own, in points.
  private static let leastHeight = 24.0
  /// Rounding errors, in points.
  private static let slack = 0.001
}
