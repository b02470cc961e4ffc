/// What a face is called where fonts are found by name, as in a browser.
package struct FontDescription: Hashable, Sendable {
  let family: String
  /// 400 is regular, 700 bold.
  let weight: Int
  let isItalic: Bool

  package init(family: String, weight: Int, isItalic: Bool) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}
