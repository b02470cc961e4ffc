/// Writes reference documentation in Markdown, from the schema that the reader uses.
package struct ReferencePage {
  /// The names with their own pages; all others are on the values page.
  package let pages: Set<String>

  package init(pages: Set<String>) {
    self.pages = pages
  }

  /// Returns the page of a view: its description, an example, and its keys.
  package func view(_ definition: SchemaDefinition, example: String) -> String {
    """
    # \(definition.name)

    \(definition.meaning)

    ```json
    \(example)
    ```

    ## Keys

    \(table(of: definition.schema()).joined(separator: "\n\n"))

    """
  }

  /// Returns the section for a definition: a heading, a sentence, its type, keys and examples.
  package func section(_ definition: SchemaDefinition) -> String {
    let schema = definition.schema()
    let form = Self.isObject(schema) ? [] : ["Value: \(type(schema))."]
    let examples =
      definition.examples.isEmpty ? [] : ["For example, \(Self.list(definition.examples))."]
    let parts = ["## \(definition.name)", definition.meaning] + form + table(of: schema) + examples
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns the tables of keys of all inline objects in a schema.
  package func table(of schema: JSONSchema) -> [String] {
    switch schema {
    case .object(let object):
      return ["| key | value | default | meaning |\n| --- | --- | --- | --- |\n" + rows(object)]
    case .anyOf(let choices): return choices.flatMap(table)
    case .null, .boolean, .number, .integer, .string, .choice, .array, .byIndex,
      .byName,
      .definition, .typed:
      return []
    }
  }

  private func rows(_ object: SchemaObject) -> String {
    object.keys.map { key in
      let schema = key.absence.allowsNull ? key.schema().orNull : key.schema()
      return "| `\(key.name)` | \(type(schema)) | \(Self.text(key.absence)) | \(Self.text(key)) |"
    }.joined(separator: "\n")
  }

  private static func text(_ key: SchemaKey) -> String {
    let examples = key.examples()
    return examples.isEmpty ? key.meaning : "\(key.meaning) For example, \(list(examples))."
  }

  private static func list(_ examples: [JSONText]) -> String {
    examples.map { "`\($0.line)`" }.joined(separator: " or ")
  }

  private static func text(_ absence: KeyDefault) -> String {
    switch absence {
    case .nothing: ""
    case .value(let value): "`\(value.line)`"
    case .text(let text): text
    case .required: "required"
    }
  }

  /// Returns a description of the type of a value.
  func type(_ schema: JSONSchema) -> String {
    switch schema {
    case .null: "`null`"
    case .boolean: "`true` or `false`"
    case .number(let range):
      "number" + Self.bounds(range.map { Decimal.text($0.lowerBound) }, range?.upperBound)
    case .integer(let first, let last):
      "whole number" + Self.bounds(first.map(String.init), last.map(Double.init))
    case .string: "text"
    case .array(let element, _, _): "array of " + grouped(element)
    case .object: "object"
    case .byIndex(let element): "object by index, each " + grouped(element)
    case .byName(let element): "object by name, each " + grouped(element)
    case .choice, .anyOf, .typed: Self.joined(alternatives(schema))
    case .definition(let definition): link(to: definition)
    }
  }

  /// Returns the descriptions of the alternative types.
  private func alternatives(_ schema: JSONSchema) -> [String] {
    switch schema {
    // A list of very many names would hide the rest.
    case .choice(let names): names.count > 24 ? ["a name"] : names.map { "`\($0)`" }
    case .anyOf(let choices): choices.flatMap(alternatives)
    case .typed(let definitions): definitions.map(link)
    case .null, .boolean, .number, .integer, .string, .array, .object, .byIndex, .byName,
      .definition:
      [type(schema)]
    }
  }

  private func grouped(_ schema: JSONSchema) -> String {
    alternatives(schema).count > 1 ? "(\(type(schema)))" : type(schema)
  }

  private func link(to definition: SchemaDefinition) -> String {
    let name = definition.name
    return pages.contains(name)
      ? "[\(name)](\(name).md)" : "[\(name)](values.md#\(name.lowercased()))"
  }

  private static func isObject(_ schema: JSONSchema) -> Bool {
    if case .object = schema { true } else { false }
  }

  private static func bounds(_ least: String?, _ greatest: Double?) -> String {
    switch (least, greatest) {
    case (let least?, let greatest?): ", \(least) to \(Decimal.text(greatest))"
    case (let least?, nil): ", at least \(least)"
    case (nil, _): ""
    }
  }

  /// Removes duplicates, since different patterns are all "text".
  private static func joined(_ all: [String]) -> String {
    let alternatives = all.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard alternatives.count > 1, let last = alternatives.last else { return alternatives.joined() }
    return alternatives.dropLast().joined(separator: ", ") + " or " + last
  }
}
