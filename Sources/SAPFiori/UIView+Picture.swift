public import FioriBasics
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
    try picture(scale: scale, in: environment).data
  }

  /// Returns the view as a PNG with all that is worth knowing about it, such as a text that is cut.
  ///
  /// `scale` is the number of pixels per point; `environment` has the other traits of the screen.
  ///
  /// - Throws: ``PropertyError`` for a property that cannot be drawn, `DescriptionError` with the
  ///   other mistakes, or `RenderError`.
  public func picture(
    scale: CGFloat = 2, in environment: Environment = Environment()
  ) throws -> ViewPicture {
    var environment = environment
    environment.scale = Double(scale)
    let (figure, warnings) = try loweredFigure(in: environment)
    let renderer = try Self.renderer.get()
    let problems = renderer.diagnostics(of: figure.styleSheets)
    guard !problems.hasErrors else {
      throw DescriptionError(diagnostics: problems.filter { $0.severity == .error })
    }
    let drawing = try renderer.drawing(of: figure)
    return ViewPicture(
      data: Data(try renderer.data(of: drawing, as: .png)),
      diagnostics: warnings + problems + drawing.warnings)
  }

  /// Returns the view as a figure of FioriRender, for other formats, layout reports and snapshots.
  ///
  /// ``UIView/frame`` sets the width and the height of the figure, unless they are 0.
  ///
  /// - Throws: ``PropertyError`` for a property that cannot be drawn, or `DescriptionError` for a
  ///   style sheet that cannot be used.
  public func figure(in environment: Environment = Environment()) throws -> Figure {
    try loweredFigure(in: environment).figure
  }

  private func loweredFigure(
    in environment: Environment
  ) throws -> (figure: Figure, warnings: [Diagnostic]) {
    var environment = environment
    if frame.width != 0 { environment.width = Double(frame.width) }
    if frame.height != 0 { environment.height = Double(frame.height) }
    let view = try drawable("\(type(of: self))")
    guard let view = view as? any LowerableView else {
      throw PropertyError(
        "\(type(of: self))", "an image is not drawn alone; set it on one of SAPFiori's views")
    }
    if let color = view.backgroundColor, !view.drawsBackground {
      environment.background = color.color
    }
    let settings = LoweringSettings(environment: environment)
    var figure = Figure(
      try view.component(in: settings), environment: environment,
      resources: ResourceFolder(path: AppResources.folder))
    figure.styleSheets = try NUISettings.styleSheets()
    return (figure, settings.warnings)
  }

  /// The renderer of all pictures, with the bundled fonts.
  private static let renderer = Result { try Renderer() }
}

/// A picture of a view, and all that is worth knowing about it.
public struct ViewPicture: Sendable {
  /// The bytes of the PNG.
  public let data: Data
  /// The warnings and notes, such as a text that is cut, or a property that is not drawn.
  public let diagnostics: [Diagnostic]
}
