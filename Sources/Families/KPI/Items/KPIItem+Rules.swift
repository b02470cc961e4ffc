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

extension [KPIItem] {
  /// Returns the item whose rules color an item: of a unit the number before it, or else the first one after it, and of
  /// a sign the one after it; of any other item, and of a unit alone, the item itself.
  func owner(ofItemAt index: Int) -> KPIItem {
    let item = self[index]
    guard case .unit = item else { return item }
    let next = self[index...].first(where: \.isNumber)
    if item.style == .metric, let next { return next }
    return self[..<index].last(where: \.isNumber) ?? next ?? item
  }
}

extension KPIItem {
  fileprivate var isNumber: Bool {
    switch self {
    case .unit, .icon: false
    case .metric, .formattedMetric, .fraction, .formattedFraction: true
    }
  }
}
