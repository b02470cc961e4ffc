import FioriBasics
import FioriLayout
import FioriModel

/// A value compared to its target, with a forecast and thresholds.
///
/// The first series holds the value, the target and the forecast; the second holds the thresholds
/// (stated: Docs/sources/charts.md#micro).
struct MicroBulletPlot: PlainPlot {
  let chart: ChartElement

  private var thresholds: [Double?] { chart.data.values[at: 1] ?? [] }

  func frames(in size: Size, _ labels: inout some PartLayout) throws -> [Frame.Placed] {
    let padding = min(Self.padding, size.width / 4, size.height / 4)
    let room = Rect(origin: .zero, size: size).insetBy(padding)
    let bullet = Bullet(
      room: room.size, lowest: extent.lowerBound, range: extent.upperBound - extent.lowerBound,
      isMirrored: chart.isRightToLeft)
    let content = PlotContent(marks: marks(bullet), shapes: shapes(bullet))
    return [.plot(content, in: room)]
  }

  /// Maps values to lengths in the plot.
  private struct Bullet {
    let room: Size
    /// The value at the start of the plot, zero unless a value is negative.
    let lowest: Double
    /// The difference between the values at the ends of the plot, or 0 if all values are zero.
    let range: Double
    let isMirrored: Bool

    var band: Rect {
      Rect(origin: .zero, size: room).centered(Size(width: room.width, height: bandHeight))
    }

    var bandHeight: Double { room.height * 0.786 }

    /// Divides by the range: its inverse is infinite for the smallest numbers.
    func x(_ value: Double) -> Double {
      let share = range > 0 ? min(max(value / range - lowest / range, 0), 1) : 0
      return (isMirrored ? 1 - share : share) * room.width
    }

    /// Whether bars run in both directions, or from the plot's end.
    var hasZeroLine: Bool { lowest < 0 }

    /// Returns a bar as high as a fraction of the band.
    func bar(_ value: Double, share: Double) -> Rect {
      let height = bandHeight * share
      return Rect(
        fromX: x(0), x(value), y: room.height / 2 - height / 2, room.height / 2 + height / 2)
    }

    /// Returns the ends of a line from 3 points above the band to 6 points below it, without the half
    /// discs at its ends.
    func line(_ x: Double) -> (from: Point, to: Point) {
      (Point(x: x, y: band.minY - 3), Point(x: x, y: band.maxY + 6))
    }
  }

  /// The range from the least to the greatest value (stated: Docs/sources/charts.md#micro),
  /// including zero (chosen: bars begin at zero, and the longest would not fit otherwise).
  private var extent: ClosedRange<Double> {
    let range = chart.hiddenRange ?? 0...0
    let (low, high) = (min(range.lowerBound, 0), max(range.upperBound, 0))
    return low...(high > 0 ? high : -low * Self.roomBeyondZero)
  }

  private func value(_ index: Int) -> Double? {
    values[at: index] ?? nil
  }

  private func marks(_ bullet: Bullet) -> [PlotMark] {
    let shares = [Self.actualShare, 1, Self.forecastShare]
    let own = zip(values, shares).enumerated().compactMap { category, pair in
      pair.0.map {
        PlotMark(
          series: 0, category: category, value: $0, frame: bullet.bar($0, share: pair.1))
      }
    }
    return own
      + thresholds.enumerated().compactMap { category, value in
        value.map {
          PlotMark(series: 1, category: category, value: $0, frame: bullet.bar($0, share: 1))
        }
      }
  }

  /// The color of the value: its own, or whether it is above its target.
  var actualColor: RGBA {
    let isGood = (value(0) ?? 0) > (value(1) ?? 0)
    return chart.series[0].colors[0]
      ?? (isGood ? chart.colors.positive : chart.colors.negative)
  }

