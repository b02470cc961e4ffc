import FioriFiles
public import FioriModel
public import FioriRender
public import UIKitCompatibility

extension UIView {
  /// Returns the view as a PNG.
  ///
  /// `scale` is the number of pixels per point; `environment` has the other traits of the screen.
  ///
  /// - Throws: ``PropertyError`` for a property that cannot be drawn, `DescriptionError` with the
  ///   other mistakes, or `RenderError`.
  public func png(
    scale: CGFloat = 2, in environment: Environment = Environment()
  ) throws -> Data {
    var environment = environment
    environment.scale = Double(scale)
    let figure = try figure(in: environment)
    let renderer = try Self.renderer.get()
    let problems = renderer.diagnostics(of: figure.styleSheets).filter { $0.severity == .error }
    guard problems.isEmpty else { throw DescriptionError(diagnostics: problems) }
    return Data(try renderer.data(of: renderer.drawing(of: figure), as: .png))
  }

  /// Returns the view as a figure of FioriRender, for other formats, layout reports and snapshots.
  ///
  /// ``UIView/frame`` sets the width and the height of the figure, unless they are 0.
  ///
  /// - Throws: ``PropertyError`` for a property that cannot be drawn, or `DescriptionError` for a
  ///   style sheet that cannot be used.
  public func figure(in environment: Environment = Environment()) throws -> Figure {
    var environment = environment
    if frame.width != 0 { environment.width = Double(frame.width) }
    if frame.height != 0 { environment.height = Double(frame.height) }
    let view = try drawable("\(type(of: self))")
    guard let view = view as? any LowerableView else {
      throw PropertyError(
        "\(type(of: self))", "an image is not drawn alone; give it to one of SAPFiori's views")
    }
    var figure = Figure(
      try view.component(in: LoweringSettings(environment: environment)), environment: environment,
      resources: ResourceFolder(path: AppResources.folder))
    figure.styleSheets = try NUISettings.styleSheets()
    return figure
  }

  /// The renderer of all pictures, with the bundled fonts.
  private static let renderer = Result { try Renderer() }
}
