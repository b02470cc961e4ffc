/// A part with room around it, on a ground of its own.
struct BoxElement: Hashable, Sendable {
  let content: Element
  var padding = Insets.zero
  /// Points; `nil`: as wide as the content with its padding.
  var width: Double?
  /// At least this high, in points.
  var minimumHeight = 0.0
  var decoration: Decoration?
  /// The part's name in the layout report; `nil` for a box that only groups.
  var kind: String?
}
