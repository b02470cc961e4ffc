import FioriBasics

/// A color of a palette in all eight variants, as in a cell of `palettes.tsv`.
///
/// A cell has the place of the style in its palette, then pairs of colors on light and on dark backgrounds, as
/// `RRGGBB`, or `RRGGBBAA` if translucent: the normal ones, those for high contrast, and both once more for elevated
/// surfaces. A pair that is missing is equal to the one for normal contrast, and if both elevated ones are missing, they
/// are equal to the others.
struct PaletteEntry {
  private let cell: ArraySlice<UInt8>
  /// The number of its pairs.
  private let pairs: Int

  /// Takes a cell; `nil` if it has no colors.
  init?(_ cell: ArraySlice<UInt8>) {
    pairs = cell.count { $0 == Self.space }
    guard pairs > 0 else { return nil }
    self.cell = cell
  }

  /// The place of the style in its palette.
  var place: Int { Int(value(ofField: 0, base: 10).number) }

  func color(_ variant: ColorVariant) -> RGBA? {
    let first = variant.level == .elevated && pairs > 2 ? 2 : 0
    let pair = variant.contrast == .high && first + 1 < pairs ? first + 1 : first
    let (number, digits) = value(
      ofField: 1 + pair * 2 + (variant.background == .light ? 0 : 1), base: 16)
    guard digits > 0 else { return nil }
    return digits == 8 ? RGBA(withAlpha: number) : RGBA(number)
  }

  private static let (space, slash) = (UInt8(ascii: " "), UInt8(ascii: "/"))

  /// Returns the number in a field between spaces and slashes, and how many digits it has.
  ///
  /// Splitting the cell would look up the types for that, which takes longer than all colors of a
  /// picture, and keeping all its colors would take memory for seven that are not used.
  private func value(ofField wanted: Int, base: UInt32) -> (number: UInt32, digits: Int) {
    var (field, number, digits): (Int, UInt32, Int) = (0, 0, 0)
    for byte in cell {
      if byte == Self.space || byte == Self.slash {
        if field == wanted { break }
        field += 1
      } else if field == wanted {
        number = number &* base &+ UInt32(byte & 0xF) + (byte < UInt8(ascii: "A") ? 0 : 9)
        digits += 1
      }
    }
    return (number, digits)
  }
}
