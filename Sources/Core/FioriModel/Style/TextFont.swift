/// The font of a text; unset attributes use the font of its part.
///
/// The SAPFiori counterpart is `UIFont.preferredFioriFont`.
public struct TextFont: Hashable, Sendable {
  /// The style, which sets the size, scaled by the preferred text size, and the weight Regular, as
  /// Fiori draws every style; `nil` keeps both.
  public var style: TextStyle?
  /// The weight; `nil` uses the style's.
  public var weight: Font.Weight?
  /// The size in points, whatever the preferred text size; `nil` uses the style's.
  public var size: Double?
  /// A family among the loaded fonts; `nil` uses the current family.
  public var family: String?

  /// Creates a font from a style, from attributes, or from both.
  public init(
    _ style: TextStyle? = nil, weight: Font.Weight? = nil, size: Double? = nil,
    family: String? = nil
  ) {
    self.style = style
    self.weight = weight
    self.size = size
    self.family = family
  }

  /// Returns the font for a text whose default is `base`.
  package func resolved(over base: Font, _ category: ContentSizeCategory) -> Font {
    var font = style?.font(category) ?? base
    font.family = family ?? base.family
    font.weight = weight ?? font.weight
    return size.map(font.resized) ?? font
  }
}
