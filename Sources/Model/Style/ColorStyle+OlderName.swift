extension ColorStyle {
  /// The color's name in older palettes; `nil` if they use the same name or have no equivalent.
  ///
  /// From SAP's compatibility maps for V4 and V5, also used for V2 and V3. Semantic labels map to
  /// the semantic color (Docs/sources/colors.md#fallbacks).
  var olderName: ColorStyle? { Self.olderNameOfEach[rawValue] }

  /// The color's names in older palettes, the newest first, which a style sheet may all use
  /// (Docs/sources/colors.md#overrides).
  package var olderNames: [ColorStyle] {
    let deprecated = Self.deprecatedNames[rawValue] ?? []
    guard let olderName, !deprecated.contains(olderName) else { return deprecated }
    return deprecated + [olderName]
  }

  /// Whether the color is for texts or lines, which views before today's names took under older ones
  /// (Docs/sources/colors.md#palettes-of-their-time).
  var isTextOrLine: Bool {
    // A set would look up its type at each start, 2 % of the instructions of `validate`.
    switch rawValue {
    case "primaryLabel", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "secondaryFill": true
    default: false
    }
  }

  /// The tint color that another name of the tint means, on the only background of that name; `nil` for
  /// all other colors (stated: Docs/sources/colors.md#overrides).
  package var tint: (style: ColorStyle, background: Appearance)? {
    switch rawValue {
    case "tintColorDark": ("tintColor", .light)
    case "tintColorLight": ("tintColor", .dark)
    case "tintColorTapStateDark": ("tintColorTapState", .light)
    case "tintColorTapStateLight": ("tintColorTapState", .dark)
    default: nil
    }
  }

  /// The names that SAP calls deprecated where they are not the color's older name already. The
  /// tint's are left out, since `tintColorLight` and `tintColorDark` belong to one background each, and
  /// so are the ends of the gradient, which only a dark header has.
  private static let deprecatedNames: [String: [ColorStyle]] = [
    "header": ["shell", "navigationBar"],
    "primaryGroupedBackground": ["background1"],
    "tertiaryGroupedBackground": ["background2"],
    "primaryBackground": ["backgroundBase"],
    "quaternaryFill": ["cellBackgroundTapState"],
    "footer": ["primary5"],
  ]

  private static let olderNameOfEach: [String: ColorStyle] = [
    "primaryLabel": "primary1",
    "secondaryLabel": "primary2",
    "tertiaryLabel": "primary3",
    "secondaryFill": "primary4",
    "secondaryGroupedBackground": "primary6",
    "quaternaryLabel": "primary7",
    "barTransparent": "primary8",
    "separator": "primary9",
    "headerBlended": "backgroundGradientTop",
    "footer": "backgroundGradientBottom",
    "primaryGroupedBackground": "backgroundBase",
    "separatorOpaque": "line",
    "contrastElement": "primary10",
    "tintColor2": "tintColorDark",
    "cardShadow": "shadow",
    "mango3": "accent1",
    "mango4": "accent1b",
    "red4": "accent2",
    "red5": "accent2b",
    "pink5": "accent3",
    "pink6": "accent4",
    "indigo6": "accent5",
    "blue6": "accent6",
    "blue7": "accent6b",
    "teal4": "accent7",
    "teal5": "accent7b",
    "green4": "accent8",
    "indigo5": "accent9",
    "grey5": "accent10",
    "grey4": "accent10b",
    "positiveLabel": "positive",
    "negativeLabel": "negative",
    "criticalLabel": "critical",
  ]
}
