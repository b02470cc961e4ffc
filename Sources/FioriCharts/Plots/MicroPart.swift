import FioriBasics
import FioriElements
import FioriFrames
import FioriModel

/// A part of a whole, of a Harvey ball or a ring: the first value is the whole, the second the part.
struct MicroPart {
  private let chart: ChartElement
  private let values: [Double?]

  init(_ chart: ChartElement) {
    self.chart = chart
    values = chart.data.values.first ?? []
  }

  func value(_ index: Int) -> Double? { values.indices.contains(index) ? values[index] : nil }

  /// How much of the whole the part is, 0 to 1.
  var share: Double {
    guard let whole = value(0), let part = value(1), whole != 0 else { return 0 }
    return min(max(part / whole, 0), 1)
  }

  /// The name of a value as the description gives it, else the value.
  func label(_ index: Int) -> String {
    let name = chart.categoryLabel(index)
    return name.isEmpty ? chart.valueLabel(series: 0, category: index) : name
  }

  /// Of the whole and of the part: the first and second color of the palette, since one series has
  /// but one.
  func color(_ index: Int) -> RGBA { chart.series[0].color(at: index) }

  func marks(diameter: Double) -> [PlotMark] {
    let frame = Rect(x: 0, y: 0, width: diameter, height: diameter)
    return (0...1).compactMap { index in
      value(index).map {
        PlotMark(
          series: 0, category: index, value: $0, frame: frame,
          angles: 0...(index == 0 ? 1 : share) * 360)
      }
    }
  }

  /// Of the rim or the ring, in points (stated: Docs/sources/charts.md#micro).
  static func thickness(_ radius: Double) -> Double { min(max(radius / 10, 5), 20) }
}
