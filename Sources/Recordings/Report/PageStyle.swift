/// What all pages of the program look like.
package enum PageStyle {
  /// The colours of a page in light and dark, as properties of its root.
  package static var tokens: [UInt8] { PackageResources.tokens_css }
}
