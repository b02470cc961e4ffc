/// What an area is filled with.
package enum Fill: Hashable, Sendable {
  case color(RGBA)
  /// From the area's upper edge to its lower one.
  case verticalGradient(top: RGBA, bottom: RGBA)
}
