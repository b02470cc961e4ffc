import FioriBasics
import FioriLayout
import FioriModel

extension ValueReader where Value == LintLevels {
  /// The levels of design rules by their names.
  static let lintLevels = object(
    "lint", "How much it matters that the picture breaks a design rule.",
    examples: [["orphan": "off"]], over: LintLevels(),
    swift: { levels, _ in levels.swift }, LintRule.allCases.map(Property.level))
}

extension Property where Owner == LintLevels {
  /// Returns the key of a rule.
  fileprivate static func level(of rule: LintRule) -> Property {
    let level = ValueReader<LintLevel>.choice("level")
    let key = SchemaKey(
      rule.rawValue, rule.demand, .text(rule.level.rawValue), schema: level.schema)
    return Property(key, swift: nil) { node, path, levels, reader in
      if let value = level.read(node, path, &reader) { levels[rule] = value }
    }
  }
}

extension LintLevels {
  /// The levels as an expression.
  var swift: SwiftCode {
    let given = LintRule.allCases.compactMap { rule in self[rule].map { (rule, $0) } }
    return .dictionary(
      given.map { SwiftEntry(key: .choice("\($0)"), value: .choice($1.rawValue)) })
  }
}

extension Property {
  /// Returns the key of the levels of design rules.
  static func lint(
    _ keyPath: @autoclosure @escaping @Sendable () -> PropertyPath<Owner, LintLevels>,
    _ meaning: String
  ) -> Property {
    Property("lint", keyPath(), .lintLevels, meaning, examples: [["orphan": "off"]])
  }
}
