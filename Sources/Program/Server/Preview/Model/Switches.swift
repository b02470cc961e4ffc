import FioriRender
import RenderService

/// The page's switches for a figure's environment and page; `nil` means as described.
struct Switches: Sendable {
  private var traits = EnvironmentOverrides()
  private var page: Int?
  /// The overlay around the picture; `nil` for nothing.
  private(set) var overlay: PictureOverlay?

  /// Creates switches that change nothing.
  init() {}

  /// Reads the switches from a request.
  ///
  /// - Throws: The error if a value is invalid.
  init(_ query: [String: String]) throws(Problem) {
    for trait in Environment.optionTraits {
      guard let text = query[trait.name] else { continue }
      guard traits.set(trait, to: text) else {
        throw .wrongValue(trait.name, text, expected: trait.expectation)
      }
    }
    page = try Self.number("page", 1...1_000, in: query).map { Int($0) }
    overlay = try query["overlay"].map(Self.overlay)
  }

  private static func overlay(_ text: String) throws(Problem) -> PictureOverlay {
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
    traits.flags + (page.map { ["--page", "\($0)"] } ?? [])
  }

  private static func number(
    _ name: String, _ range: ClosedRange<Double>, in query: [String: String]
  ) throws(Problem) -> Double? {
    guard let text = query[name] else { return nil }
    guard let value = Double(text), range.contains(value) else {
      let (least, most) = (Decimal.text(range.lowerBound), Decimal.text(range.upperBound))
      throw .wrongValue(name, text, expected: "a number from \(least) to \(most)")
    }
    return value
  }
}
