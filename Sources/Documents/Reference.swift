import FioriBasics
import FioriLowering

/// The documentation pages generated from the tables of keys.
enum Reference {
  /// The file name and text of each page: one for each view, one for the values of keys, and one
  /// for the top level of a description.
  static var pages: [(file: String, text: String)] {
    let views = ComponentCatalog.all.map { type in
      ("\(type.typeName).md", page.view(type.definition, example: type.example))
    }
    return [("README.md", top)] + views + [("values.md", values)]
  }

  private static let page = ReferencePage(pages: Set(ComponentCatalog.all.map { $0.typeName }))

  private static var top: String {
    let views = ComponentCatalog.all.map {
      "- [\($0.typeName)](\($0.typeName).md): \($0.summary)"
    }
    return """
      # Reference

      All keys of a description, generated from the same tables as `fiori-render schema`.
      [description.md](../description.md) explains how they work together.

      ## Views

      \(views.joined(separator: "\n"))

      [values.md](values.md) describes the values of their keys.

      ## Top level

      \(page.table(of: Document.shape).joined())

      """
  }

  private static var values: String {
    var definitions: [SchemaDefinition] = []
    Document.shape.collect(into: &definitions)
    let sections = definitions.filter { !page.pages.contains($0.name) }
      .sorted { $0.name < $1.name }.map(page.section)
    return "# Values\n\nThe values of the keys of views.\n\n" + sections.joined(separator: "\n")
  }
}

/// A type of view that a description can contain.
public struct ViewType: Hashable, Sendable {
  /// The value of `type` in a description.
  public let name: String
  /// A one-sentence summary.
  public let summary: String
  /// A good description to start from, which references ``Document/schema`` for editors.
  public let example: String

  /// All types, in documentation order.
  public static let all = ComponentCatalog.all.map { type in
    ViewType(name: type.typeName, summary: type.summary, example: type.example)
  }
}
