public import FioriComponents
import FioriDocuments
public import FioriFrames
public import FioriModel

extension Renderer {
  /// A view as a PNG.
  public func png(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> [UInt8] {
    try data(of: drawing(of: Figure(view, environment: environment)), as: .png)
  }

  /// A view as a WebP, without loss.
  public func webp(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> [UInt8] {
    try data(of: drawing(of: Figure(view, environment: environment)), as: .webp)
  }

  /// A view as an SVG.
  public func svg(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> String {
    let drawing = try drawing(of: Figure(view, environment: environment))
    return String(decoding: try data(of: drawing, as: .svg), as: UTF8.self)
  }

  /// A view as a PDF of one page.
  public func pdf(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> [UInt8] {
    try data(of: drawing(of: Figure(view, environment: environment)), as: .pdf)
  }

  /// Where the parts of a view lie.
  public func layout(
    of view: some Component, in environment: Environment = Environment()
  ) throws -> LayoutReport {
    try drawing(of: Figure(view, environment: environment)).report
  }
}
