package import FioriBasics

extension Environment {
  /// The Swift code that creates the environment.
  package var swiftCall: SwiftCall {
    SwiftCall(self, over: Environment(), taking: [], Self.properties)
  }

  /// The traits; each has a key, and most have an option (``EnvironmentTrait``).
  /// Scripts/generate_keys.py writes the declarations of the options.
  package static let traits: [EnvironmentTrait] = [
    EnvironmentTrait(
      Property(
        "width", \.width, .number(in: Limits.length),
        "Width of the view in points, without padding.",
        default: .text(
          "as needed by the view; 375 for a header or a collection in compact, 320 on an iPhoneSE, "
            + "1024 in regular; 343 for a card in compact, 370 in regular; 300 for a chart"),
        examples: [375, 1024]),
      option: .init(
        2, "Width of the view in points.")),
    EnvironmentTrait(
      Property(
        "height", \.height, .number(in: Limits.length),
        "Height of the view in points, without padding.",
        default: .text("as needed by the view; 200 for a chart"), examples: [200]),
      option: .init(
        3, "Height of the view in points.")),
    EnvironmentTrait(
      Property(
        "scale", \.scale, .number(in: Limits.scale), "Pixels per point; fractions are allowed.",
        default: 2, examples: [1, 2, 3]),
      option: .init(
        1, "Pixels per point, 1 to 8; fractions are allowed.")),
    EnvironmentTrait(
      Property(
        "horizontalSizeClass", \.horizontalSizeClass, .choice("size class"),
        "Horizontal size class.",
        default: .text("regular from a width of 668 points up; without a width, regular on an iPad")
      ),
      option: .init(
        10, "Horizontal size class: compact or regular.", isRare: true)),
    EnvironmentTrait(
      Property(
        "device", \.device, .choice("device"),
        "Device family, for style sheets and card collections.",
        default: .text("iPhone in compact, iPad in regular"))),
    EnvironmentTrait(
      Property(
        "orientation", \.orientation, .choice("orientation"),
        "Device orientation, for style sheets.", default: "portrait")),
    EnvironmentTrait(
      Property(
        "widget", \.widget, .choice("widget"),
        "Widget that a card is drawn as, in its size on the device.", default: .text("none"))),
    EnvironmentTrait(
      Property(
        "appearance", \.appearance, .choice("appearance"),
        "Light or dark appearance; palettes v2 and v3 have no dark colors.",
        default: "light"),
      option: .init(
        4, "Appearance: light or dark.")),
    EnvironmentTrait(
      Property(
        "generation", \.generation, .choice("generation"),
        "Design generation: classic (the SDK's reference pages) or horizon (current).",
        default: "classic"),
      option: .init(
        5, "Design generation: classic or horizon.")),
    EnvironmentTrait(
      Property(
        "palette", \.palette, .choice("palette"), "Color palette.",
        default: .text("v2 for classic, v8 for horizon")),
      option: .init(
        6, "Color palette: v2 to v8.")),
    EnvironmentTrait(
      Property(
        "interfaceLevel", \.interfaceLevel, .choice("interface level"),
        "Interface level: base or elevated.", default: "base"),
      option: .init(
        9, "Interface level: base or elevated.", isRare: true)),
    EnvironmentTrait(
      Property(
        "contrast", \.contrast, .choice("contrast"), "Color contrast.",
        default: "normal"),
      option: .init(
        7, "Color contrast: normal or high.", isRare: true)),
    EnvironmentTrait(
      Property(
        "differentiateWithoutColor", \.differentiateWithoutColor, .bool,
        "Whether series differ in more than color, and rings show the titles of their rules.",
        default: false),
      option: .init(
        8,
        "Whether series differ in more than color, and rings show the titles of their rules.",
        isRare: true)),
    EnvironmentTrait(
      Property(
        "contentSizeCategory", \.contentSizeCategory, .choice("content size category"),
        "Preferred text size (UIKit content size category).", default: "large"),
      option: .init(
        11, "Preferred text size (UIKit's content size category), such as extraLarge.", isRare: true
      )),
    EnvironmentTrait(
      Property(
        "layoutDirection", \.layoutDirection, .choice("layout direction"),
        "Layout direction.", default: "leftToRight"),
      option: .init(
        12, "Layout direction: leftToRight or rightToLeft.", isRare: true)),
    EnvironmentTrait(
      Property(
        "locale", \.locale, .locale,
        "Locale for numbers and dates, a BCP 47 language tag.",
        default: "en-US", examples: ["de-DE", "ar"]),
      option: .init(
        13, "Locale for numbers and dates, such as en-US.",
        expecting: "a language tag such as 'en-US'")),
    EnvironmentTrait(
      Property(
        "timeZone", \.timeZone, .string,
        "IANA name of the time zone that dates with an offset are converted to.",
        default: .text("the time that they are written with"), examples: ["Europe/Berlin"]),
      option: .init(
        14, "Time zone for dates with an offset, such as Europe/Berlin.", isRare: true)),
    EnvironmentTrait(
      Property(
        "fontFamily", \.fontFamily, .string, "Font family, bundled or added.",
        default: .text("Inter"), examples: ["Inter"]),
      option: .init(
        15, "Font family; must be bundled or added with --font-path.", isRare: true)),
    EnvironmentTrait(
      Property(
        "background", \.background, .color, "Background of the view and its padding.",
        default: .text("transparent"), examples: ["#FFFFFF"])),
    EnvironmentTrait(
      Property(
        "padding", \.padding, .insets,
        "Padding in points: one number, or top, right, bottom, left.", default: 0,
        examples: [16, [8, 16, 8, 16]])),
  ]

