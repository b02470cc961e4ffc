import FioriBasics
import FioriLowering
import FioriModel
import FioriNative

/// The view of a figure with the texts and values of each locale, read once for all variants with that
/// locale.
struct FigureContents {
  /// The contents of a figure.
  struct Content {
    let view: any Component
    let node: JSONNode
    let path: DescriptionPath
    let accessibilityText: String?
    let rows: FigureRows?
    /// The texts that the locale lacks.
    let warnings: [Diagnostic]
    /// Whether the content is another one in other locales.
    let hasLocale: Bool
  }

  private let parts: FigureParts
  private let rows: FigureRows?
  /// The contents that have been read, by locale and time zone.
  private var known: [[String]: Content?] = [:]
  /// The content of a description with the same texts in all locales.
  private var common: Content?

  init(_ parts: FigureParts, rows: FigureRows?) {
    (self.parts, self.rows) = (parts, rows)
  }

  /// Returns the content for the locale of an environment; `nil` after an error.
  mutating func content(
    for environment: Environment, _ reader: inout DocumentReader,
    numbers: any NumberFormatting = ICUNumbers.shared, times: any TimeFormatting = ICUTimes.shared
  ) -> Content? {
    if let common { return common }
    let key = [environment.locale, environment.timeZone ?? ""]
    if let content = known[key] { return content }
    if rows != nil {
      let resolver = NumberResolver(
        formatter: numbers, times: times, locale: environment.locale,
        timeZone: environment.timeZone)
      reader.description.writer = ValueWriter { resolver.written($0, at: $1) }
    }
    let content = read(for: environment.locale, &reader)
    reader.description.writer = nil
    if content?.hasLocale == false {
      common = content
    } else {
      known.updateValue(content, forKey: key)
    }
    return content
  }

  private func read(for locale: String, _ reader: inout DocumentReader) -> Content? {
    var (view, words, rows) = (parts.view, parts.accessibilityText, rows)
    // A locale of the command line replaces this one, and then nothing may be said of it.
    var found = DescriptionReader(file: reader.file)
    defer { reader.description.add(found.diagnostics.filter { $0.severity == .error }) }
    if let binding = reader.translatedRows(for: locale) {
      rows = rows?.binding(binding.cells)
      view = view?.found(in: binding.root)
      words = words?.found(in: binding.root)
    } else if let texts = reader.texts?.selection(for: locale, &found) {
      view = view.map { texts.translated($0, &found) }
      words = words.map { texts.translated($0, &found) }
    }
    guard let view, let read = ComponentCatalog.view(view, &reader.description) else { return nil }
    return Content(
      view: read, node: view.node, path: view.path,
      accessibilityText: words.flatMap {
        ValueReader<String>.string.read($0.node, $0.path, &reader.description)
      }, rows: rows, warnings: found.diagnostics.filter { $0.severity != .error },
      hasLocale: reader.texts != nil || reader.description.hasWritten)
  }
}

/// Reads the view of a figure again, in other languages.
struct FigureTranslation: Sendable {
  let parts: FigureParts
  let rows: FigureRows?
  let reader: DocumentReader

  /// Returns the content for the locale of an environment, and the problems of its texts.
  func content(
    for environment: Environment, numbers: any NumberFormatting = ICUNumbers.shared,
    times: any TimeFormatting = ICUTimes.shared
  ) -> (FigureContents.Content?, [Diagnostic]) {
    var reader = reader
    let known = reader.description.diagnostics.count
    var contents = FigureContents(parts, rows: rows)
    let content = contents.content(for: environment, &reader, numbers: numbers, times: times)
    let found = reader.description.diagnostics.dropFirst(known)
    return (content, found + (content?.warnings ?? []))
  }
}

extension LocatedNode {
  /// Returns the value at the same path of another description.
  fileprivate func found(in root: JSONNode) -> LocatedNode? {
    root.node(at: path).map { LocatedNode(node: $0, path: path) }
  }
}

extension TextSelection {
  fileprivate func translated(
    _ entry: LocatedNode, _ reader: inout DescriptionReader
  ) -> LocatedNode {
    LocatedNode(
      node: translated(entry.node, at: entry.path, with: nil, &reader), path: entry.path)
  }
}
