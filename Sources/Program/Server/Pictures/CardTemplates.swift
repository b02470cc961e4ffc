import FileKit
import FioriRender
import RenderService
import SystemPackage

/// The templates of cards, read from a folder.
struct CardTemplates: Sendable {
  /// A template that has been checked.
  struct Entry: Sendable {
    /// Its path.
    let file: String
    let json: [UInt8]
    /// The checksum of its bytes.
    let checksum: String
    /// The traits that addresses may set.
    var parameters: [ServedParameter] = []
  }

  private var entries: ExactTable<Entry> = [:]

  /// Creates an empty collection.
  init() {}

  /// Reads and checks the templates of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - settings: The settings that they will be drawn with.
  ///   - report: Receives the diagnostics.
  /// - Throws: A failure without a message after an error in a template, or another one.
  init(
    _ folder: String, _ settings: RenderSettings, report: ([Diagnostic]) -> Void
  ) throws(RunFailure) {
    guard Folder.exists(folder) else {
      throw .noFolder(folder, advice: "use a folder of templates")
    }
    let files = try Folder.files(in: folder) { _ in true }
    var found: [Diagnostic] = []
    for path in files where Self.isTemplate(path, in: folder) {
      let (name, entry, diagnostics) = try Self.entry(path, settings)
      entries[name] = entry
      found += diagnostics
    }
    report(found)
    if found.hasErrors { throw RunFailure.reported(.wrongDescription) }
  }

  /// The number of templates.
  var count: Int { entries.count }

  /// Returns a template by its name; `nil` if there is none.
  subscript(name: String) -> Entry? { entries[name] }

  /// Returns the name nearest to one that does not exist, as a hint.
  func hint(for name: String) -> String {
    entries.isEmpty
      ? "there are no templates; use a folder of them with --templates"
      : Suggestion.hint(for: name, among: entries.keys.sorted().map(\.text))
  }

  /// Returns whether a file is in the folder itself and is a description.
  private static func isTemplate(_ path: String, in folder: String) -> Bool {
    let path = FilePath(path)
    return path.removingLastComponent() == FilePath(folder)
      && Folder.isDescription(path.lastComponent?.string ?? "")
  }

  private static func entry(
    _ path: String, _ settings: RenderSettings
  ) throws(RunFailure) -> (name: String, Entry, [Diagnostic]) {
    let input = InputFile(path)
    guard isName(input.stem) else {
      throw .unusableTemplateName(path)
    }
    let json = try input.bytes()
    let template = settings.template(json, of: input)
    let entry = Entry(
      file: path, json: json, checksum: Checksum.sha256(of: json),
      parameters: template.servedParameters)
    return (input.stem, entry, template.commonDiagnostics)
  }

  /// Returns whether a template can have a name, which is part of an address.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.allSatisfy { character in
        character.isASCII
          && (character.isLetter || character.isNumber || "-_.".contains(character))
      }
  }
}
