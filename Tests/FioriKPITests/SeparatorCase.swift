import FioriRender
import Testing

/// An item and the runs that it is drawn in: a size and a text each.
struct SeparatorCase: Sendable, CustomTestStringConvertible {
  let item: KPIItem
  let runs: [String]

  init(_ item: KPIItem, _ runs: String...) {
    self.item = item
    self.runs = runs
  }

  var testDescription: String { "\(item)" }
}
