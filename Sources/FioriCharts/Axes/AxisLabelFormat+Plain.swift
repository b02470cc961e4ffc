package import FioriElements
import Glibc

extension AxisLabelFormat {
  /// Returns the format of the horizontal axis of points: whole numbers without separators (stated:
  /// Docs/sources/charts.md#numbers), with as many decimals as the ticks have (chosen there: other
  /// ticks would have the same label). Numbers with more than 9 decimals are written as powers of
  /// ten.
  package static func plain(for ticks: AxisTicks) -> AxisLabelFormat {
    let digits = (0...9).first { digits in
      let scale = pow(10, Double(digits))
      return ticks.values.allSatisfy {
        abs($0 - ($0 * scale).rounded() / scale) <= 0.001 * abs(ticks.step)
      }
    }
    guard let digits else { return AxisLabelFormat(isAbbreviated: true) }
    return AxisLabelFormat(maximumFractionDigits: digits, usesGroupingSeparator: false)
  }
}
