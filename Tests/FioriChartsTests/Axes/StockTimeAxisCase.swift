import FioriCharts
import FioriRender
import Testing

/// Times at equal steps, and where their labels are.
struct StockTimeAxisCase: Sendable, CustomTestStringConvertible {
  let start: String
  let step: Int
  let count: Int
  let unit: TimeUnit
  /// The positions of the labels.
  let positions: [Int]

  init(_ start: String, every step: Int, _ count: Int, _ unit: TimeUnit, _ positions: [Int]) {
    self.start = start
    self.step = step
    self.count = count
    self.unit = unit
    self.positions = positions
  }

  var times: [CivilTime?] {
    CivilTime(start).map { start in
      (0..<count).map { CivilTime(seconds: start.seconds + $0 * step) }
    } ?? []
  }

  var testDescription: String { "\(count) every \(step) s from \(start)" }
}
