package import FioriBasics
package import FioriCharts
package import FioriModel

/// What a view is resolved against when it is lowered to elements.
public struct LoweringContext: Sendable {
  private(set) var theme: Theme
  let sizeClass: Environment.SizeClass
  /// Whether the device is the one on which cards never flow.
  let isSmallestPhone: Bool
  /// The width of a view that fills the screen's, in points.
  let screenWidth: Double
  /// The size that the environment asks for, in points; `nil`: what the view has by itself.
  private(set) var givenWidth: Double?
  let givenHeight: Double?
  /// The ground that the view stands on, unless it says another itself.
  private(set) var ground: Appearance
  /// Where the view stands in the description, from the figure's view on.
  private(set) var path = DescriptionPath()
  /// Whether the view is the picture's own, rather than a part of another.
  private(set) var isAlone = true
  /// The page that is asked for; `nil`: the view's own.
  let page: Int?
  let numbers: NumberResolver
  /// What views say by themselves.
  let words: LocalizedStrings
  /// What a figure may ask for.
  let limits: RenderLimits
  /// Whether the language of the texts is written from right to left.
  let isLanguageRightToLeft: Bool

  /// Classes that the view around this one gives its parts.
  private(set) var outerClasses: [String] = []

  package init(
    _ environment: Environment, theme: Theme? = nil, page: Int? = nil,
    limits: RenderLimits = RenderLimits(), numbers: any NumberFormatting,
    times: any StockTimeFormatting
  ) {
    let theme = theme ?? Theme(environment)
    self.theme = theme
    sizeClass = environment.resolvedSizeClass
    isSmallestPhone = environment.device == .iPhoneSE
    screenWidth = environment.screenWidth
    (givenWidth, givenHeight) = (environment.width, environment.height)
    ground = theme.appearance
    self.page = page
    words = environment.words
    self.limits = limits
    isLanguageRightToLeft = environment.isLanguageRightToLeft
    self.numbers = NumberResolver(
      formatter: numbers, times: times, locale: environment.locale)
  }

  /// What a view inside another is resolved against.
  func inside(
    at path: DescriptionPath, on ground: Appearance, classes: [String] = []
  ) -> LoweringContext {
    var context = self
    context.outerClasses = classes
    context.path = self.path.appending(path)
    context.ground = ground
    context.isAlone = false
    return context
  }

  /// The same with texts no larger than at a category.
  func limitingTexts(to largest: ContentSizeCategory) -> LoweringContext {
    var context = self
    context.theme = theme.limitingTexts(to: largest)
    return context
  }

  /// The same for a view that is given a width, in points.
  func giving(width: Double) -> LoweringContext {
    var context = self
    context.givenWidth = width
    return context
  }

  /// The ground that a scheme means here; `nil`: the one that the view stands on.
  func ground(of scheme: ColorScheme?) -> Appearance {
    scheme?.ground(in: theme.appearance) ?? ground
  }
}

extension LoweringContext {
  /// A part made for another ground than the view's that it stands in, which is the context's.
  func schemeFinding(_ scheme: ColorScheme?, at place: DescriptionPath) -> Finding? {
    guard let scheme, self.ground(of: scheme) != ground else { return nil }
    return .warning(
      path.appending(place).key("colorScheme"),
      "made for a \(self.ground(of: scheme).rawValue) background, but the header is "
        + "\(ground.rawValue); remove it or give the header the same")
  }
}
