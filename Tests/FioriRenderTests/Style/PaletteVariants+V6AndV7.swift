/// As Docs/sources/colors.md#palettes has it; `map8` as SAP's own reader reads it
/// (Docs/sources/colors.md#misprints).
extension PaletteVariants {
  /// Some styles of palette V6.
  static let v6 = [
    PaletteVariants(
      "primaryBackground", "FFFFFF 000000", elevated: "FFFFFF 192027",
      elevatedContrast: "FFFFFF 1C242B"),
    PaletteVariants(
      "secondaryBackground", "F5F6F7 0F1216", elevated: "F5F6F7 1F272F", contrast: "E8EBED 171E23",
      elevatedContrast: "E8EBED 252E38"),
    PaletteVariants(
      "tertiaryBackground", "FFFFFF 161C21", elevated: "FFFFFF 242E38", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "primaryGroupedBackground", "F5F6F7 000000", elevated: "F5F6F7 192027",
      contrast: "E8EBED 000000", elevatedContrast: "E8EBED 1C242B"),
    PaletteVariants(
      "secondaryGroupedBackground", "FFFFFF 161C21", elevated: "FFFFFF 242E38",
      contrast: "FFFFFF 1C242B", elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "tertiaryGroupedBackground", "F5F6F7 0F1216", elevated: "F5F6F7 1F272F",
      contrast: "E8EBED 171E23", elevatedContrast: "E8EBED 252E38"),
    PaletteVariants(
      "header", "FFFFFF 161C21", elevated: "FFFFFF 242E38", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "headerBlended", "FFFFFF 161C21", elevated: "FFFFFF 242E38", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "footer", "FFFFFF 192027", elevated: "FFFFFF 26303A", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants("tintColor", "0070F2 4DB1FF", contrast: "0055B8 99D7FF"),
    PaletteVariants("tintColorTapState", "0040B0 1B90FF", contrast: "002D7A 2E99FF"),
    PaletteVariants("primaryLabel", "223548 F5F6F7", contrast: "000000 FFFFFF"),
    PaletteVariants("primaryFill", "FFFFFF 223548", contrast: "FFFFFF 344556"),
    PaletteVariants("separator", "5B738B5E 8396A85E", contrast: "47596C5E 9CA9B45E"),
    PaletteVariants("separatorOpaque", "5B738BD4 8396A8D4", contrast: "47596CEB 9CA9B4"),
    PaletteVariants("quaternaryLabel", "5B738BD4 8396A8", contrast: "47596C 9CA9B4"),
    PaletteVariants("negativeLabel", "D20A0A FF5C77", contrast: "840606 FFC2D6"),
    PaletteVariants("grey5", "5B738B", contrast: "47596C"),
    PaletteVariants("blue3", "4DB1FF 0040B0", contrast: "47AFFF 002D7A"),
    PaletteVariants("map8", "0000D0"),
  ]

  /// Some styles of palette V7.
  static let v7 = [
    PaletteVariants(
      "primaryBackground", "FFFFFF 000000", elevated: "FFFFFF 192027",
      elevatedContrast: "FFFFFF 1C242B"),
    PaletteVariants(
      "secondaryBackground", "F5F6F7 0F1216", elevated: "F5F6F7 1F272F", contrast: "E8EBED 171E23",
      elevatedContrast: "E8EBED 252E38"),
    PaletteVariants(
      "tertiaryBackground", "FFFFFF 161C21", elevated: "FFFFFF 242E38", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "primaryGroupedBackground", "F5F6F7 000000", elevated: "F5F6F7 192027",
      contrast: "E8EBED 000000", elevatedContrast: "E8EBED 1C242B"),
    PaletteVariants(
      "secondaryGroupedBackground", "FFFFFF 161C21", elevated: "FFFFFF 242E38",
      contrast: "FFFFFF 1C242B", elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "tertiaryGroupedBackground", "F5F6F7 0F1216", elevated: "F5F6F7 1F272F",
      contrast: "E8EBED 171E23", elevatedContrast: "E8EBED 252E38"),
    PaletteVariants(
      "header", "FFFFFF 161C21", elevated: "FFFFFF 242E38", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "headerBlended", "FFFFFF 161C21", elevated: "FFFFFF 242E38", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants(
      "footer", "FFFFFF 192027", elevated: "FFFFFF 26303A", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3541"),
    PaletteVariants("tintColor", "0070F2 4DB1FF", contrast: "0046A8 99D7FF"),
    PaletteVariants("tintColorTapState", "0040B0 1B90FF", contrast: "001E70 2E99FF"),
    PaletteVariants("primaryLabel", "223548 F5F6F7", contrast: "000000 FFFFFF"),
    PaletteVariants("primaryFill", "FFFFFF 8396A80F", contrast: "FFFFFF 8799AB0F"),
    PaletteVariants("separator", "5B738B5E 8396A85E", contrast: "47596C5E 9CA9B45E"),
    PaletteVariants("separatorOpaque", "5B738BD4 8396A8D4", contrast: "47596CEB 9CA9B4"),
    PaletteVariants("quaternaryLabel", "5B738BD4 8396A8", contrast: "47596C 9CA9B4"),
    PaletteVariants("negativeLabel", "D20A0A FF8CB2", contrast: "9C0707 FFADD1"),
    PaletteVariants("grey5", "8396A8 475E75", contrast: "8799AB 3F5A73"),
    PaletteVariants("blue3", "A6E0FF 0040B0", contrast: "7ACBFF 003899"),
    PaletteVariants("map8", "0000D0"),
  ]
}
