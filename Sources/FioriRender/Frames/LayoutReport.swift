/// Where every part of a picture lies, for tests and for those who measure.
///
/// Lengths are points in the picture's own coordinates, not rounded to pixels, whatever the scale.
public struct LayoutReport: Hashable, Sendable {
  /// A part and what lies inside it.
  public struct Node: Hashable, Sendable {
    /// The view's type, or the part's name as a description or the SDK calls it.
    public let kind: String
    public let frame: Rect
    /// As drawn, after truncation; `nil` of what is no text.
    public let text: String?
    /// How many lines the text has.
    public let lineCount: Int?
    /// The `y` of the first baseline.
    public let baseline: Double?
    /// As drawn, after shrinking.
    public let fontSize: Double?
    public let color: RGBA?
    public let isTruncated: Bool?
    public let children: [Node]
  }

  public let size: Size
  public let root: Node
}
