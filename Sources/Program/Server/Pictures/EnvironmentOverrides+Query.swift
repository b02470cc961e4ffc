import FioriRender
import RenderService

extension EnvironmentOverrides {
  /// Creates overrides of the parameters of a card's address that its template allows.
  init(
    _ parameters: [(column: String, text: String)], allowed: [ServedParameter]
  ) throws(Problem) {
    self.init()
    for (name, text) in parameters where allowed.contains(where: { $0.rawValue == name }) {
      _ = try set(name, to: text)
    }
  }

  /// Sets the trait of a parameter; returns false if there is no such trait.
  mutating func set(_ name: String, to text: String) throws(Problem) -> Bool {
    guard let trait = Environment.optionTrait(name) else { return false }
    guard set(trait, to: text) else {
      throw Problem(400, "'\(name)' cannot be '\(text)'; use \(trait.expectation)")
    }
    return true
  }
}
