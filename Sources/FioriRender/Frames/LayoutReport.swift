/// Where every part of a picture lies, for tests and for those who measure.
///
/// Lengths are points in the picture's own coordinates, not rounded to pixels, whatever the scale.
public struct LayoutReport: Hashable, Sendable {
  /// A part and what lies inside it.
  public struct Node: Hashable, Sendable {
    /// The view's type, or the part's name as a description or the SDK calls it.
    public let kind: String
    /// In points, from the picture's top left.
    public let frame: Rect
    /// As drawn, after truncation; `nil` of what is no text.
    public let text: String?
    /// How many lines the text has.
    public let lineCount: Int?
    /// The `y` of the first baseline.
    public let baseline: Double?
    /// As drawn, after shrinking.
    public let fontSize: Double?
    /// As drawn; `nil` of what has no colour of its own.
    public let color: RGBA?
    /// Whether the text has been cut; `nil` of what is no text.
    public let isTruncated: Bool?
    /// How far a ring is filled, 0 to 1; `nil` of anything else.
    public let progress: Double?
    /// Points of a ring's line, half of which lies outside its frame; `nil` of anything else.
    public let lineWidth: Double?
    /// The parts inside this one, in the order of the description.
    public let children: [Node]
  }

  /// The picture's, in points.
  public let size: Size
  /// The view's own node.
  public let root: Node
}
