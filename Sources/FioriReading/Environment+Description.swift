import FioriBasics
package import FioriModel
package import FioriSyntax

extension Environment {
  static var blank: Environment { Environment() }

  /// What makes the environment in Swift.
  package var swiftCall: SwiftCall {
    SwiftCall("Environment", self, over: .blank, taking: [], Self.properties)
  }

  /// The keys of an `environment`, which are also those that `variants` may vary.
  package static let properties: [Property<Environment>] = [
    Property(
      "width", \.width, .number(in: Limits.length),
      "Points of the view's width; padding comes on top.",
      default: .words(
        "what the view needs; 375 of a header or a collection in compact, 320 on an iPhoneSE, 1024 in "
          + "regular; 343 of a card in compact, 370 in regular; 300 of a chart"),
      examples: [375, 1024]),
    Property(
      "height", \.height, .number(in: Limits.length),
      "Points of the view's height; padding comes on top.",
      default: .words("what the view needs; 200 of a chart"), examples: [200]),
    Property(
      "scale", \.scale, .number(in: Limits.scale), "Pixels a point; fractions are allowed.",
      default: 2, examples: [1, 2, 3]),
    Property(
      "horizontalSizeClass", \.horizontalSizeClass, .choice("size class"),
      "Whether the screen is narrow or wide.",
      default: .words("regular from a width of 668 points up; without a width, regular on an iPad")),
    Property(
      "device", \.device, .choice("device"),
      "The family of devices, for style sheets and collections of cards.",
      default: .words("iPhone in compact, iPad in regular")),
    Property(
      "orientation", \.orientation, .choice("orientation"),
      "How the device is held, for style sheets.", default: "portrait"),
    Property(
      "appearance", \.appearance, .choice("appearance"),
      "Whether the interface is light or dark; palettes v2 and v3 have no dark one.",
      default: "light"),
    Property(
      "generation", \.generation, .choice("generation"),
      "The look: classic, of the SDK's reference pages, or horizon, today's.", default: "classic"),
    Property(
      "palette", \.palette, .choice("palette"), "The palette that colors come from.",
      default: .words("v2 for classic, v8 for horizon")),
    Property(
      "interfaceLevel", \.interfaceLevel, .choice("interface level"),
      "Whether the view lies on the ground or above it.", default: "base"),
    Property(
      "contrast", \.contrast, .choice("contrast"), "How far colors stand apart.",
      default: "normal"),
    Property(
      "contentSizeCategory", \.contentSizeCategory, .choice("content size category"),
      "How large the reader wants texts to be; UIKit's names.", default: "large"),
    Property(
      "layoutDirection", \.layoutDirection, .choice("layout direction"),
      "The side that reading starts on.", default: "leftToRight"),
    Property(
      "locale", \.locale, .locale,
      "The language of the texts, for which numbers are written; a language tag, BCP 47.",
      default: "en-US", examples: ["de-DE", "ar"]),
    Property(
      "fontFamily", \.fontFamily, .string, "A family among the bundled and added fonts.",
      default: .words("Inter"), examples: ["Inter"]),
    Property(
      "background", \.background, .color, "The ground under the view and its padding.",
      default: .words("transparent"), examples: ["#FFFFFF"]),
    Property(
      "padding", \.padding, .insets,
      "Points around the view: one number, or top, right, bottom, left.", default: 0,
      examples: [16, [8, 16, 8, 16]]),
    // Laid over an outer environment's key by key, so that a figure may change one of them.
    Property(
      SchemaKey(
        "words", "The words that views draw by themselves.",
        .words("in English"), examples: [["noData": "Keine Daten", "more": "+{count} weitere"]],
        schema: { .object(LocalizedStrings.properties) }),
      swift: \.words.swift
    ) { node, path, environment, reader in
      reader.read(node, at: path, LocalizedStrings.properties, into: &environment.words)
    },
  ]

  /// What an `environment` may hold.
  package static let schema = JSONSchema.definition(
    "environment", "The traits of the screen that a view is drawn for.",
    examples: [["width": 375, "appearance": "dark", "generation": "horizon"]],
    .object(properties))
}

extension ValueReader where Value == String {
  /// A language tag, BCP 47.
  static let locale = ValueReader(
    .string(matching: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"), swift: \.swift
  ) { node, path, reader in
    guard let tag = ValueReader.string.read(node, path, &reader) else { return nil }
    if Environment.isLanguageTag(tag) { return tag }
    reader.expected("a language tag such as 'en-US'", found: node, at: path)
    return nil
  }
}