  /// The keys of an `environment`, which `variants` may also vary.
  package static let properties: [Property<Environment>] =
    traits.map(\.property) + [
      // Merged key by key with an outer environment's, so that a figure can change one of them.
      Property(
        SchemaKey(
          "words", "Built-in words, for translation.",
          .text("in the language of the locale, or in English"),
          examples: [["noData": "Keine Daten", "more": "+{count} weitere"]],
          schema: { .object(LocalizedStrings.properties) }),
        swift: { environment in
          let strings = environment.words
          return .call(
            SwiftCall(strings, over: LocalizedStrings(), taking: [], LocalizedStrings.properties))
        }
      ) { node, path, environment, reader in
        reader.read(node, at: path, LocalizedStrings.properties, into: &environment.words)
      }
    ]

  /// The schema of an `environment`.
  package static let schema = JSONSchema.definition(
    "environment", "Traits of the screen that a view is drawn for.",
    examples: [["width": 375, "appearance": "dark", "generation": "horizon"]],
    .object(properties))
}

extension LocalizedStrings {
  /// The keys of `words`.
  static let properties: [Property<LocalizedStrings>] = [
    Property(
      "noData", \.noData, .string(.string(), objection: objection(to:)),
      "Shown in empty charts.", default: .text("No Data, in English"),
      examples: ["Keine Daten"]),
    Property(
      "more", \.more, .string(.string(matching: "\\{count\\}"), objection: objection(toCounting:)),
      "Shown for tags and label items that do not fit; {count} is their number.",
      default: .text("+{count} more, in English"), examples: ["+{count} weitere"]),
    Property(
      "moreSeries", \.moreSeries,
      .string(.string(matching: "\\{count\\}"), objection: objection(toCounting:)),
      "Shown for series that do not fit into a legend; {count} is their number.",
      default: .text("+{count}, in English"), examples: ["+{count}"]),
    Property(
      "increase", \.increase, .string(.string(), objection: objection(to:)),
      "Positive changes in the legend of a waterfall with colorBySign.",
      default: .text("Increase, in English"),
      examples: ["Zunahme"]),
    Property(
      "decrease", \.decrease, .string(.string(), objection: objection(to:)),
      "Negative changes in the legend of a waterfall with colorBySign.",
      default: .text("Decrease, in English"),
      examples: ["Abnahme"]),
    Property(
      "total", \.total, .string(.string(), objection: objection(to:)),
      "Totals in the legend of a waterfall with colorBySign.", default: .text("Total, in English"),
      examples: ["Summe"]),
    Property(
      "forecast", \.forecast, .string(.string(), objection: objection(to:)),
      "Values that are forecasts, in the legend of a chart.",
      default: .text("Forecast, in English"),
      examples: ["Prognose"]),
  ]
}

extension ValueReader where Value == String {
  /// A BCP 47 language tag. POSIX's form of one, `de_DE`, is read with a note.
  package static let locale = ValueReader(
    .string(matching: "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$"), swift: \.swift
  ) { node, path, reader in
    guard let text = string.read(node, path, &reader) else { return nil }
    if Environment.isLanguageTag(text) { return text }
    let tag = text.replacing("_", with: "-")
    guard Environment.isLanguageTag(tag) else {
      reader.error(
        .expectedLanguageTag(found: JSONProblem.shown(text)),
        at: node.position, path)
      return nil
    }
    reader.note(.note, .readAs(text, tag: tag), at: node.position, path)
    return tag
  }
}
