/// One picture to draw: a view and the screen it is drawn for.
public struct Figure: Sendable {
  /// The picture's name, from which a file's is made; `nil`: its description's.
  public var name: String?
  public var view: any Component
  public var environment: Environment
  /// Where the view's images are; `nil`: nowhere, and a path is an error.
  public var resources: ResourceFolder?
  /// What sets the figure apart from its variants in a file's name, such as `-dark@2x`.
  public var variantSuffix = ""
  /// Where the figure is described; `nil` of one made in Swift.
  var origin: FigureOrigin?

  public init(
    _ view: any Component, name: String? = nil, environment: Environment = Environment(),
    resources: ResourceFolder? = nil
  ) {
    self.view = view
    self.name = name
    self.environment = environment
    self.resources = resources
  }
}
