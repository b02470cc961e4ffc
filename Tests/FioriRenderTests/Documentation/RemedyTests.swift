import FioriRender
import Foundation
import Testing

@testable import FioriBasics
@testable import FioriLayout
@testable import TestSupport

/// Every remedy can be followed: the keys and values that texts advise are those of the schema.
struct RemedyTests {
  /// The texts that advise, by their place.
  private static func texts() throws -> [(place: String, text: String)] {
    let pages = try [
      "Docs/codes.md", "Docs/lint.md", "Tests/Cases/commands/version-and-help.transcript",
    ].map { path in
      (path, try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8))
    }
    // Examples name what a description might have.
    let codes = DiagnosticCode.allCases.map { code in
      (code.rawValue, code.explanation.replacingOccurrences(of: code.example, with: ""))
    }
    return codes
      + LintRule.allCases.map { ($0.rawValue, $0.explanation) } + pages
  }

  /// The examples of messages, of which some name what a description might have.
  private static var examples: [(place: String, text: String)] {
    DiagnosticCode.allCases.map { ($0.rawValue, $0.example) }
  }

  /// The schemas of each key, wherever it stands.
  private static func schemas() throws -> (all: [String: [Any]], root: [String: Any]) {
    let file = Repository.root.appending(path: "fiori-render.schema.json")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    var all: [String: [Any]] = [:]
    func collect(_ value: Any) {
      if let list = value as? [Any] { list.forEach(collect) }
      guard let object = value as? [String: Any] else { return }
      if let properties = object["properties"] as? [String: Any] {
        for (key, schema) in properties { all[key, default: []].append(schema) }
      }
      object.values.forEach(collect)
    }
    collect(root)
    return (all, root)
  }

  /// Returns whether a schema admits a text, a number or a flag.
  private static func admits(_ schema: Any, _ value: String, _ root: [String: Any]) -> Bool {
    guard let schema = schema as? [String: Any] else { return true }
    if let reference = (schema["$ref"] as? String)?.split(separator: "/").last {
      let definitions = root["$defs"] as? [String: Any] ?? [:]
      return definitions[String(reference)].map { admits($0, value, root) } ?? false
    }
    for key in ["anyOf", "oneOf"] {
      if let options = schema[key] as? [Any] {
        return options.contains { admits($0, value, root) }
      }
    }
    let text = value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : nil
    if let choices = schema["enum"] as? [Any] { return choices.contains { "\($0)" == text } }
    if let constant = schema["const"] { return "\(constant)" == (text ?? value) }
    switch schema["type"] as? String {
    case "string": return text != nil
    case "boolean": return ["true", "false"].contains(value)
    case "number", "integer": return Double(value) != nil
    case "object", "array": return false
    default: return true
    }
  }

  @Test func `the keys and values that texts advise are those of the schema`() throws {
    let (schemas, root) = try Self.schemas()
    let pattern = /"([a-zA-Z]+)": ("[^"{}]*"|true|false|-?[0-9.]+)/
    var count = 0
    for (place, text) in try Self.texts() + Self.examples {
      let joined = text.replacingOccurrences(of: "\n", with: " ")
      for match in joined.matches(of: pattern) {
        let (key, value) = (String(match.1), String(match.2))
        // Levels of design rules have the names of rules.
        guard LintRule(rawValue: key) == nil else { continue }
        count += 1
        let known = schemas[key] ?? []
        #expect(
          known.contains { Self.admits($0, value, root) },
          "\(place): no description takes \"\(key)\": \(value)")
      }
    }
    #expect(count > 5)
  }

  /// Returns the objects in a text, such as `{"value": 16, "total": 25}`.
  private static func objects(in text: String) throws -> [Any] {
    var (objects, rest) = ([Any](), text[...])
    while let start = rest.range(of: #"{""#) {
      var depth = 0
      let end = rest[start.lowerBound...].firstIndex { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth == 0
      }
      guard let end else { break }
      let object = rest[start.lowerBound...end]
      // Three dots are what is left out.
      if !object.contains("…") {
        objects.append(try JSONSerialization.jsonObject(with: Data(object.utf8)))
      }
      rest = rest[rest.index(after: end)...]
    }
    return objects
  }

  /// Returns all keys of a value, at any depth.
  private static func keys(of value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(keys) }
    return (value as? [String: Any] ?? [:]).flatMap { [$0.key] + keys(of: $0.value) }
  }

  @Test func `the objects that texts advise can be read, and have keys of the schema`() throws {
    let (schemas, _) = try Self.schemas()
    var count = 0
    for (place, text) in try Self.texts() + Self.examples {
      for object in try Self.objects(in: text.replacingOccurrences(of: "\n", with: " ")) {
        for key in Self.keys(of: object) where LintRule(rawValue: key) == nil {
          count += 1
          #expect(schemas[key] != nil, "\(place): '\(key)' is not a key")
        }
      }
    }
    #expect(count > 5)
  }

  @Test func `the keys in quotes of remedies are keys`() throws {
    let (schemas, _) = try Self.schemas()
    let pattern = /'([a-z]+[A-Z][a-zA-Z]*)(?:\.([a-zA-Z]+))?'/
    for (place, text) in try Self.texts()
    where !place.hasPrefix("Docs") && !place.hasPrefix("Tests") {
      for match in text.matches(of: pattern) {
        for key in [match.1, match.2].compactMap(\.self) {
          #expect(schemas[String(key)] != nil, "\(place): '\(key)' is not a key")
        }
      }
    }
  }
}