  private func shapes(_ bullet: Bullet) -> [PlotShape] {
    let colors = chart.colors
    var shapes = thresholds(bullet) + [.block(bullet.band, colors.track)]
    if let forecast = value(2) {
      let color = chart.series[0].colors[2] ?? colors.forecast
      shapes.append(bar(forecast, share: Self.forecastShare, color, bullet))
    }
    if let actual = value(0) {
      shapes.append(bar(actual, share: Self.actualShare, actualColor, bullet))
    }
    return shapes + target(bullet) + coveredThresholds(bullet) + zeroLine(bullet)
  }

  /// Returns a bar, which grows from zero.
  private func bar(_ value: Double, share: Double, _ color: RGBA, _ bullet: Bullet) -> PlotShape {
    .moving(
      .growth(from: Point(x: bullet.x(0), y: 0), .horizontal),
      [.block(bullet.bar(value, share: share), color)])
  }

  /// Returns the thresholds around the band, which is translucent and would not cover them.
  private func thresholds(_ bullet: Bullet) -> [PlotShape] {
    let (band, reach) = (bullet.band, Self.lineWidth / 2)
    return thresholds.enumerated().flatMap { index, threshold -> [PlotShape] in
      guard let threshold else { return [] }
      let x = bullet.x(threshold)
      let (top, bottom) = bullet.line(x)
      let line = line((top, bottom), chart.series[1].color(at: index))
      let sides = [(x - reach, min(x + reach, band.minX)), (max(x - reach, band.maxX), x + reach)]
      let clips =
        [
          Rect(fromX: x - reach, x + reach, y: top.y - reach, band.minY),
          Rect(fromX: x - reach, x + reach, y: band.maxY, bottom.y + reach),
        ]
        + sides.filter { $0 < $1 }.map { Rect(fromX: $0, $1, y: band.minY, band.maxY) }
      return clips.map { .layer(clip: $0, opacity: 1, [line]) }
    }
  }

  /// Returns the lower ends of thresholds that the target would cover (chosen:
  /// Docs/sources/charts.md#micro).
  private func coveredThresholds(_ bullet: Bullet) -> [PlotShape] {
    guard let target = value(1) else { return [] }
    return thresholds.enumerated().compactMap { index, threshold in
      guard let threshold, abs(bullet.x(threshold) - bullet.x(target)) < Self.lineWidth / 2 else {
        return nil
      }
      let end = bullet.line(bullet.x(threshold)).to
      let start = Point(x: end.x, y: bullet.band.maxY + Self.lineWidth / 2)
      return line((start, end), chart.series[1].color(at: index))
    }
  }

  /// Returns the line that negative bars run away from (chosen: Docs/sources/charts.md#micro).
  private func zeroLine(_ bullet: Bullet) -> [PlotShape] {
    guard bullet.hasZeroLine else { return [] }
    return [
      .rule(
        Rule(
          isHorizontal: false, position: bullet.x(0), start: bullet.band.minY,
          end: bullet.band.maxY,
          color: chart.colors.target))
    ]
  }

  /// Returns the target, separated from the value by a line in the background color over its edge.
  private func target(_ bullet: Bullet) -> [PlotShape] {
    guard let target = value(1) else { return [] }
    let x = bullet.x(target)
    let side = (chart.isRightToLeft ? 1 : -1) * Self.haloDistance
    let halo = Rect(
      fromX: x + side - Self.haloWidth / 2, x + side + Self.haloWidth / 2,
      y: bullet.band.minY - Self.lineWidth, bullet.band.maxY + Self.lineWidth)
    return [
      line(bullet.line(x), chart.series[0].colors[1] ?? chart.colors.target),
      .block(halo, chart.colors.background),
    ]
  }

  private func line(_ ends: (from: Point, to: Point), _ color: RGBA) -> PlotShape {
    .line([ends.from, ends.to], StrokeStyle(width: Self.lineWidth), color)
  }

  private static let padding = 3.0
  /// The space beyond zero if all values are negative, as a fraction of their range, so that they are
  /// seen to run the other way.
  private static let roomBeyondZero = 0.08
  private static let forecastShare = 0.6
  private static let actualShare = 0.36
  private static let lineWidth = 3.0
  private static let haloWidth = 2.0
  /// The distance between the middles of the target and of the line beside it.
  private static let haloDistance = 2.0
}
