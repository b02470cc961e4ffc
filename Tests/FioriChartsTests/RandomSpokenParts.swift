import FioriRender

@testable import TestSupport

/// A chart of points, of parts of a whole, or of a value and its target by chance, the same for the same
/// seed, and all numbers that its words say.
struct RandomSpokenParts {
  private static let types: [ChartType] = [
    .scatter, .bubble, .donut, .bullet, .microBullet, .microHarveyBall, .microRadial,
  ]

  let view: ChartView
  /// The numbers that are said, in their order.
  let numbers: [Double]

  init(seed: Int) {
    var chance = Chance(seed: seed)
    let type = Self.types[seed % Self.types.count]
    let scale = [0.0004, 0.01, 1, 3, 4_000_000][chance.below(5)]
    func some(_ count: Int) -> [Double] {
      (0..<count).map { _ in Double(1 + chance.below(1000)) / 10 * scale }
    }
    switch type {
    case .scatter, .bubble:
      let (across, up, sizes) = (some(6), some(6), some(6))
      let points = (0..<1 + chance.below(6)).map { (across[$0], up[$0], sizes[$0]) }
      view = ChartView(
        type, points: points.map { (x: $0.0, y: $0.1, size: type == .bubble ? $0.2 : nil) })
      numbers =
        [Double(points.count)] + Self.range(points.map(\.0)) + Self.range(points.map(\.1))
        + (type == .bubble ? Self.range(points.map(\.2)) : [])
    case .donut:
      let parts = some(1 + chance.below(5))
      let titles = ["Hardware", "Software", "Services", "Training", "Travel"]
      let sum = parts.reduce(0, +)
      view = ChartView(
        type, series: zip(titles, parts).map { ChartSeries(title: $0, values: [.number($1)]) })
      numbers = [Double(parts.count)] + parts.flatMap { [$0, $0 / sum * 100] }
    case .bullet:
      // Each column with its target; of more than four, the ends, the extremes and the range of the targets.
      let count = 1 + chance.below(4)
      let (values, targets) = (some(count), some(count))
      view = ChartView(type, values, targets)
      let listed = zip(values, targets).flatMap { [$0, $1] }
      numbers = (count > 1 ? [Double(count)] : []) + listed
    case .microBullet:
      let (values, thresholds) = (some(1 + chance.below(3)), some(chance.below(4)))
      view = ChartView(type, values, thresholds)
      numbers = values + thresholds
    default:
      let whole = some(1)[0]
      let part = whole * Double(chance.below(101)) / 100
      view = ChartView(type, [whole, part])
      numbers = [part, whole]
    }
  }

  private static func range(_ values: [Double]) -> [Double] {
    let ends = [values.min() ?? 0, values.max() ?? 0]
    return ends[0] == ends[1] ? [ends[0]] : ends
  }

  /// Returns all numbers in words.
  func numbers(in words: String) -> [SpokenNumber] {
    var numbers: [SpokenNumber] = []
    var text = SpokenText(words)
    while !text.rest.isEmpty {
      if let number = text.number() {
        numbers.append(number)
      } else {
        text = text.after(text.rest.prefix(1))
      }
    }
    return numbers
  }
}
