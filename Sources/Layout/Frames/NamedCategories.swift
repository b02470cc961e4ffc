package import FioriBasics

/// The names of categories, and how many of them an axis shows.
package struct NamedCategories: Hashable, Sendable {
  package let origin: DescriptionPath
  /// The names in order; empty for a category without one.
  package let names: [String]
  /// The number of labels with a name.
  package let shownCount: Int
  /// Whether the axis shows only the first and the last by its style.
  package let showsOnlyEnds: Bool

  package init(
    origin: DescriptionPath, names: [String], shownCount: Int, showsOnlyEnds: Bool
  ) {
    self.origin = origin
    self.names = names
    self.shownCount = shownCount
    self.showsOnlyEnds = showsOnlyEnds
  }
}
