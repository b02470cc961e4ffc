public import FioriComponents
public import FioriModel
public import FioriSyntax

/// One picture to draw: a view and the screen it is drawn for.
public struct Figure: Sendable {
  /// The picture's name, from which a file's is made; `nil`: its description's.
  public var name: String?
  /// What is drawn.
  public var view: any Component
  /// The screen that it is drawn for.
  public var environment: Environment
  /// Where the view's images are; `nil`: nowhere, and a path is an error.
  public var resources: ResourceFolder?
  /// The style sheets that it is drawn in, later ones winning.
  public var styleSheets: [StyleSheet] = []
  /// The page that is drawn of a view with pages, from 1; `nil`: the view's own.
  public var page: Int?
  /// Whether the page becomes part of the picture's name.
  var namesPage = false
  /// The figure's place among several of its description, from 0; `nil`: it is the only one.
  public internal(set) var place: Int?
  /// The traits that set the figure apart from its variants, and their values as they stand in a
  /// file's name.
  var variant: [(trait: String, label: String)] = []
  /// Traits that were set after the description was read, for which nothing points into it.
  public private(set) var overriddenTraits: Set<String> = []
  /// When its description was read; `nil` of one made in Swift.
  package var reading: ReadingTime?
  /// Where the figure is described; `nil` of one made in Swift.
  package var origin: FigureOrigin?

  /// A figure made in Swift; `name` and `resources` as the properties.
  public init(
    _ view: any Component, name: String? = nil, environment: Environment = Environment(),
    resources: ResourceFolder? = nil
  ) {
    self.view = view
    self.name = name
    self.environment = environment
    self.resources = resources
  }

  /// Puts a value in the place of the description's, if there is one.
  public mutating func override<Value>(
    _ trait: String, _ keyPath: WritableKeyPath<Environment, Value>, with value: Value?
  ) {
    guard let value else { return }
    environment[keyPath: keyPath] = value
    overriddenTraits.insert(trait)
  }

  /// The figure as one of the pictures of its pages, whose names tell the page.
  public func showing(page: Int) -> Figure {
    var figure = self
    figure.page = page
    figure.namesPage = true
    return figure
  }

  /// The same for a trait that may be absent.
  public mutating func override<Value>(
    _ trait: String, _ keyPath: WritableKeyPath<Environment, Value?>, with value: Value?
  ) {
    guard let value else { return }
    environment[keyPath: keyPath] = value
    overriddenTraits.insert(trait)
  }

  /// What sets the figure apart from its variants in a file's name, such as `-dark@2x`: the values
  /// in the order of their keys, then the page, the scale last and in its own way, and of 1x not at
  /// all.
  public var variantSuffix: String {
    let kept = variant.filter { !overriddenTraits.contains($0.trait) }
    let others = kept.filter { $0.trait != "scale" }.map { "-" + $0.label }
    let scale = kept.first { $0.trait == "scale" && $0.label != "1" }.map { "@\($0.label)x" }
    let page = namesPage ? page.map { "-page\($0)" } : nil
    return others.joined() + (page ?? "") + (scale ?? "")
  }
}

/// When a description was read, and how long it took: the same of all its figures.
package struct ReadingTime: Hashable, Sendable {
  let start: ContinuousClock.Instant
  package let duration: Duration
}
