/// What a face is called where fonts are found by name, as in a browser.
struct FontDescription: Hashable, Sendable {
  let family: String
  /// 400 is regular, 700 bold.
  let weight: Int
  let isItalic: Bool
}
