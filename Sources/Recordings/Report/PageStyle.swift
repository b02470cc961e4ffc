/// What all pages of the program look like.
package enum PageStyle {
  /// The colours of a page in light and dark, as properties of its root.
  package static var tokens: [UInt8] { PackageResources.tokens_css }

  /// The colours, and what pages have in common that show a list beside what is opened of it.
  package static var workbench: [UInt8] { tokens + PackageResources.workbench_css }
}
