/// What a text asks of its font; what it leaves open is the font's that it would have anyway.
///
/// The SAPFiori counterpart is `UIFont.preferredFioriFont`.
public struct TextFont: Hashable, Sendable {
  /// Gives the size, which grows with the reader's wish, and the weight Regular, as Fiori draws every
  /// style; `nil`: the size and weight there are.
  public var style: TextStyle?
  /// How heavy the strokes are; `nil`: the style's.
  public var weight: Font.Weight?
  /// Points an em, whatever the reader wishes; `nil`: the style's.
  public var size: Double?
  /// A family among the loaded fonts; `nil`: the current family.
  public var family: String?

  /// A font by a style, by parts, or by a style and what is different from it.
  public init(
    _ style: TextStyle? = nil, weight: Font.Weight? = nil, size: Double? = nil,
    family: String? = nil
  ) {
    self.style = style
    self.weight = weight
    self.size = size
    self.family = family
  }

  /// The font that a text gets in the place of `base`.
  package func resolved(over base: Font, _ category: ContentSizeCategory) -> Font {
    var font = style?.font(category) ?? base
    font.family = family ?? base.family
    font.weight = weight ?? font.weight
    return size.map(font.resized) ?? font
  }
}
