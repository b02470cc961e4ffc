import FioriBasics
import FioriLayout

/// Titles of lines and bands in rows above the plot.
extension AxisReferences {
  /// Returns the titles above a plot of a width, by item: each over its line in the lowest row where it has space,
  /// within the sides of the chart but not over numbers beside the plot, and over other lines only above their titles.
  /// The title of a line that would be over others ends or begins at its own line. The title of a band is over the middle
  /// of its band, also over lines without a title: at its middle, most of it would be over other values.
  func rowTitles(
    in width: Double, from left: Double, to right: Double
  ) -> [Int: Frame.Placed] {
    let height = items.compactMap(\.title?.size.height).max() ?? 0
    let margin = Self.titleSpacing / 2
    var placer = LabelPlacer(
      room: Rect(
        fromX: left - margin, right + margin,
        y: -Self.rowGap - Double(Self.largestRowCount) * height, -Self.rowGap))
    let middles = items.map { (isMirrored ? 1 - $0.middle : $0.middle) * width }
    var placed: [Int: Frame.Placed] = [:]
    let bandsLast =
      items.indices.filter { items[$0].isLine } + items.indices.filter { !items[$0].isLine }
    // Once the titles of other lines have their places, a title may be above them.
    for index in bandsLast + items.indices where placed[index] == nil {
      guard let title = items[index].title else { continue }
      let (middle, length) = (middles[index], title.size.width)
      // A title that the plot has space for is not over the numbers beside it.
      let isInside = length <= width - keyInsets.left - keyInsets.right
      let left = hasNumbers.left && length <= width ? isInside ? keyInsets.left : 0 : left
      let right =
        hasNumbers.right && length <= width ? width - (isInside ? keyInsets.right : 0) : right
      let others = items.indices.filter { abs(middles[$0] - middle) > LabelPlacer.slack }
      func lowest(over span: ClosedRange<Double>) -> Double {
        others.filter { span.contains(middles[$0]) }.compactMap { placed[$0]?.origin.y }.min() ?? 0
      }
      func places(from x: Double) -> [LabelCandidate.Place] {
        (1...Self.largestRowCount).map { -Self.rowGap - Double($0) * height }
          .filter { $0 + height <= lowest(over: x...x + length) + LabelPlacer.slack }.map { y in
            LabelCandidate.Place(
              label: Frame.Placed(origin: Point(x: x, y: y), frame: title),
              box: Rect(x: x - margin, y: y, width: length + 2 * margin, height: height))
          }
      }
      let isLine = items[index].isLine
      let untitled = others.filter { placed[$0] == nil && (isLine || items[$0].title != nil) }
        .map { middles[$0] }
      func reachesOthers(from x: Double) -> Bool {
        untitled.contains { x < $0 && $0 < x + length }
      }
      let before = untitled.filter { $0 < middle }.max().map { $0 + 2 * margin } ?? left
      let after = untitled.filter { $0 > middle }.min().map { $0 - 2 * margin } ?? right
      let first = max(before, left, middle - length)
      let last = min(min(after, right) - length, middle)
      let beside = [middle - length, middle].filter { !reachesOthers(from: $0) }
      let start = min(max(middle - length / 2, first), last)
      let reach =
        first + length / 2 - LabelPlacer.slack...max(first, last) + length / 2 + LabelPlacer.slack
      placed[index] = placer.place(
        first <= last
          ? LabelCandidate(places: places(from: start), middles: reach)
          : LabelCandidate(places: beside.flatMap(places)))
    }
    return placed
  }

  /// In points.
  static let rowGap = 3.0
  private static let largestRowCount = 3
}
