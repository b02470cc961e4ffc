/// What all pages of the program look like.
package enum PageStyle {
  /// The colors of a page in light and dark, as properties of its root, and what all pages share.
  package static var base: [UInt8] { PackageResources.tokens_css + PackageResources.base_css }

  /// The same, and what pages have in common that show a list beside what is opened of it.
  package static var workbench: [UInt8] { base + PackageResources.workbench_css }
}
