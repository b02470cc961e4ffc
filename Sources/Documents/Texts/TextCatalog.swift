import FioriBasics
import FioriFiles
import FioriModel
import SystemPackage

/// The texts of a description's `texts`, in all languages that have been read.
///
/// Tables and XLIFF files hold several languages. A file of a language, such as
/// `de.lproj/Localizable.strings`, has others beside it, which are read when a picture needs them.
struct TextCatalog {
  private let entry: LocatedNode
  private let resources: ResourceFolder?
  private let description: String
  private var languages: [TextLanguage] = []
  /// The paths in the description.
  private var given: [String] = []
  /// The tags whose files have been looked for beside the files of the description.
  private var searchedTags: Set<String> = []
  private var source: String?
  /// The paths of the files that were read.
  private(set) var files: [String] = []
  /// All places where files were looked for.
  private(set) var searchedPaths: [String] = []
  /// Whether a file cannot be read, so that nothing is said of the texts that are missing.
  private(set) var isBroken = false

  /// The maximum size of a file of texts in bytes.
  private static let byteLimit = 20_000_000
  private static let formats = "a .csv, .tsv, .json, .jsonl, .strings, .xliff or .xlf file"

  /// Reads the files of `texts`.
  init?(
    _ entry: LocatedNode, file: String, resources: ResourceFolder?,
    _ reader: inout DescriptionReader
  ) {
    let settings = reader.filled(
      TextsSettings(), from: entry.node, at: entry.path, TextsSettings.properties)
    guard let files = settings.file else { return nil }
    (self.entry, description, self.resources) = (files, file, resources)
    var nodes = [files]
    if case .array(let elements) = files.node.value {
      nodes = elements.enumerated().map { LocatedNode(node: $1, path: files.path.index($0)) }
    }
    for node in nodes {
      guard let path = ValueReader<String>.string.read(node.node, node.path, &reader) else {
        isBroken = true
        continue
      }
      given.append(path)
      read(path, at: node, &reader)
    }
    source = settings.source ?? languages.first?.tag
  }

  /// Returns the languages whose texts a picture with a locale takes, the best first, and the source
  /// language.
  ///
  /// A warning reports if only the source language has texts.
  mutating func selection(
    for locale: String, _ reader: inout DescriptionReader
  ) -> TextSelection {
    let tags = TextLanguage.tags(for: locale)
    for tag in tags { readFiles(beside: tag, &reader) }
    var chosen = tags.flatMap(languages(tagged:))
    if chosen.isEmpty { chosen = languages.filter { TextLanguage.isNear($0.tag, to: locale) } }
    let sources = source.map { languages(tagged: $0) } ?? []
    if chosen.isEmpty, !isBroken, let source, let name = languages.first?.file {
      let isTable = languages.contains(where: \.isColumn)
      let tag = tags.last ?? locale
      reader.note(
        .warning,
        .noTexts(in: name, locale: locale, source: source, tag: tag, isTable: isTable),
        at: entry.node.position, entry.path)
    }
    return TextSelection(
      locale: locale, languages: chosen.isEmpty ? sources : chosen, sources: sources,
      file: languages.first?.file ?? "texts", keys: languages.flatMap(\.texts.keys),
      isBroken: isBroken)
  }

  private func languages(tagged tag: String) -> [TextLanguage] {
    let tag = TextLanguage.normalized(tag)
    return languages.filter { TextLanguage.normalized($0.tag) == tag }
  }

  // MARK: - Files

  private mutating func read(
    _ path: String, at place: LocatedNode, _ reader: inout DescriptionReader
  ) {
    let name = ResourceFolder.name(of: path, beside: description)
    do throws(ResourceError) {
      guard let resources else { throw .noFolder(path) }
      searchedPaths += resources.searchedPaths(for: path)
      if let file = resources.path(of: path) { files.append(file) }
      let bytes = try resources.bytes(of: path, limit: Self.byteLimit)
      do throws(TextsFault) {
        languages += try Self.languages(bytes, path: path, name: name)
      } catch {
        isBroken = true
        reader.error(
          error.message.prefixed("\(name):\(error.place): "), at: place.node.position, place.path)
      }
    } catch {
      isBroken = true
      reader.error(error.message(of: .texts), at: place.node.position, place.path)
    }
  }

