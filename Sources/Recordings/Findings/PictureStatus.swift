/// What became of a picture in a comparison, in a word.
package enum PictureStatus: String, CaseIterable {
  case equal
  /// Fewer pixels changed than may.
  case tolerated
  case changed
  case resized
  case added
  case removed
  case renamed
  case unreadable

  /// Whether it is as it should be.
  package var isGood: Bool { self == .equal || self == .tolerated }
}
