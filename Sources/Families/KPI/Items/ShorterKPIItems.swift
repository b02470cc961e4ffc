import FioriBasics
import FioriLowering
import FioriModel

/// The items of a value with shorter forms of its formatted numbers.
struct ShorterKPIItems: Sendable {
  /// The items as they are described, with their paths.
  let parts: [PlacedKPIItem]
  let numbers: NumberResolver

  /// All forms, the longest first. Numbers beside each other are shortened together.
  var forms: [[PlacedKPIItem]] {
    let ladders = parts.map { part in part.item.numbers.map(numbers.shorterForms) }
    let count = ladders.joined().map(\.count).max() ?? 0
    let forms = (0..<count).map { index in
      zip(parts, ladders).flatMap { part, ladder in
        // A number with fewer forms waits for the others.
        let shorter = zip(part.item.numbers, ladder).map { number, forms in
          forms[at: index - (count - forms.count)] ?? number
        }
        return part.written(with: shorter, numbers)
      }
    }
    return forms.indices.filter { $0 == 0 || forms[$0] != forms[$0 - 1] }.map { forms[$0] }
  }
}

extension KPIItem {
  /// The numbers to format.
  fileprivate var numbers: [NumberValue] {
    switch self {
    case .unit, .metric, .fraction, .icon: []
    case .formattedMetric(let number): [number]
    case .formattedFraction(let fraction):
      [NumberValue(value: fraction.value), NumberValue(value: fraction.total)]
    }
  }
}

extension PlacedKPIItem {
  /// Returns the items that the item is drawn as, with its numbers in other forms.
  fileprivate func written(
    with forms: [NumberValue], _ numbers: NumberResolver
  ) -> [PlacedKPIItem] {
    switch item {
    case .unit, .metric, .fraction, .icon: [self]
    case .formattedMetric:
      replaced(by: forms.first.flatMap { try? numbers.parts(of: $0) } ?? [])
    case .formattedFraction:
      ((try? numbers.items(ofFraction: forms)) ?? []).map {
        PlacedKPIItem(item: $0, path: path, ruleColor: ruleColor, ruleTitle: ruleTitle)
      }
    }
  }
}
