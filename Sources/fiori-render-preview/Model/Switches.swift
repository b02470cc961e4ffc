import FileKit
import FioriRender
import FoundationEssentials

/// What the page's switches say of a figure's environment; `nil`: as it is described.
struct Switches: Hashable, Sendable {
  var appearance: Appearance?
  var generation: Environment.Generation?
  var palette: Palette.Version?
  var contrast: Environment.Contrast?
  var horizontalSizeClass: Environment.SizeClass?
  var width: Double?
  var scale: Double?
  var contentSizeCategory: ContentSizeCategory?
  var layoutDirection: Environment.LayoutDirection?
  var locale: String?
  var page: Int?

  /// As described.
  init() {}

  /// What a request asks for.
  ///
  /// - Throws: Which switch has a value that it cannot have.
  init(_ query: [String: String]) throws(RequestError) {
    appearance = try Self.word("appearance", in: query)
    generation = try Self.word("generation", in: query)
    palette = try Self.word("palette", in: query)
    contrast = try Self.word("contrast", in: query)
    horizontalSizeClass = try Self.word("horizontalSizeClass", in: query)
    contentSizeCategory = try Self.word("contentSizeCategory", in: query)
    layoutDirection = try Self.word("layoutDirection", in: query)
    width = try Self.number("width", 1...Limits.length.upperBound, in: query)
    scale = try Self.number("scale", Limits.scale, in: query)
    locale = query["locale"]
    if let locale, !Environment.isLanguageTag(locale) {
      throw .wrongValue("locale", locale, expected: "a language tag such as 'en-US'")
    }
    page = try Self.number("page", 1...1_000, in: query).map { Int($0) }
  }

  /// A figure with what is switched.
  func applied(to figure: Figure) -> Figure {
    var figure = figure
    figure.override("appearance", \.appearance, with: appearance)
    figure.override("generation", \.generation, with: generation)
    figure.override("palette", \.palette, with: palette)
    figure.override("contrast", \.contrast, with: contrast)
    figure.override("horizontalSizeClass", \.horizontalSizeClass, with: horizontalSizeClass)
    figure.override("width", \.width, with: width)
    figure.override("scale", \.scale, with: scale)
    figure.override("contentSizeCategory", \.contentSizeCategory, with: contentSizeCategory)
    figure.override("layoutDirection", \.layoutDirection, with: layoutDirection)
    figure.override("locale", \.locale, with: locale)
    if let page { figure.page = page }
    return figure
  }

  /// The flags of `render` that do the same.
  var flags: [String] {
    let words: [(flag: String, value: String?)] = [
      ("--appearance", appearance?.rawValue), ("--generation", generation?.rawValue),
      ("--palette", palette?.rawValue), ("--contrast", contrast?.rawValue),
      ("--horizontal-size-class", horizontalSizeClass?.rawValue),
      ("--width", width.map(Self.text)), ("--scale", scale.map(Self.text)),
      ("--content-size-category", contentSizeCategory?.rawValue),
      ("--layout-direction", layoutDirection?.rawValue), ("--locale", locale),
      ("--page", page.map { "\($0)" }),
    ]
    return words.flatMap { flag, value in value.map { [flag, $0] } ?? [] }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func word<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, in query: [String: String]
  ) throws(RequestError) -> Value? {
    guard let text = query[name] else { return nil }
    guard let value = Value(rawValue: text) else {
      throw .wrongValue(name, text, expectedOf: Value.self)
    }
    return value
  }

  private static func number(
    _ name: String, _ range: ClosedRange<Double>, in query: [String: String]
  ) throws(RequestError) -> Double? {
    guard let text = query[name] else { return nil }
    guard let value = Double(text), range.contains(value) else {
      let (least, most) = (Self.text(range.lowerBound), Self.text(range.upperBound))
      throw .wrongValue(name, text, expected: "a number from \(least) to \(most)")
    }
    return value
  }
}
