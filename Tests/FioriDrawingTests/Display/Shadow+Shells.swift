import FioriRender

extension Shadow {
  /// Of a card in the classic themes (Docs/sources/cards.md#shell).
  static let classic = Shadow(
    color: RGBA(red: 0, green: 0, blue: 0, alpha: 38), blur: 4, offset: Point(x: 0, y: 2))

  /// Of a card in the modern theme: close, and far.
  static let horizon = [
    Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 33), blur: 1),
    Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 10), blur: 4, offset: Point(x: 0, y: 2)),
  ]
}
