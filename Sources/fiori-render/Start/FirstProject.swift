import FileKit
import FioriRender
import RenderService
import SystemPackage

/// The files to start with: a description, its data, the schema, and settings for editors.
struct FirstProject {
  static let descriptionName = "sales.json"

  private let folder: FilePath

  /// Creates the project of a folder.
  init(_ folder: String) { self.folder = FilePath(folder) }

  /// Writes the files, and passes on their paths. Settings that exist are kept, since they have
  /// other uses.
  ///
  /// - Throws: The failure if another file exists, before anything is written.
  func write(_ note: (String) -> Void) throws(RunFailure) {
    let files = [
      (Self.descriptionName, Self.description), ("sales.csv", Self.data),
      (SchemaFile.name, Document.schema + "\n"),
    ].map { (path($0), $1) }
    if let (taken, _) = files.first(where: { path, _ in Folder.hasEntry(path) }) {
      throw RunFailure.projectExists(
        taken, command: "fiori-render preview \(ShellWord.quoted(folder.string)) --open")
    }
    try Folder.make(folder.string)
    for (path, text) in files { try write(text, to: path, note) }
    let settings = path(".vscode/settings.json")
    guard !Folder.hasEntry(settings) else { return }
    try Folder.make(path(".vscode"))
    try write(Self.settings, to: settings, note)
  }

  private func path(_ name: String) -> String {
    folder.appending(name).lexicallyNormalized().string
  }

  private func write(
    _ text: String, to path: String, _ note: (String) -> Void
  ) throws(RunFailure) {
    try OutputFile.path(path).write(Array(text.utf8))
    note(path)
  }

  private static let description = """
    {
      "$schema": "./\(SchemaFile.name)",
      "data": { "file": "sales.csv" },
      "environment": { "generation": "horizon", "padding": 16 },
      "view": {
        "type": "chartCard",
        "title": "Revenue",
        "subtitle": "First half, in euros",
        "kpiItems": [
          {
            "metric": {
              "value": { "$sum": "revenue" },
              "style": "currency",
              "currency": "EUR",
              "maximumFractionDigits": 0
            }
          }
        ],
        "seriesTitles": ["Revenue", "Target"],
        "chartView": {
          "chartType": "combo",
          "categories": { "$column": "month" },
          "series": [
            { "title": "Revenue", "values": { "$column": "revenue" } },
            { "title": "Target", "values": { "$column": "target" } }
          ]
        }
      }
    }

    """

  private static let data = """
    month,revenue,target
    Jan,98400,105000
    Feb,104200,105000
    Mar,126900,110000
    Apr,118300,110000
    May,131700,115000
    Jun,142500,115000

    """

  /// Settings of Visual Studio Code: the schema for descriptions that do not name it themselves.
  private static let settings = """
    {
      "json.schemas": [
        {
          "fileMatch": ["*.json", "!*.schema.json", "!*.layout.json", "!*.recorded.json", "!.vscode/*"],
          "url": "./\(SchemaFile.name)"
        }
      ],
      "editor.quickSuggestions": { "strings": true }
    }

    """
}

/// The file that descriptions name in `$schema`.
enum SchemaFile {
  static let name = "fiori-render.schema.json"

  /// Writes the schema next to a description, unless the file exists.
  ///
  /// - Returns: The path, or `nil` if the file exists.
  static func write(beside path: String) throws(RunFailure) -> String? {
    let path = FilePath(path).removingLastComponent().appending(name).string
    guard !Folder.hasEntry(path) else { return nil }
    try OutputFile.path(path).write(Array((Document.schema + "\n").utf8))
    return path
  }
}
