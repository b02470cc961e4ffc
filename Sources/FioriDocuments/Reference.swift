import FioriComponents
import FioriSyntax

/// The pages of documentation that are made from the tables of keys.
enum Reference {
  /// Each page's file name and its text: one for each view, one for what its keys hold, and one for
  /// the top of a description.
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

/// A type of view that a description can ask for.
public struct ViewType: Hashable, Sendable {
  /// Its `type` in a description.
  public let name: String
  /// A sentence on what it is.
  public let summary: String
  /// A good description to begin from, which names ``Document/schema`` for editors.
  public let example: String

  /// All types, in the order of the documentation.
  public static let all = ComponentCatalog.all.map { type in
    ViewType(name: type.typeName, summary: type.summary, example: type.example)
  }
}
