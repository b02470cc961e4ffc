import FioriModel
import FioriRender
import Testing

@testable import FioriDocuments
@testable import FioriKPI
@testable import TestSupport

/// The descriptions to begin from.
struct ViewExampleTests {
  private static let renderer = Result { () throws(FontError) in try Renderer() }

  private func lines(_ document: Document) throws -> [String] {
    let drawings = try document.figures.map { try Self.renderer.get().drawing(of: $0) }
    return (document.diagnostics + drawings.flatMap(\.warnings))
      .filter { $0.severity != .note }.map(\.description)
  }

  @Test(arguments: ViewType.all)
  func `an example is drawn without diagnostics`(type: ViewType) throws {
    let document = Document(json: Array(type.example.utf8))
    expect(document.figures.count, is: 1)
    try expect(lines(document), is: [])
    try expect(SchemaAgreement(Array(type.example.utf8)).isValid, is: true)
  }

  @Test(arguments: ViewType.all)
  func `an example is of its type and names the schema`(type: ViewType) throws {
    let root = try #require(readJSON(type.example).root)
    expect(root.member("view")?.value.member("type")?.value.value, is: .string(type.name))
    expect(root.member("$schema")?.value.value, is: .string("./fiori-render.schema.json"))
    expect(type.summary.last, is: ".")
  }

  @Test(arguments: ComponentCatalog.all.map { $0.typeName })
  func `an explicit default changes nothing`(name: String) throws {
    let type = try #require(ViewType.all.first { $0.name == name })
    let rule = try #require(SchemaValidator.ours.get().definitions[name])
    let root = JSONText(try #require(readJSON(type.example).root))
    for (key, property) in rule.properties {
      guard let fallback = property.fallback else { continue }
      let without = root.setting(["view", key], to: nil)
      let with = root.setting(["view", key], to: JSONText(fallback))
      try expect(picture(without), is: picture(with), "\(key)")
    }
  }

  @Test func `an explicit default of a trait changes nothing`() throws {
    let rule = try #require(SchemaValidator.ours.get().definitions["environment"])
    let root = JSONText(try #require(readJSON(KPIHeader.example).root))
    for (key, property) in rule.properties {
      guard let fallback = property.fallback else { continue }
      let without = root.setting(["environment", key], to: nil)
      let with = root.setting(["environment", key], to: JSONText(fallback))
      try expect(picture(without), is: picture(with), "\(key)")
    }
  }

  /// The layout and the shapes.
  private func picture(_ description: JSONText) throws -> String {
    let document = Document(json: Array(description.text.utf8))
    #expect(document.diagnostics.isEmpty)
    let renderer = try Self.renderer.get()
    let drawing = try renderer.drawing(of: #require(document.figures.first))
    return drawing.report.json
      + String(decoding: try renderer.data(of: drawing, as: .svg), as: UTF8.self)
  }
}

extension JSONText {
  /// The same with another value under a path of keys; `nil` takes the last key away.
  fileprivate func setting(_ path: [String], to value: JSONText?) -> JSONText {
    guard case .object(let members) = self, let key = path.first else { return value ?? self }
    if path.count == 1 {
      return .object(members.filter { $0.0 != key } + (value.map { [(key, $0)] } ?? []))
    }
    return .object(
      members.map { $0 == key ? ($0, $1.setting(Array(path.dropFirst()), to: value)) : ($0, $1) })
  }
}
