import FioriDrawing
import FioriLayout
import FioriNative
import FioriRender

/// A described figure up to its frames, with what its layout says.
///
/// The layout report has the texts of an axis, but not where they are.
struct LaidOutFigure {
  /// A text and its place in the picture.
  struct Text {
    /// The name of the axis or the part in the layout report.
    let kind: String
    let text: String
    let rect: Rect
    let isTruncated: Bool
    let fontSize: Double
    let isTurned: Bool
  }

  let size: Size
  let texts: [Text]
  /// The sizes of the plots of charts.
  let plots: [Size]
  let warnings: [String]

  init(_ figure: Figure) throws {
    let pool = try FontEnginePool.pool(for: FontOptions())
    let frame: Frame
    (frame, warnings) = try pool.withEngine { engine -> (Frame, [String]) in
      var environment = figure.environment
      let context = LoweringContext(
        environment, numbers: ICUNumbers.shared, times: ICUTimes.shared)
      let lowered = figure.view.lowered(in: context)
      if lowered.hasOwnWidth { environment.width = nil }
      let picture = PictureLayout(environment: environment)
      let layout = try Layout(
        of: lowered.element, in: picture.constraints, shaper: engine,
        settings: TextSettings(
          family: EmbeddedFonts.family, language: environment.locale,
          direction: environment.layoutDirection, missingGlyphs: .warning),
        images: LoadedImages(), limits: RenderLimits())
      return (picture.frame(around: layout.frame), layout.findings.map(\.message.text))
    }
    size = frame.size
    texts = Self.texts(of: frame, at: .zero, in: "")
    plots = Self.plots(of: frame)
  }

  private static func plots(of frame: Frame) -> [Size] {
    let own = frame.kind == "plot" ? [frame.size] : []
    guard case .group(let children) = frame.content else { return own }
    return own + children.flatMap { plots(of: $0.frame) }
  }

  private static func texts(of frame: Frame, at origin: Point, in part: String) -> [Text] {
    let kind = frame.kind ?? part
    switch frame.content {
    case .group(let children):
      return children.flatMap { texts(of: $0.frame, at: origin + $0.origin, in: kind) }
    case .drawing(let drawing):
      return drawing.texts.flatMap { texts(of: $0.frame, at: origin + $0.origin, in: kind) }
    case .text(let block) where !block.text.isEmpty:
      let rect = Rect(
        x: origin.x, y: origin.y, width: frame.size.width, height: frame.size.height)
      return [
        Text(
          kind: kind, text: block.text, rect: rect, isTruncated: block.isTruncated,
          fontSize: block.font.size, isTurned: block.lines.first?.runs.first?.angle ?? 0 != 0)
      ]
    case .text, .image, .block, .placeholder: return []
    }
  }
}
