/// As Docs/sources/colors.md#palettes has it; `map8` as SAP's own reader reads it
/// (Docs/sources/colors.md#misprints).
extension PaletteVariants {
  /// Some styles of palette V2.
  static let v2 = [
    PaletteVariants("primary1", "3F3A3A FFFFFF"),
    PaletteVariants("primary2", "4E4E52 D3D3D3"),
    PaletteVariants("primary3", "76767B"),
    PaletteVariants("tintColor", "3678AF CAE4FB"),
    PaletteVariants("tintColorTapState", "295171 6191BA"),
    PaletteVariants("backgroundGradientTop", "445E75"),
    PaletteVariants("line", "E8E8ED"),
    PaletteVariants("chart1", "5899DA 74B3F0"),
    PaletteVariants("chart7", "525DF4 5C66F5"),
    PaletteVariants("negative", "D9364C FF9B9B"),
    PaletteVariants("critical", "FFA325 FFDB79"),
    PaletteVariants("positive", "3A835B 8EF79F"),
    PaletteVariants("map8", "0000D0"),
    PaletteVariants("esriEdit", "1B6DD2 FFF114"),
  ]

  /// Some styles of palette V3.
  static let v3 = [
    PaletteVariants("primary1", "32363A FFFFFF"),
    PaletteVariants("tintColor", "0A6ED1 D1E8FF"),
    PaletteVariants("tintColorTapState", "0854A1 74A5D5"),
    PaletteVariants("tintColorLight", "0A6ED1"),
    PaletteVariants("tintColorDark", "D1E8FF"),
    PaletteVariants("backgroundGradientTop", "354A5F"),
    PaletteVariants("backgroundGradientBottom", "3F566B"),
    PaletteVariants("line", "F3F3F3"),
    PaletteVariants("negative", "BB0000 FF9B9B"),
    PaletteVariants("positive", "107E3E 8EF79F"),
    PaletteVariants("chart1", "5899DA 74B3F0"),
    PaletteVariants("chart8", "BF399E C63FA4"),
    PaletteVariants("map8", "0000D0"),
  ]

  /// Some styles of palette V4.
  static let v4 = [
    PaletteVariants("primary1", "32363A FFFFFF"),
    PaletteVariants("primary3", "6A6D70 EBEBF599"),
    PaletteVariants("primary6", "FFFFFF 1C1C1E"),
    PaletteVariants("tintColor", "0A6ED1 D1E8FF"),
    PaletteVariants("tintColorTapState", "0854A1 0A84FF66"),
    PaletteVariants("backgroundGradientTop", "354A5F 161616"),
    PaletteVariants("backgroundGradientBottom", "354A5F"),
    PaletteVariants("backgroundBase", "F3F3F3 000000"),
    PaletteVariants("line", "F3F3F3 38383A"),
    PaletteVariants("negative", "BB0000 FF453A"),
    PaletteVariants("criticalBackground", "FEF7F1 3E5045CC"),
    PaletteVariants("positiveBackground", "F1FDF6 6E442ACC"),
    PaletteVariants("chart1", "5899DA 74B3F0"),
    PaletteVariants("map8", "0000D0"),
  ]

  /// Some styles of palette V5.
  static let v5 = [
    PaletteVariants(
      "primaryGroupedBackground", "EDEFF0 1C2228", elevated: "EDEFF0 232A31",
      elevatedContrast: "EDEFF0 232A31"),
    PaletteVariants(
      "secondaryGroupedBackground", "FFFFFF 232A31", elevated: "FFFFFF 29313A",
      elevatedContrast: "FFFFFF 29313A"),
    PaletteVariants(
      "tertiaryGroupedBackground", "FFFFFF 29313A", elevated: "FFFFFF 2F3943",
      elevatedContrast: "FFFFFF 2F3943"),
    PaletteVariants(
      "primaryBackground", "FFFFFF 232A31", elevated: "FFFFFF 29313A", contrast: "232A31",
      elevatedContrast: "FFFFFF 29313A"),
    PaletteVariants(
      "secondaryBackground", "F7F7F7 1C2228", elevated: "F7F7F7 232A31", contrast: "1C2228",
      elevatedContrast: "F7F7F7 232A31"),
    PaletteVariants(
      "tertiaryBackground", "FFFFFF 29313A", elevated: "FFFFFF 2F3943", contrast: "29313A",
      elevatedContrast: "FFFFFF 2F3943"),
    PaletteVariants(
      "headerBlended", "FFFFFFCD 232A31CD", elevated: "FFFFFFCD 29313ACD",
      contrast: "FFFFFFA6 232A31A6", elevatedContrast: "FFFFFFCD 29313ACD"),
    PaletteVariants("tintColor", "0A6ED1 91C8F6", contrast: "91C8F6"),
    PaletteVariants("tintColorTapState", "0A6ED166 91C8F666", contrast: "91C8F666"),
    PaletteVariants("primaryLabel", "32363A FAFAFA", contrast: "FAFAFA"),
    PaletteVariants("primary1", "32363A FAFAFA"),
    PaletteVariants("primaryFill", "89919A29 8696A948", contrast: "8696A948"),
    PaletteVariants("separator", "89919A69 8696A945"),
    PaletteVariants("header", "354A5F 2C3D4F"),
    PaletteVariants("quaternaryLabel", "32363A8C FAFAFA8C", contrast: "FAFAFA8C"),
    PaletteVariants("negativeLabel", "BB0000 FF8888", contrast: "FF8888"),
    PaletteVariants("map8", "0000D0"),
  ]
}
