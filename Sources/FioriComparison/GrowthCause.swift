/// Why a part is as long along an axis as it is.
enum GrowthCause {
  /// It is as long as before, or nothing inside of it tells why it is not.
  case own
  /// A gap inside of it changed.
  case gap
  /// Something inside of it changed its size, came or went.
  case content
}
