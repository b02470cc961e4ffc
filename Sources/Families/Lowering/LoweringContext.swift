package import FioriBasics
package import FioriLayout
package import FioriModel

/// The context that a view is lowered in.
public struct LoweringContext: Sendable {
  package private(set) var theme: Theme
  package let sizeClass: Environment.SizeClass
  /// Whether the device is an iPhone SE, where cards never flow.
  package let isSmallestPhone: Bool
  /// The width of a full-width view, in points.
  package let screenWidth: Double
  /// The size set in the environment, in points; `nil` for the view's own.
  package private(set) var declaredWidth: Double?
  package let declaredHeight: Double?
  /// The widget that the picture shows; `nil` for none.
  package let widget: Environment.Widget?
  /// The background of the view, unless the view defines another.
  package private(set) var background: Appearance
  /// The surface directly behind the view.
  private(set) var surface: Surface
  /// The view's path in the description, starting at the figure's view.
  package private(set) var path = DescriptionPath()
  /// Whether the view is the entire picture rather than a part of another view.
  package private(set) var isAlone = true
  /// The requested page; `nil` for the view's own.
  package let page: Int?
  package let numbers: NumberResolver
  /// The strings that views add themselves.
  package let words: BuiltinWords
  /// The phrases of views in the language of the locale.
  package let phrases: Phrases
  /// Whether the series of charts differ in more than color.
  package let differentiatesWithoutColor: Bool
  /// The limits for figures.
  package let limits: RenderLimits
  /// Values that views share with the views of other figures, such as the axes of charts; a value
  /// that only its family knows.
  package let shared: (any Sendable)?
  /// The parts of the last figure; `nil` for a figure with parts that depend on more than a part's description and the
  /// environment.
  package let memory: PartMemory?

  /// The color of the values of KPIs and rings in a view that is tappable as a whole; `nil` for the tint.
  package private(set) var valueColor: ColorStyle?

  /// Whether the view is in a card, where a figure cannot be touched by itself.
  package private(set) var isInCard = false
  /// Whether the view is in a card that is being touched, so that its ground is darker.
  package private(set) var isOnHighlight = false

  /// The style classes that the containing view adds to its parts.
  package private(set) var outerClasses = OuterClasses()

  /// Returns the style classes of a part that belongs to the containing view, such as the title of an
  /// axis; none if the part is the view's own.
  package private(set) var outerPartClasses: @Sendable (String) -> OuterClasses = { _ in
    OuterClasses()
  }

  package init(
    _ environment: Environment, theme: Theme? = nil, page: Int? = nil,
    limits: RenderLimits = RenderLimits(), shared: (any Sendable)? = nil,
    memory: PartMemory? = nil, numbers: any NumberFormatting, times: any TimeFormatting
  ) {
    let theme = theme ?? Theme(environment)
    self.theme = theme
    sizeClass = environment.resolvedSizeClass
    isSmallestPhone = environment.device == .iPhoneSE
    screenWidth = environment.screenWidth
    (declaredWidth, declaredHeight) = (environment.width, environment.height)
    widget = environment.widget
    background = theme.appearance
    surface = .picture(environment.background)
    self.page = page
    phrases = Phrases(locale: environment.locale, numbers: numbers)
    words = BuiltinWords(environment.words, in: phrases)
    differentiatesWithoutColor = environment.differentiateWithoutColor
    self.limits = limits
    self.shared = shared
    self.memory = memory
    self.numbers = NumberResolver(
      formatter: numbers, times: times, locale: environment.locale,
      timeZone: environment.timeZone)
  }

  /// The margin at the sides of a full-width view, in points (Docs/sources/headers.md#spacing).
  package var screenMargin: Double {
    sizeClass == .compact ? theme.look.compactMargin(screenWidth) : 32
  }

  /// Returns the context for a view inside another. `isAlone` is for one that is drawn whole, as if
  /// it were the entire picture.
  package func inside(
    at path: DescriptionPath, on background: Appearance, classes: OuterClasses = OuterClasses(),
    isAlone: Bool = false,
    partClasses: @escaping @Sendable (String) -> OuterClasses = { _ in OuterClasses() }
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
  package func limitingTexts(to largest: ContentSizeCategory) -> LoweringContext {
    var context = self
    context.theme = theme.limitingTexts(to: largest)
    return context
  }

  /// Returns the context for a view with a fixed width in points.
  package func giving(width: Double) -> LoweringContext {
    var context = self
    context.declaredWidth = width
    return context
  }

  /// Returns the context for the parts of a view with a surface of its own.
  package func on(_ surface: Surface) -> LoweringContext {
    var context = self
    context.surface = surface
    return context
  }

  /// Returns the context for parts of a view that is tappable as a whole: their values have the color of
  /// texts (Docs/sources/cards.md#kpi).
  package var withoutTintedValues: LoweringContext {
    var context = self
    context.valueColor = "primaryLabel"
    return context
  }

  /// Returns the context for a view in a card.
  package func inCard(isHighlighted: Bool) -> LoweringContext {
    var context = on(.card(isHighlighted: isHighlighted))
    (context.isInCard, context.isOnHighlight) = (true, isHighlighted)
    return context
  }

  /// Whether a figure is a control, and whether it can be touched (Docs/sources/cards.md#content-card).
  package func touch(isEnabled: Bool) -> Frame.Touch? {
    guard isEnabled else { return .disabled }
    return isInCard ? nil : .enabled
  }

  /// The color of texts that matter least, which can be read on the ground.
  package var faintLabel: ColorStyle { isOnHighlight ? "secondaryLabel" : "tertiaryLabel" }

  /// Returns the background for a scheme; `nil` for the current background.
  package func background(of scheme: ColorScheme?) -> Appearance {
    scheme?.background(in: theme.appearance) ?? background
  }
}

extension LoweringContext {
  /// Reports a part designed for a background other than the containing view's.
  package func schemeFinding(_ scheme: ColorScheme?, at relativePath: DescriptionPath) -> Finding? {
    guard let scheme, self.background(of: scheme) != background else { return nil }
    return .warning(
      path.appending(relativePath).key("colorScheme"),
      .otherBackground(self.background(of: scheme).rawValue, header: background.rawValue))
  }
}
