import Foundation
import Testing

@testable import FioriDrawing
@testable import FioriRender
@testable import TestSupport

/// That a layout report alone notices every change that a person would see: each property of each view in
/// the goldens is changed, and if the picture changes, the report must.
struct LayoutMutationTests {
  private static let renderer = Result { () throws(FontError) in
    var fonts = FontOptions()
    fonts.folders = [Repository.fonts.path]
    return try Renderer(fonts: fonts)
  }

  @Test(arguments: Golden.folders)
  func `no visible change of a property escapes the layout report`(folder: String) throws {
    var (tried, visible) = (Set<String>(), 0)
    // A report is in points, whatever the picture's scale.
    for golden in Golden.all where golden.folder == folder && golden.index == 0 {
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: golden.source))
      guard let description = object as? [String: Any] else { continue }
      var plain: Drawing?
      for mutation in try PropertyMutation.all(of: description)
      where tried.insert(mutation.name).inserted && !mutation.name.contains("environment.scale ") {
        guard let changed = try drawing(mutation.description, beside: golden) else { continue }
        if plain == nil { plain = try drawing(description, beside: golden) }
        guard let plain, changed.displayList != plain.displayList else { continue }
        visible += 1
        guard changed.report.json == plain.report.json else { continue }
        if try Self.looksTheSame(plain, changed) { continue }
        Issue.record("\(golden.name): \(mutation.name) is drawn, but the report is the same")
      }
    }
    #expect(visible > 20)
  }

  /// Whether no pixel differs.
  private static func looksTheSame(_ one: Drawing, _ other: Drawing) throws -> Bool {
    try renderer.get().data(of: one, as: .png) == renderer.get().data(of: other, as: .png)
  }

  /// Draws a description; `nil` if it has errors.
  private func drawing(_ description: [String: Any], beside golden: Golden) throws -> Drawing? {
    let document = Document(
      json: Array(try JSONSerialization.data(withJSONObject: description)), file: "changed.json",
      resources: ResourceFolder(path: golden.source.deletingLastPathComponent().path))
    guard let figure = document.figures.first,
      !document.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    return try? Self.renderer.get().drawing(of: figure)
  }
}

/// A description with one property changed or removed.
private struct PropertyMutation {
  /// The view's type, the keys that lead to the property, and the change.
  let name: String
  let description: [String: Any]

  /// Returns the mutations of all properties of the view and the environment.
  static func all(of description: [String: Any]) throws -> [PropertyMutation] {
    let words = try words.get()
    return ["view", "environment"].flatMap { key -> [PropertyMutation] in
      guard let value = description[key] else { return [] }
      let type = (description["view"] as? [String: Any])?["type"] as? String ?? ""
      return changes(of: value, at: "\(type) \(key)", words).map { name, changed in
        var description = description
        description[key] = changed
        return PropertyMutation(name: name, description: description)
      }
    }
  }

  private typealias Change = (name: String, value: Any?)

  private static func changes(
    of value: Any, at path: String, _ words: [String: [String]]
  ) -> [Change] {
    switch value {
    case let object as [String: Any]:
      let path = (object["type"] as? String).map { "\(path)(\($0))" } ?? path
      return object.keys.sorted().flatMap { key -> [Change] in
        guard let member = object[key], key != "type" else { return [] }
        let inner: [Change] =
          [("\(path).\(key) removed", nil)] + changes(of: member, at: "\(path).\(key)", words)
        return inner.map { name, changed in
          var object = object
          object[key] = changed
          return (name, object)
        }
      }
    case let array as [Any]:
      return array.indices.flatMap { index in
        changes(of: array[index], at: "\(path)[]", words).map { name, changed in
          var array = array
          array[index] = changed ?? NSNull()
          return (name, array)
        }
      }
    case let number as NSNumber where isBool(number):
      return [("\(path) flipped", !number.boolValue)]
    case let number as NSNumber:
      return [
        ("\(path) more", number.doubleValue * 1.25 + 1), ("\(path) less", number.doubleValue / 2),
      ]
    case let text as String:
      return texts(insteadOf: text, words).map { ("\(path) \($0.name)", $0.value) }
    default: return []
    }
  }

  private static func isBool(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }

  private static func texts(
    insteadOf text: String, _ words: [String: [String]]
  ) -> [(name: String, value: String)] {
    if text.hasPrefix("#") { return [("in another color", "#12A45C")] }
    guard let others = words[text] else {
      return [("reversed", String(text.reversed())), ("cut", String(text.dropLast()))]
    }
    return others.map { ("\(text) → \($0)", $0) }
  }

  /// The words that may stand for each word of an enumeration of the schema, at most four.
  private static let words = Result {
    let data = try Data(contentsOf: Repository.root.appending(path: "fiori-render.schema.json"))
    var words: [String: [String]] = [:]
    collect(try JSONSerialization.jsonObject(with: data), into: &words)
    return words
  }

  private static func collect(_ schema: Any, into words: inout [String: [String]]) {
    if let array = schema as? [Any] { return array.forEach { collect($0, into: &words) } }
    guard let object = schema as? [String: Any] else { return }
    if let cases = object["enum"] as? [String], cases.count > 1 {
      for (index, word) in cases.enumerated() {
        let others = (1...min(4, cases.count - 1)).map { cases[(index + $0) % cases.count] }
        words[word] = Array(Set((words[word] ?? []) + others).sorted().prefix(8))
      }
    }
    object.values.forEach { collect($0, into: &words) }
  }
}
