import FioriBasics

/// Which measures of a combined chart are columns, and which are lines.
struct ChartShapes {
  private let primary: [String]
  private let secondary: [String]
  /// The first measure of the second axis.
  private let start: Int

  init(_ content: ManifestPart?, secondaryFrom start: Int) {
    self.start = start
    let shape = content?["chartProperties"]?["plotArea"]?["dataShape"]
    func words(_ key: String) -> [String] {
      (shape?[key]?.elements ?? []).compactMap(\.string)
    }
    (primary, secondary) = (words("primaryAxis"), words("secondaryAxis"))
  }

  /// Returns whether a measure is drawn as columns: by itself, the first one is.
  func isColumn(_ measure: Int) -> Bool {
    let (words, index) = measure < start ? (primary, measure) : (secondary, measure - start)
    guard words.indices.contains(index) else { return measure == 0 }
    return words[index] == "bar" || words[index] == "column"
  }
}
