/// How many changed pixels lie in which parts of a picture.
public struct ExplainedPixels: Hashable, Sendable {
  /// The changed pixels of each part, in the order of the parts.
  public let counts: [Int]
  /// The changed pixels that lie in none.
  public let unexplainedCount: Int
}
