/// Why an image cannot be shown: what is wrong, and what would be right.
struct PictureFailure: Error, Hashable, CustomStringConvertible {
  let description: String
}
