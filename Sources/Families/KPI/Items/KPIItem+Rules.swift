import FioriBasics
import FioriLowering
import FioriModel

extension KPIItem {
  /// The first rule that matches the item's number; `nil` without one.
  var rule: ColorRule? {
    ruled.flatMap { $0.rules.first(for: .number($0.value)) }
  }

  /// Returns the findings of the item's rules, which are at a path.
  func ruleFindings(at path: DescriptionPath) -> [Finding] {
    (ruled?.rules ?? []).findings(at: path, areNumbers: true)
  }

  /// The rules of a number, and the value that they test; `nil` for other items.
  private var ruled: (rules: [ColorRule], value: Double)? {
    switch self {
    case .unit, .metric, .fraction, .icon: nil
    case .formattedMetric(let number): (number.rules, number.value)
    case .formattedFraction(let fraction): (fraction.rules, fraction.value)
    }
  }
}
