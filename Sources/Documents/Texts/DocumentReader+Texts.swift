import FioriBasics
import FioriModel

extension DescriptionPath {
  /// The path of the texts in several languages.
  static let texts = DescriptionPath(.key("texts"))
}

extension DocumentReader {
  /// Reads the files of `texts`, once for all figures.
  mutating func loadTexts(_ entry: LocatedNode?) {
    guard texts == nil, let entry, entry.node.value != .null else { return }
    texts = TextCatalog(entry, file: file, resources: documents, &description)
  }

  /// Puts the texts of the locales that a description names into the template of its rows, so that
  /// this is not done again for each row.
  mutating func translate(_ figures: inout RowFigures) {
    loadTexts(
      figures.root.member("texts").map { LocatedNode(node: $0.value, path: .texts) })
    guard texts != nil else { return }
    for locale in locales(of: figures.root) {
      figures.translations[locale] = translation(of: figures, for: locale)
    }
  }

  /// Returns the figure's rows put into the template with the texts of a locale; `nil` for a description
  /// without data or without texts.
  mutating func translatedRows(for locale: String) -> TemplateBinding? {
    guard let (figures, index) = rowsOfFigure,
      let template = figures.translations[locale] ?? translation(of: figures, for: locale)
    else { return nil }
    let binding = TemplateBinding(
      template, rows: figures.selection.rows(of: index), of: figures.table, limit: figures.limit)
    description.cells = binding.cells
    report(binding.problems, .error)
    report(binding.warnings, .warning)
    return binding
  }

  private mutating func translation(of figures: RowFigures, for locale: String) -> ReferenceTree? {
    guard let selection = texts?.selection(for: locale, &description) else { return nil }
    let root = selection.translated(
      figures.root, at: DescriptionPath(), with: figures.table, &description)
    return ReferenceTree(root, texts: { selection.text(keyed: $0) })
  }

  /// Returns the locales that a description writes out.
  private func locales(of root: JSONNode) -> Set<String> {
    var nodes = [root.member("environment")?.value.member("locale")?.value].compactMap(\.self)
    if case .array(let values)? = root.member("variants")?.value.member("locale")?.value.value {
      nodes = values
    }
    let locales = nodes.compactMap { node -> String? in
      if case .string(let text) = node.value { text.replacing("_", with: "-") } else { nil }
    }
    return nodes.isEmpty ? [Environment().locale] : Set(locales)
  }
}
