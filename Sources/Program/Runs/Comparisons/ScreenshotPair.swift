import FileKit
import FioriRender
import PictureComparison
package import Recordings

/// The settings for comparing a description with a screenshot.
package struct ScreenshotSettings: Sendable {
  /// Where the description's figure begins in the screenshot; `nil` for the whole screenshot.
  package var offset: PixelOffset?
  /// Whether to look for the figure in the screenshot.
  package var searches = false
  /// The pixels per point of the screenshot; `nil` to find them by its size.
  package var scale: Double?
  /// Whether to ignore the frames of the figure's texts.
  package var ignoresText = false

  package init() {}

  /// The first of the options that is used, or `nil`.
  package var option: String? {
    offset != nil
      ? "--at"
      : searches
        ? "--find" : scale != nil ? "--screenshot-scale" : ignoresText ? "--ignore-text" : nil
  }
}

/// A description, and a screenshot that shows its figure alone or as a part of a screen.
struct ScreenshotPair {
  private let description: String
  private let screenshot: InputFile
  private let place: ScreenshotSettings
  private let settings: RenderSettings

  /// Creates a pair of the paths of both.
  init(
    description: String, screenshot: String, _ place: ScreenshotSettings,
    _ settings: RenderSettings
  ) {
    self.description = description
    self.screenshot = InputFile(screenshot)
    (self.place, self.settings) = (place, settings)
  }

  /// The comparison, and the place of the figure if it was searched or set.
  struct Result {
    let finding: PictureFinding
    let offset: PixelOffset?
    /// The warning about the color profile of the screenshot.
    let warning: String?
    /// The texts whose frames were left out.
    let texts: [ScreenshotText]
  }

  /// Draws the figure at the scale of the screenshot, and compares the two.
  ///
  /// - Throws: The exit status if the description has errors, which have been reported, or a failure.
  func result(
    by comparison: ComparisonSettings, to output: DifferenceOutput?, _ listener: any RunListener
  ) throws -> Result {
    let (picture, warning) = try PixelBuffer.inStandardColors(
      decoding: screenshot.pictureBytes(), of: screenshot.name)
    let (drawing, renderer) = try drawing(for: picture.size, listener)
    let drawn = try RunFailure.mapping({ .fault("\(description): \($0)") }) {
      try PixelBuffer(renderer.bitmap(of: drawing), of: description)
    }
    let texts = Self.texts(in: drawing.report.root)
    let rooms = texts.map { Self.room(of: $0.frame, at: drawing.scale) }
    let (part, offset) = try part(of: picture, like: drawn, rooms)
    var options = comparison.options
    if place.ignoresText { options.ignored += rooms }
    let compared = PictureComparer(options).compare(drawn, with: part)
    try output?.prepare()
    let finding = PictureFinding(
      path: screenshot.name, compared: compared, allowance: comparison.allowance, to: output)
    let ignored = texts.map {
      ScreenshotText(text: $0.text, frame: Self.pixels($0.frame, at: drawing.scale, from: offset))
    }
    return Result(
      finding: finding, offset: offset, warning: warning, texts: place.ignoresText ? ignored : [])
  }

  /// Draws the only figure of the description, at the scale that makes it as large as the picture.
  private func drawing(
    for size: PixelSize, _ listener: any RunListener
  ) throws -> (Drawing, Renderer) {
    let (first, renderer) = try drawing(scale: place.scale, listener)
    guard place.option == nil || place.option == "--ignore-text" else { return (first, renderer) }
    for scale in [first.scale, 1, 2, 3] {
      let (width, height) = (first.report.size.width, first.report.size.height)
      if PixelSize(
        width: Int((width * scale).rounded(.up)), height: Int((height * scale).rounded(.up)))
        == size
      {
        return scale == first.scale ? (first, renderer) : try drawing(scale: scale, listener)
      }
    }
    return (first, renderer)
  }

  private func drawing(
    scale: Double?, _ listener: any RunListener
  ) throws -> (Drawing, Renderer) {
    var settings = settings
    if let scale, let trait = Environment.optionTrait("scale") {
      _ = settings.environment.set(trait, to: "\(scale)")
    }
    var session = try settings.session(of: [description], listener)
    let drawings = session.drawings(jobs: 1).map(\.value)
    try session.end()
    guard let drawing = drawings.first, drawings.count == 1 else {
      throw RunFailure.severalPictures(drawings.count, in: description)
    }
    return (drawing, session.source.renderer)
  }

  /// Returns the part of the screenshot to compare, and its place unless it is the whole.
  private func part(
    of picture: PixelBuffer, like drawn: PixelBuffer, _ textFrames: [PixelRect]
  ) throws -> (PixelBuffer, PixelOffset?) {
    guard let offset = try offset(of: drawn, in: picture, textFrames) else { return (picture, nil) }
    let frame = PixelRect(
      x: offset.x, y: offset.y, width: drawn.size.width, height: drawn.size.height)
    guard let part = picture.cropped(to: frame) else {
      throw UsageError(
        "--at \(offset.x),\(offset.y): the figure of \(drawn.size) pixels does not fit there in "
          + "\(screenshot.name), which has \(picture.size); check the position.")
    }
    return (part, offset)
  }

  /// Returns the offset to compare; texts do not help to find it, because an app has another
  /// typeface.
  private func offset(
    of drawn: PixelBuffer, in picture: PixelBuffer, _ textFrames: [PixelRect]
  ) throws -> PixelOffset? {
    guard place.searches else { return place.offset }
    let search = PictureSearch(in: picture)
    guard let found = search.position(of: drawn, ignoring: textFrames) else {
      throw RunFailure.nothingSimilar(
        in: screenshot.name, to: description, size: drawn.size)
    }
    return PixelOffset(x: found.x, y: found.y)
  }

  /// Returns the frame of a text in pixels, with space for the letters that leave it: a point, and
  /// on both sides a fifth of the width, because typefaces differ by that much.
  private static func room(of frame: Rect, at scale: Double) -> PixelRect {
    let room = 1.0
    let side = room + frame.size.width / 5
    return pixels(
      Rect(
        origin: Point(x: frame.origin.x - side, y: frame.origin.y - room),
        size: Size(width: frame.size.width + 2 * side, height: frame.size.height + 2 * room)),
      at: scale)
  }

  /// Returns the pixels that a frame in points touches, in a picture where the figure begins at
  /// `offset`.
  private static func pixels(
    _ frame: Rect, at scale: Double, from offset: PixelOffset? = nil
  ) -> PixelRect {
    let left = Int((frame.minX * scale).rounded(.down))
    let top = Int((frame.minY * scale).rounded(.down))
    return PixelRect(
      x: left + (offset?.x ?? 0), y: top + (offset?.y ?? 0),
      width: Int((frame.maxX * scale).rounded(.up)) - left,
      height: Int((frame.maxY * scale).rounded(.up)) - top)
  }

  private static func texts(in node: LayoutReport.Node) -> [(text: String, frame: Rect)] {
    let labels = node.axis?.labels ?? []
    let text = node.text ?? (labels.isEmpty ? nil : labels.joined(separator: ", "))
    return (text.map { [($0, node.frame)] } ?? []) + node.children.flatMap(texts)
  }
}