  /// Reads the files of a language beside the files of the description, where they exist.
  private mutating func readFiles(beside tag: String, _ reader: inout DescriptionReader) {
    guard searchedTags.insert(TextLanguage.normalized(tag)).inserted, !isBroken, let resources,
      languages(tagged: tag).isEmpty
    else { return }
    for path in given {
      for sibling in Self.siblings(of: path, tagged: tag) where !given.contains(sibling) {
        searchedPaths += resources.searchedPaths(for: sibling)
        guard resources.path(of: sibling) != nil else { continue }
        read(sibling, at: entry, &reader)
        return
      }
    }
  }

  /// Returns the paths of the file of another language, whose tag replaces the file's own.
  private static func siblings(of path: String, tagged tag: String) -> [String] {
    guard let own = self.tag(of: path) else { return [] }
    return [tag, tag.replacing("-", with: "_")].map { tag in
      let components = FilePath(path).components.map { component in
        component.stem == own && component.extension != nil
          ? "\(tag).\(component.extension ?? "")" : component.string
      }
      return (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
    }
  }

  /// Returns the tag in a path such as `de.lproj/Localizable.strings` or `de.xliff`; a folder's goes
  /// first, as `App` and other names of files have the form of a tag.
  private static func tag(of path: String) -> String? {
    let components = FilePath(path).components.reversed()
    let folders = components.dropFirst().filter { $0.extension == "lproj" }
    return (folders + components.prefix(1).filter { $0.extension != nil }).map(\.stem).first {
      $0 == "Base" || TextLanguage.tag(named: $0) != nil
    }
  }

  private static func languages(
    _ bytes: [UInt8], path: String, name: String
  ) throws(TextsFault) -> [TextLanguage] {
    switch FilePath(path).extension?.lowercased() {
    case "strings":
      guard let tag = tag(of: path) else {
        throw TextsFault(line: 1, message: .pathWithoutLanguage)
      }
      return [TextLanguage(tag: tag, file: name, texts: try StringsFile.texts(bytes))]
    case "xliff", "xlf":
      let file = try XLIFFFile(bytes)
      let target = file.targetTag.isEmpty ? tag(of: path) ?? "" : file.targetTag
      return [(file.sourceTag, file.source), (target, file.target)].compactMap { tag, texts in
        tag.isEmpty || texts.isEmpty ? nil : TextLanguage(tag: tag, file: name, texts: texts)
      }
    default:
      guard let format = DataTable.Format(file: path) else {
        throw TextsFault(line: 1, message: .unknownFormatOfTexts(formats: formats))
      }
      return try table(DataTable(bytes, as: format, file: name))
    }
  }

  /// Returns the languages of a table, whose columns have their tags as names.
  private static func table(_ table: DataTable) throws(TextsFault) -> [TextLanguage] {
    var table = table
    if let fault = table.diagnostics.first(where: { $0.severity == .error }) {
      throw TextsFault(line: fault.location?.line ?? 1, message: fault.content)
    }
    table.types = Dictionary(
      table.columns.map { ($0, DataType.string) }, uniquingKeysWith: { first, _ in first })
    let keyColumn = table.columns.first { $0.lowercased() == "key" } ?? table.columns.first ?? ""
    let tags = table.columns.filter { $0 != keyColumn && TextLanguage.tag(named: $0) != nil }
    guard !tags.isEmpty else {
      throw TextsFault(line: 1, message: .noColumnOfLanguage)
    }
    var texts: [String: [String: String]] = [:]
    var lines: [String: Int] = [:]
    for index in 0..<table.rowCount {
      let row = table.row(index)
      let key = row.cell(keyColumn).text
      if key.isEmpty { continue }
      if let line = lines[key] {
        throw TextsFault(
          line: row.line,
          message: .repeatedKeyOfTexts(JSONProblem.shown(key), line: line))
      }
      lines[key] = row.line
      for tag in tags {
        let text = row.cell(tag).text
        if !text.isEmpty { texts[tag, default: [:]][key] = text }
      }
    }
    return tags.map {
      TextLanguage(tag: $0, file: table.file, texts: texts[$0] ?? [:], isColumn: true)
    }
  }
}
