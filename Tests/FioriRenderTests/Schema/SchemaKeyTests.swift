import FioriModel
import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

/// What the schema says of each key for people, and whether it is right.
struct SchemaKeyTests {
  private let validator: SchemaValidator

  init() throws { validator = try SchemaValidator.plain.get() }

  /// Every key of every object, with its place.
  private var keys: [(place: String, rule: SchemaRule)] {
    let all = validator.definitions.sorted { $0.key < $1.key } + [("", validator.root)]
    return all.flatMap { name, rule in
      ([rule] + rule.anyOf).flatMap { object in
        object.keys.compactMap { key in object.properties[key].map { ("\(name).\(key)", $0) } }
      }
    }
  }

  private func words(_ rule: SchemaRule) -> [String] {
    rule.words ?? rule.reference.flatMap { validator.definitions[$0] }.map(words) ?? []
  }

  @Test func `every key has a title and a sentence`() {
    #expect(keys.count > 200)
    for (place, rule) in keys {
      expect(rule.title?.isEmpty, is: false, "\(place)")
      expect(rule.meaning?.last, is: ".", "\(place)")
    }
  }

  @Test func `every key has examples, unless all its values are listed`() {
    for (place, rule) in keys where rule.types != ["boolean"] && words(rule).isEmpty {
      let target = rule.reference.flatMap { validator.definitions[$0] }
      let isObject = target?.keys.isEmpty == false || rule.items.first?.words != nil
      #expect(
        !rule.examples.isEmpty || target?.examples.isEmpty == false || isObject
          || rule.items.first?.types == ["boolean"] || rule.items.first?.reference != nil,
        "\(place)")
    }
  }

  @Test func `examples and defaults are valid themselves`() {
    for (place, rule) in keys {
      for example in rule.examples + [rule.fallback].compactMap(\.self) {
        #expect(validator.accepts(example, rule), "\(place): \(example.shown)")
      }
    }
    for (name, rule) in validator.definitions {
      for example in rule.examples {
        #expect(validator.accepts(example, rule), "\(name): \(example.shown)")
      }
    }
  }

  @Test func `every view states its type where any view is allowed`() throws {
    let view = try #require(validator.definitions["view"])
    let names = ComponentCatalog.all.map { $0.typeName }
    expect(view.required, is: ["type"])
    expect(view.properties["type"]?.words, is: names)
    expect(view.allOf.flatMap(\.consequences).map(\.reference), is: names)
  }

  @Test(arguments: [
    ("headlineText", "Headline text"), ("kpiItems", "KPI items"), ("$schema", "Schema"),
    ("x", "X"),
  ])
  func `a key's title is its words`(name: String, title: String) {
    expect(SchemaKey(name, "", schema: { .null }).title, is: title)
  }
}
