/// A chart of SAPUI5's analytical cards that the import draws as a type.
///
/// A name such as `info/100_stacked_column` is words before a name.
package struct ImportedChart: Sendable {
  /// The name in lowercase letters.
  package let name: String
  /// The words before the name that make it this type, and those that it may have as well.
  private let required: [String]
  private let allowed: [String]
  /// Whether its values run along the lower edge in SAPUI5.
  package let isHorizontal: Bool
  /// Whether all of its measures are columns.
  package let hasOnlyColumns: Bool

  init(
    _ name: String, with required: [String] = [], allowing allowed: [String] = [],
    isHorizontal: Bool = false, hasOnlyColumns: Bool = false
  ) {
    (self.name, self.required, self.allowed) = (name, required, allowed)
    (self.isHorizontal, self.hasOnlyColumns) = (isHorizontal, hasOnlyColumns)
  }

  /// Returns whether a name with some words before it is one of this chart.
  package func matches(_ name: String, with words: Set<String>) -> Bool {
    name == self.name && words.isSuperset(of: required)
      && words.isSubset(of: required + allowed)
  }

  /// The name as a message shows it.
  package var title: String {
    (required + [name]).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
