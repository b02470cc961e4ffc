extension Palette {
  /// Palette V2, of SDK 3.0 SP01.
  ///
  /// Facts, theming §7.4: one row a style, its colour on a light ground and on a dark one. The
  /// elevated and the high-contrast variants equal these in V2.
  static let v2 = Palette(
    version: .v2,
    knowsDarkAppearance: false,
    entries: Dictionary(
      uniqueKeysWithValues: table.map { name, onLight, onDark in
        (ColorStyle(rawValue: name), Entry(onLight: RGBA(onLight), onDark: RGBA(onDark)))
      }))

  private static let table: [(name: String, onLight: UInt32, onDark: UInt32)] = [
    ("primary1", 0x3F3A3A, 0xFFFFFF),
    ("primary2", 0x4E4E52, 0xD3D3D3),
    ("primary3", 0x76767B, 0x76767B),
    ("primary4", 0xCCCCCC, 0xCCCCCC),
    ("primary5", 0xF2F2F2, 0xF2F2F2),
    ("primary6", 0xFFFFFF, 0xFFFFFF),
    ("primary7", 0x5E6972, 0x5E6972),
    ("primary8", 0x192835, 0x192835),
    ("primary9", 0xF9F9F9, 0xF9F9F9),
    ("tintColor", 0x3678AF, 0xCAE4FB),
    ("tintColorLight", 0xCAE4FB, 0xCAE4FB),
    ("tintColorDark", 0x3678AF, 0x3678AF),
    ("tintColorTapState", 0x295171, 0x6191BA),
    ("tintColorTapStateLight", 0x6191BA, 0x6191BA),
    ("tintColorTapStateDark", 0x295171, 0x295171),
    ("navigationBar", 0x445E75, 0x445E75),
    ("backgroundGradientTop", 0x445E75, 0x445E75),
    ("backgroundGradientBottom", 0x3F566B, 0x3F566B),
    ("backgroundBase", 0xE8E8ED, 0xE8E8ED),
    ("cellBackgroundTapState", 0xF2F2F7, 0xF2F2F7),
    ("line", 0xE8E8ED, 0xE8E8ED),
    ("chart1", 0x5899DA, 0x74B3F0),
    ("chart2", 0xE8743B, 0xE8743B),
    ("chart3", 0x19A979, 0x19A979),
    ("chart4", 0xED4A7B, 0xED4A7B),
    ("chart5", 0x945ECF, 0x945ECF),
    ("chart6", 0x13A4B4, 0x13A4B4),
    ("chart7", 0x525DF4, 0x5C66F5),
    ("chart8", 0xBF399E, 0xC63FA4),
    ("chart9", 0x6C8893, 0x6C8893),
    ("chart10", 0xEE6868, 0xEE6868),
    ("chart11", 0x2F6497, 0x387BB7),
    ("negative", 0xD9364C, 0xFF9B9B),
    ("critical", 0xFFA325, 0xFFDB79),
    ("positive", 0x3A835B, 0x8EF79F),
    ("map1", 0x2E4A62, 0x2E4A62),
    ("map2", 0x56840E, 0x56840E),
    ("map3", 0xA63788, 0xA63788),
    ("map4", 0x0079C6, 0x0079C6),
    ("map5", 0x6B4EA0, 0x6B4EA0),
    ("map6", 0xA16B00, 0xA16B00),
    ("map7", 0x0B6295, 0x0B6295),
    // SAP publishes "D0R774"; its own reader stops at the R and makes 0000D0 of it.
    ("map8", 0x0000D0, 0x0000D0),
    ("map9", 0x1C857A, 0x1C857A),
    ("map10", 0xC45300, 0xC45300),
    ("esriEdit", 0x1B6DD2, 0xFFF114),
  ]
}
