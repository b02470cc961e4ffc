import Testing

/// A trait with a flag, and two values that look different.
struct TraitCase: Sendable, CustomTestStringConvertible {
  let key: String
  let flag: String
  let own: String
  let other: String
  /// Members of the environment in which the trait can be seen.
  let others: String

  init(
    _ key: String, flag: String, _ own: String, _ other: String, others: String = ""
  ) {
    self.key = key
    self.flag = flag
    self.own = own
    self.other = other
    self.others = others
  }

  var testDescription: String { "--\(flag) \(other)" }

  /// A view with the trait.
  func description(of view: String, with value: String) -> String {
    Sample.description(of: view, #""environment": {\#(others)"\#(key)": "\#(value)"}, "#)
  }

  static let all = [
    TraitCase("generation", flag: "generation", "classic", "horizon"),
    TraitCase("palette", flag: "palette", "v2", "v6"),
    TraitCase("contrast", flag: "contrast", "normal", "high", others: horizon),
    TraitCase(
      "interfaceLevel", flag: "interface-level", "base", "elevated",
      others: horizon + #""appearance": "dark", "#),
    TraitCase(
      "horizontalSizeClass", flag: "horizontal-size-class", "compact", "regular"),
    TraitCase(
      "contentSizeCategory", flag: "content-size-category", "large",
      "accessibilityExtraExtraExtraLarge"),
    TraitCase("appearance", flag: "appearance", "light", "dark", others: horizon),
    TraitCase("layoutDirection", flag: "layout-direction", "leftToRight", "rightToLeft"),
  ]

  private static let horizon = #""generation": "horizon", "#
}
