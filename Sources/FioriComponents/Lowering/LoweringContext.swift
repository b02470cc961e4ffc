package import FioriBasics
package import FioriCharts
package import FioriModel

/// The context that a view is lowered in.
public struct LoweringContext: Sendable {
  private(set) var theme: Theme
  let sizeClass: Environment.SizeClass
  /// Whether the device is an iPhone SE, where cards never flow.
  let isSmallestPhone: Bool
  /// The width of a full-width view, in points.
  let screenWidth: Double
  /// The size set in the environment, in points; `nil` for the view's own.
  private(set) var givenWidth: Double?
  let givenHeight: Double?
  /// The background of the view, unless the view defines another.
  private(set) var background: Appearance
  /// The view's path in the description, starting at the figure's view.
  private(set) var path = DescriptionPath()
  /// Whether the view is the entire picture rather than a part of another view.
  private(set) var isAlone = true
  /// The requested page; `nil` for the view's own.
  let page: Int?
  let numbers: NumberResolver
  /// The strings that views add themselves.
  let words: LocalizedStrings
  /// Whether the series of charts differ in more than color.
  let differentiatesWithoutColor: Bool
  /// The limits for figures.
  let limits: RenderLimits
  /// The axes that charts share with those of other figures; `nil` if they share none.
  let sharedRange: SharedRange?

  /// The style classes that the containing view adds to its parts.
  private(set) var outerClasses: [String] = []

  /// Returns the style classes of a part that belongs to the containing view, such as the title of an
  /// axis; none if the part is the view's own.
  private(set) var outerPartClasses: @Sendable (String) -> [String] = { _ in [] }

  package init(
    _ environment: Environment, theme: Theme? = nil, page: Int? = nil,
    limits: RenderLimits = RenderLimits(), sharedRange: SharedRange? = nil,
    numbers: any NumberFormatting, times: any StockTimeFormatting
  ) {
    let theme = theme ?? Theme(environment)
    self.theme = theme
    sizeClass = environment.resolvedSizeClass
    isSmallestPhone = environment.device == .iPhoneSE
    screenWidth = environment.screenWidth
    (givenWidth, givenHeight) = (environment.width, environment.height)
    background = theme.appearance
    self.page = page
    words = environment.words
    differentiatesWithoutColor = environment.differentiateWithoutColor
    self.limits = limits
    self.sharedRange = sharedRange
    self.numbers = NumberResolver(
      formatter: numbers, times: times, locale: environment.locale)
  }

  /// Returns the context for a view inside another. `isAlone` is for one that is drawn whole, as if
  /// it were the entire picture.
  func inside(
    at path: DescriptionPath, on background: Appearance, classes: [String] = [],
    isAlone: Bool = false, partClasses: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) -> LoweringContext {
    var context = self
    context.outerClasses = classes
    context.outerPartClasses = partClasses
    context.path = self.path.appending(path)
    context.background = background
    context.isAlone = isAlone
    return context
  }

  /// Returns the context with text sizes limited to a category.
  func limitingTexts(to largest: ContentSizeCategory) -> LoweringContext {
    var context = self
    context.theme = theme.limitingTexts(to: largest)
    return context
  }

  /// Returns the context for a view with a given width in points.
  func giving(width: Double) -> LoweringContext {
    var context = self
    context.givenWidth = width
    return context
  }

  /// Returns the background for a scheme; `nil` for the current background.
  func background(of scheme: ColorScheme?) -> Appearance {
    scheme?.background(in: theme.appearance) ?? background
  }
}

extension LoweringContext {
  /// Reports a part designed for a background other than that of the view that contains it.
  func schemeFinding(_ scheme: ColorScheme?, at place: DescriptionPath) -> Finding? {
    guard let scheme, self.background(of: scheme) != background else { return nil }
    return .warning(
      path.appending(place).key("colorScheme"),
      "made for a \(self.background(of: scheme).rawValue) background, but the header is "
        + "\(background.rawValue); remove it or give the header the same")
  }
}
