import FioriDocuments
public import FioriLayout
public import FioriModel

extension Renderer {
  /// Returns a view as a PNG.
  public func png(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> [UInt8] {
    try data(of: drawing(of: Figure(view, environment: environment)), as: .png)
  }

  /// Returns a view as a lossless WebP.
  public func webp(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> [UInt8] {
    try data(of: drawing(of: Figure(view, environment: environment)), as: .webp)
  }

  /// Returns a view as an SVG.
  public func svg(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> String {
    let drawing = try drawing(of: Figure(view, environment: environment))
    return String(decoding: try data(of: drawing, as: .svg), as: UTF8.self)
  }

  /// Returns a view as a PDF of one page.
  public func pdf(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> [UInt8] {
    try data(of: drawing(of: Figure(view, environment: environment)), as: .pdf)
  }

  /// Returns the layout report of a view.
  public func layout(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> LayoutReport {
    try drawing(of: Figure(view, environment: environment)).report
  }
}
