import FioriBasics

/// A color of a palette in all eight variants, as in a cell of `palettes.tsv`.
///
/// A cell has the place of the style in its palette, then pairs of colors on light and on dark backgrounds, as
/// `RRGGBB`, or `RRGGBBAA` if translucent: the normal ones, those for high contrast, and both once more for elevated
/// surfaces. A pair that is missing is equal to the one for normal contrast, and if both elevated ones are missing, they
/// are equal to the others.
struct PaletteEntry {
  let place: Int
  /// The colors on light and dark backgrounds in turn.
  private let colors: [RGBA]

  /// Reads a cell; `nil` if it is empty.
  ///
  /// Splitting it would look up the types for that, which takes longer than all colors of a picture.
  init?(_ cell: ArraySlice<UInt8>) {
    let (space, slash) = (UInt8(ascii: " "), UInt8(ascii: "/"))
    var (found, colors): (Int?, [RGBA]) = (nil, [])
    var digits: (value: UInt32, count: Int) = (0, 0)
    for index in cell.startIndex...cell.endIndex {
      let byte = index < cell.endIndex ? cell[index] : space
      if byte != space, byte != slash {
        let digit = UInt32(byte & 0xF) + (byte < UInt8(ascii: "A") ? 0 : 9)
        digits = (digits.value &* (found == nil ? 10 : 16) &+ digit, digits.count + 1)
      } else if found == nil {
        (found, digits) = (Int(digits.value), (0, 0))
      } else {
        colors.append(digits.count == 8 ? RGBA(withAlpha: digits.value) : RGBA(digits.value))
        digits = (0, 0)
      }
    }
    guard let found, !colors.isEmpty else { return nil }
    (place, self.colors) = (found, colors)
  }

  func color(_ variant: ColorVariant) -> RGBA? {
    let pairs = colors.count / 2
    let first = variant.level == .elevated && pairs > 2 ? 2 : 0
    let pair = variant.contrast == .high && first + 1 < pairs ? first + 1 : first
    return colors[at: pair * 2 + (variant.background == .light ? 0 : 1)]
  }
}
