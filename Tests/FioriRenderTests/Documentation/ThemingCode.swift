import FioriRender

/// What the article on theming shows.
enum ThemingCode {
  static func environment() -> Environment {
    var environment = Environment()
    environment.generation = .horizon
    environment.palette = .v8
    environment.appearance = .dark
    environment.contrast = .high
    return environment
  }

  static func colors() -> KPIView {
    let orders = KPIView(
      items: [.metric("294")], colorScheme: .dark,
      tintColor: StateColors(
        normal: .palette("positiveLabel", on: .dark), highlighted: .rgb(0x1F, 0x6B, 0x3A)))
    return orders
  }

  static func lookedUp() -> (RGBA?, [String]) {
    let dark = Environment().preferredFioriColor("chart1", background: .dark)
    let names = PaletteNames(Environment())
      .names(of: RGBA(red: 0x5D, green: 0x36, blue: 0xFF))
    return (dark, names)
  }

  /// What is branded, as it is without the sheet.
  static func plain() -> KPIView {
    KPIView(items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales this month")
  }

  static func branded() -> Figure {
    let brand = StyleSheet(
      """
      @tintColor: #1F6B3A;
      @tintColor_darkBackground: #CDEFD6;
      loud { font-name: boldSystem; }
      """)

    let sales = KPIView(
      items: [.unit("$"), .metric("294"), .unit("M")],
      caption: Text("Sales this month", styleClass: ["loud"]))
    var figure = Figure(sales)
    figure.styleSheets = [brand]
    return figure
  }

  static func checked(by renderer: Renderer) throws {
    let sheet = try StyleSheet(path: "brand.nss")
    print(sheet.diagnostics, renderer.diagnostics(of: [sheet]))
    let tint = Environment().preferredFioriColor("tintColor", styleSheets: [sheet])
    print(tint as Any)
  }

  struct Quiet: KPIAttributesProvider {
    private let look = HorizonKPIAttributes(size: .large)

    func font(for style: KPIItemStyle) -> Font {
      var font = look.font(for: style)
      font.weight = style == .metric ? .light : .regular
      return font
    }

    func separatorFont(for style: KPIItemStyle) -> Font { font(for: style) }
    func tint(for state: ControlState) -> ColorStyle { look.tint(for: state) }
    func kerning(_ kerning: LeadingItemKerning) -> Double { look.kerning(kerning) }
    var iconSize: Size { look.iconSize }
    var growth: Double { look.growth }
    var captionFont: Font { look.captionFont }
    var captionSpacing: Double { look.captionSpacing }
  }

  static func quiet() -> KPIView {
    let sales = KPIView(
      items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales this month",
      attributesProvider: Quiet())
    return sales
  }
}
