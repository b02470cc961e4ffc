import FioriRender
import Testing

/// A trait set in Swift to a value that no picture can have.
struct TraitCase: Sendable, CustomTestStringConvertible {
  let key: String
  let value: Double
  let range: String
  let change: @Sendable (inout Environment, Double) -> Void

  init(
    _ key: String, _ value: Double, range: String = "0 to 8192",
    _ change: @escaping @Sendable (inout Environment, Double) -> Void
  ) {
    self.key = key
    self.value = value
    self.range = range
    self.change = change
  }

  var testDescription: String { "\(key) \(value)" }

  /// The environment with the value.
  var environment: Environment {
    var environment = Environment()
    change(&environment, value)
    return environment
  }
}
