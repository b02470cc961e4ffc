public import FioriBasics
public import FioriCharts
public import FioriFiles
public import FioriLayout
public import FioriLowering
public import FioriModel

/// One picture to draw: a view and the screen it is drawn for.
public struct Figure: Sendable {
  /// The name of the picture, used for its file; `nil` to use the description's.
  public var name: String?
  /// The view to draw.
  public var view: any Component
  /// The text for screen readers; `nil` for a text made from the view.
  public var accessibilityText: String?
  /// The screen to draw the view for.
  public var environment: Environment
  /// The folder of the view's images; if `nil`, paths are errors.
  public var resources: ResourceFolder?
  /// The style sheets to apply; later ones win.
  public var styleSheets: [StyleSheet] = []
  /// The levels of design rules that differ from the rules' own.
  public var lint = LintLevels()
  /// The warnings that are meant, which are not reported.
  package var accepted: [AcceptedWarning] = []
  /// The page to draw of a view with pages, starting at 1; `nil` for the view's own.
  public var page: Int?
  /// The axes that its charts share with the charts of other figures; `nil` if each has its own.
  public var sharedRange: SharedRange?
  /// Whether the page is part of the picture's name.
  var namesPage = false
  /// The figure's index in its description, starting at 0; `nil` for a single figure.
  public internal(set) var index: Int?
  /// The traits that distinguish the figure from its variants, and their values as used in file
  /// names.
  var variant: [(trait: String, label: String)] = []
  /// The traits set after the description was read, which have no location in it.
  public private(set) var overriddenTraits: Set<String> = []
  /// The time of reading the description; `nil` for a figure created in Swift.
  package var reading: ReadingTime?
  /// The paths of the files that its rows and its texts are from.
  package var valueFiles: [String] = []
  /// The texts of other locales; `nil` for a figure that has the same in all.
  var translation: FigureTranslation?
  /// The problems with the texts of its language.
  package internal(set) var textDiagnostics: [Diagnostic] = []
  /// The location of the figure's description; `nil` for a figure created in Swift.
  package var origin: FigureOrigin?

  /// Creates a figure.
  public init(
    _ view: any Component, name: String? = nil, environment: Environment = Environment(),
    resources: ResourceFolder? = nil
  ) {
    self.view = view
    self.name = name
    self.environment = environment
    self.resources = resources
  }

  /// Replaces the value from the description, unless the new value is `nil`.
  public mutating func override<Value>(
    _ trait: String, _ keyPath: WritableKeyPath<Environment, Value>, with value: Value?
  ) {
    guard let value else { return }
    environment[keyPath: keyPath] = value
    takeOverride(of: trait)
  }

  /// Replaces the value of a trait from the description.
  package mutating func override(_ trait: EnvironmentTrait, with value: JSONValue) {
    trait.set(value, in: &environment)
    takeOverride(of: trait.name)
  }

  private mutating func takeOverride(of trait: String) {
    overriddenTraits.insert(trait)
    guard trait == "locale" || trait == "timeZone", let translation else { return }
    take(translation.content(for: environment))
  }

  /// Takes the texts of a locale.
  private mutating func take(_ texts: (content: FigureContents.Content?, diagnostics: [Diagnostic]))
  {
    textDiagnostics = texts.diagnostics
    guard let content = texts.content else { return }
    view = content.view
    accessibilityText = content.accessibilityText
    origin = origin?.showing(content.node, rows: content.rows)
  }

  /// Returns the figure with its values written by other formatters.
  package func written(
    by numbers: any NumberFormatting, _ times: any TimeFormatting
  ) -> Figure {
    guard let translation else { return self }
    var figure = self
    figure.take(translation.content(for: environment, numbers: numbers, times: times))
    return figure
  }

  /// Returns the figure for one of its pages, with the page number in the picture's name.
  public func showing(page: Int) -> Figure {
    var figure = self
    figure.page = page
    figure.namesPage = true
    return figure
  }

  /// Replaces the value of an optional trait, unless the new value is `nil`.
  public mutating func override<Value>(
    _ trait: String, _ keyPath: WritableKeyPath<Environment, Value?>, with value: Value?
  ) {
    guard let value else { return }
    environment[keyPath: keyPath] = value
    takeOverride(of: trait)
  }

  /// The traits that distinguish the figure from its variants, and its page from others, with their
  /// values as used in file names.
  package var varyingTraits: [(trait: String, label: String)] {
    variant.filter { !overriddenTraits.contains($0.trait) }
      + (namesPage ? page.map { [("page", "\($0)")] } ?? [] : [])
  }

  /// The suffix that distinguishes the figure from its variants in a file name, such as `-dark@2x`:
  /// the values in key order, then the page, then the scale in its own notation, omitted at 1x.
  public var variantSuffix: String {
    // Even joining nothing looks up types, which takes 1 % of a start.
    if variant.isEmpty, !namesPage { return "" }
    let kept = variant.filter { !overriddenTraits.contains($0.trait) }
    let others = kept.filter { $0.trait != "scale" }.map { "-" + $0.label }
    let scale = kept.first { $0.trait == "scale" && $0.label != "1" }.map { "@\($0.label)x" }
    let page = namesPage ? page.map { "-page\($0)" } : nil
    return others.joined() + (page ?? "") + (scale ?? "")
  }
}

/// The times when a figure was read, and how long it took.
package struct ReadingTime: Sendable {
  /// A time that one or more figures share.
  package struct Span: Hashable, Sendable {
    let start: ContinuousClock.Instant
    package let duration: Duration

    /// Creates a span that ends now.
    init(from start: ContinuousClock.Instant) {
      (self.start, duration) = (start, .now - start)
    }
  }

  /// The parsing of its description with the table, shared by all its figures.
  package let parsing: Span
  /// The reading of the figures that are read together; `nil` if nothing else was to be done.
  package let figures: Span?

  package var duration: Duration { parsing.duration + (figures?.duration ?? .zero) }
}
