package import FioriBasics

/// A trait of the environment, as a row of the table that all its notations are made from: the key of
/// a description, the option of the command line, the switch of the preview and the parameter of the
/// server.
package struct EnvironmentTrait: Sendable {
  /// The option that sets the trait.
  package struct Option: Sendable {
    /// The place among the options of the help, starting at 1.
    package let place: Int
    /// The text in the help.
    package let help: String
    /// Whether only the complete help has the option.
    package let isRare: Bool
    /// The expected text, if the schema does not say it.
    let expectation: String?

    /// Creates an option for a place of the help.
    package init(
      _ place: Int, _ help: String, isRare: Bool = false, expecting expectation: String? = nil
    ) {
      (self.place, self.help, self.isRare, self.expectation) = (place, help, isRare, expectation)
    }
  }

  /// The key with its reader.
  package let property: Property<Environment>
  /// The option; `nil` for a trait that only descriptions have.
  package let option: Option?

  init(_ property: Property<Environment>, option: Option? = nil) {
    (self.property, self.option) = (property, option)
  }

  /// The key in a description.
  package var name: String { property.name }

  /// The flag of the command line, such as `--time-zone` for `timeZone`.
  package var flag: String {
    let words = name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }
    return "--" + words.joined()
  }

  /// The schema of the value.
  package var schema: JSONSchema { property.key.schema() }

  /// The expected value, for messages.
  package var expectation: String {
    switch schema {
    case .number(let range?):
      "a number from \(Decimal.text(range.lowerBound)) to \(Decimal.text(range.upperBound))"
    case .boolean: Suggestion.list(["false", "true"], joiner: "or")
    case .choice(let words): Suggestion.list(words, joiner: "or")
    default: option?.expectation ?? "a string"
    }
  }

  /// Returns the value that a text represents, or `nil` if the reader of descriptions objects to it.
  package func value(of text: String) -> JSONValue? {
    let value: JSONValue? =
      switch schema {
      case .number: Double(text).flatMap { $0.isFinite ? .number($0) : nil }
      case .boolean: Bool(text).map(JSONValue.bool)
      default: .string(text)
      }
    var environment = Environment()
    guard let value, read(value, into: &environment).isEmpty else { return nil }
    return value
  }

  /// Sets the trait to a value of ``value(of:)``.
  package func set(_ value: JSONValue, in environment: inout Environment) {
    _ = read(value, into: &environment)
  }

  private func read(_ value: JSONValue, into environment: inout Environment) -> [Diagnostic] {
    var reader = DescriptionReader(file: "")
    let node = JSONNode(value: value, position: SourcePosition(line: 1, column: 1))
    property.read(node, DescriptionPath(), &environment, &reader)
    return reader.diagnostics
  }

  /// Returns the value in an environment, or `nil` if it has none. It is taken from the Swift that
  /// the reader writes.
  package func value(in environment: Environment) -> JSONValue? {
    switch property.swift?(environment) {
    case .string(let text): .string(text)
    case .word(let word) where word.hasPrefix("."): .string(String(word.dropFirst()))
    case .word(let word): Bool(word).map(JSONValue.bool) ?? Double(word).map(JSONValue.number)
    default: nil
    }
  }
}

extension Environment {
  /// The traits with options, in the order of the help.
  package static let optionTraits = traits.filter { $0.option != nil }
    .sorted { ($0.option?.place ?? 0) < ($1.option?.place ?? 0) }

  /// Returns the trait with a name, if it has an option.
  package static func optionTrait(_ name: String) -> EnvironmentTrait? {
    optionTraits.first { $0.name == name }
  }

  /// The environment with the palette and the size class that it amounts to.
  package var effective: Environment {
    var environment = self
    environment.palette = palette ?? generation.palette
    environment.horizontalSizeClass = resolvedSizeClass
    return environment
  }
}
