import FioriRender
import RenderService

/// The page's switches for a figure's environment and page; `nil` means as described.
struct Switches: Sendable {
  private var traits = EnvironmentOverrides()
  private var page: Int?
  /// What is drawn around the picture; `nil` for nothing.
  private(set) var overlay: PictureOverlay?

  /// Creates switches that change nothing.
  init() {}

  /// Reads the switches from a request.
  ///
  /// - Throws: The error if a value is invalid.
  init(_ query: [String: String]) throws(RequestError) {
    traits.appearance = try Self.word("appearance", in: query)
    traits.generation = try Self.word("generation", in: query)
    traits.palette = try Self.word("palette", in: query)
    traits.contrast = try Self.word("contrast", in: query)
    traits.interfaceLevel = try Self.word("interfaceLevel", in: query)
    traits.differentiateWithoutColor = try Self.flag("differentiateWithoutColor", in: query)
    traits.horizontalSizeClass = try Self.word("horizontalSizeClass", in: query)
    traits.contentSizeCategory = try Self.word("contentSizeCategory", in: query)
    traits.layoutDirection = try Self.word("layoutDirection", in: query)
    traits.width = try Self.number("width", 1...Limits.length.upperBound, in: query)
    traits.scale = try Self.number("scale", Limits.scale, in: query)
    traits.locale = query["locale"]
    if let locale = traits.locale, !Environment.isLanguageTag(locale) {
      throw .wrongValue("locale", locale, expected: "a language tag such as 'en-US'")
    }
    page = try Self.number("page", 1...1_000, in: query).map { Int($0) }
    overlay = try query["overlay"].map(Self.overlay)
  }

  private static func overlay(_ text: String) throws(RequestError) -> PictureOverlay {
    let words = Set(text.split(separator: ","))
    guard !words.isEmpty, words.isSubset(of: ["measures", "anatomy"]) else {
      throw .wrongValue("overlay", text, expected: "'measures', 'anatomy' or 'measures,anatomy'")
    }
    return PictureOverlay(
      hasMeasures: words.contains("measures"), hasAnatomy: words.contains("anatomy"))
  }

  /// Returns a figure with the switches applied.
  func applied(to figure: Figure) -> Figure {
    var figure = traits.applied(to: figure)
    if let page { figure.page = page }
    return figure
  }

  /// The equivalent flags of `render`.
  var flags: [String] {
    let options: [(flag: String, value: String?)] = [
      ("--appearance", traits.appearance?.rawValue), ("--generation", traits.generation?.rawValue),
      ("--palette", traits.palette?.rawValue), ("--contrast", traits.contrast?.rawValue),
      ("--interface-level", traits.interfaceLevel?.rawValue),
      ("--horizontal-size-class", traits.horizontalSizeClass?.rawValue),
      ("--width", traits.width.map { Decimal.text($0, decimals: 9) }),
      ("--scale", traits.scale.map { Decimal.text($0, decimals: 9) }),
      ("--content-size-category", traits.contentSizeCategory?.rawValue),
      ("--layout-direction", traits.layoutDirection?.rawValue), ("--locale", traits.locale),
      ("--page", page.map { "\($0)" }),
    ]
    let differs = traits.differentiateWithoutColor.map {
      "--\($0 ? "" : "no-")differentiate-without-color"
    }
    return options.flatMap { flag, value in value.map { [flag, $0] } ?? [] }
      + (differs.map { [$0] } ?? [])
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

  private static func flag(
    _ name: String, in query: [String: String]
  ) throws(RequestError) -> Bool? {
    guard let text = query[name] else { return nil }
    guard let value = Bool(text) else {
      throw .wrongValue(name, text, expected: Suggestion.list(["false", "true"], joiner: "or"))
    }
    return value
  }

  private static func number(
    _ name: String, _ range: ClosedRange<Double>, in query: [String: String]
  ) throws(RequestError) -> Double? {
    guard let text = query[name] else { return nil }
    guard let value = Double(text), range.contains(value) else {
      let (least, most) = (Decimal.text(range.lowerBound), Decimal.text(range.upperBound))
      throw .wrongValue(name, text, expected: "a number from \(least) to \(most)")
    }
    return value
  }
}
