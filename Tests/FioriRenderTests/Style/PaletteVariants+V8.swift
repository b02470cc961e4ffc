/// As Docs/sources/colors.md#palettes has it; `map8` as SAP's own reader reads it, `headerBlended`
/// without its ninth digit (Docs/sources/colors.md#misprints).
extension PaletteVariants {
  /// Some styles of palette V8.
  static let v8 = [
    PaletteVariants(
      "primaryBackground", "FFFFFF 000000", elevated: "FFFFFF 171D23",
      elevatedContrast: "FFFFFF 192024"),
    PaletteVariants(
      "secondaryBackground", "F5F6F7 161C21", elevated: "F5F6F7 242D37", contrast: "EAECEE 1D252A",
      elevatedContrast: "EAECEE 212B30"),
    PaletteVariants(
      "tertiaryBackground", "FFFFFF 242E38", elevated: "FFFFFF 2F3C48", contrast: "FFFFFF 192024",
      elevatedContrast: "FFFFFF 253136"),
    PaletteVariants(
      "primaryGroupedBackground", "F5F6F7 000000", elevated: "F5F6F7 171D23",
      contrast: "E8EBED 000000", elevatedContrast: "E8EBED 192024"),
    PaletteVariants(
      "secondaryGroupedBackground", "FFFFFF 161C21", elevated: "FFFFFF 242D37",
      contrast: "FFFFFF 1D252A", elevatedContrast: "FFFFFF 212B30"),
    PaletteVariants(
      "tertiaryGroupedBackground", "F5F6F7 242E38", elevated: "F5F6F7 2F3C48",
      contrast: "E8ECEE 192024", elevatedContrast: "E8ECEE 253136"),
    PaletteVariants(
      "header", "FFFFFF 161C21", elevated: "FFFFFF 242E38", contrast: "FFFFFF 1D252C",
      elevatedContrast: "FFFFFF 2A3540"),
    PaletteVariants(
      "headerBlended", "FFFFFFD9 13181DE6", elevated: "FFFFFFD9 1F272FE6",
      contrast: "FFFFFFD9 191F26E6", elevatedContrast: "FFFFFFD9 242E38E6"),
    PaletteVariants(
      "footer", "FFFFFF 192027", elevated: "FFFFFF 1F272FE6", contrast: "FFFFFF 1C242B",
      elevatedContrast: "FFFFFF 2B3641"),
    PaletteVariants(
      "chrome", "FFFFFFD9 000000BF", elevated: "FFFFFFD9 171D23BF", contrast: "FFFFFFE6 000000E6",
      elevatedContrast: "FFFFFFE6 192024E6"),
    PaletteVariants(
      "chromeSecondary", "FFFFFFD9 161C21BF", elevated: "FFFFFFD9 242D37BF",
      contrast: "FFFFFFE6 1D252AE6", elevatedContrast: "FFFFFFE6 212B30E6"),
    PaletteVariants("tintColor", "0070F2 4DB1FF", contrast: "0046A8 5CB7FF"),
    PaletteVariants("tintColorTapState", "0040B0 1B90FF", contrast: "001E70 3399FF"),
    PaletteVariants("primaryLabel", "223548 F5F6F7", contrast: "000000 FFFFFF"),
    PaletteVariants("primaryFill", "8396A83D 8396A84D", contrast: "8799AB57 8396A866"),
    PaletteVariants("separator", "5B738B5E 8396A85E", contrast: "354A5F5E A9B4BE5E"),
    PaletteVariants("separatorOpaque", "5B738BD4 8396A8D4", contrast: "354A5FD4 A9B4BED4"),
    PaletteVariants("quaternaryLabel", "8396A875 A9B4BE4D", contrast: "354A5F57 A9B4BE80"),
    PaletteVariants("negativeLabel", "AA0808 FF5C77", contrast: "7F0505 FF8CB2"),
    PaletteVariants("neutralLabel", "354A5F 8396A8", contrast: "223548 A9B4BE"),
    PaletteVariants("informativeLabel", "0057D2 4DB1FF", contrast: "002A85 89D1FF"),
    PaletteVariants("grey5", "8396A8 475E75", contrast: "8799AB 3F5A73"),
    PaletteVariants("blue3", "A6E0FF 0040B0", contrast: "7ACCFF 003899"),
    PaletteVariants("map8", "0000D0"),
    PaletteVariants("quinaryLabel", "FFFFFF 000000"),
    PaletteVariants("jouleBrand", "5D36FF 714FFF", contrast: "5238D6 5633E1"),
    PaletteVariants("chartBad", "F53232 F83030", contrast: "AB0000 FF7878"),
  ]
}
