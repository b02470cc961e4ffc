package import FioriBasics
package import FioriFiles
package import FioriLayout
package import FioriModel

/// Reads the images of a figure.
package struct ImageLoader {
  let folder: ResourceFolder?
  /// Pixels per point of the picture that is drawn.
  let scale: Double
  /// The log of the files that were read.
  var log = FileAccessLog()
  /// The fonts for the text of icons, and the settings of the picture's; without them, it is not drawn.
  private let fonts: (engine: FontEngine, settings: TextSettings)?

  package init(
    folder: ResourceFolder?, scale: Double = 1, log: FileAccessLog = FileAccessLog(),
    fonts: (engine: FontEngine, settings: TextSettings)? = nil
  ) {
    self.folder = folder
    self.scale = scale
    self.log = log
    self.fonts = fonts
  }

  /// Returns the images in an element and its parts.
  package func images(of element: Element) -> LoadedImages {
    LoadedImages(of: element) { element, largestSide in
      LoadedImages.Entry { () throws(ImageFailure) in
        let loaded = try self.loaded(element, largestSide: largestSide)
        if case .vector(let vector) = loaded.image { try checkTime(of: vector, in: element) }
        return loaded
      }
    }
  }

  private func loaded(
    _ element: ImageElement, largestSide: Int
  ) throws(ImageFailure) -> (image: LoadedImage, warnings: [Message]) {
    guard element.sheet != nil else { return try image(element.image, largestSide: largestSide) }
    return try image(named(element.image), largestSide: largestSide, advice: Self.sheetAdvice)
  }

  /// Returns an image that can be drawn, with warnings about it.
  ///
  /// `advice` is the fix if there is no such file; by default, the fix for a description.
  package func image(
    _ image: Image, largestSide: Int, advice: String? = nil
  ) throws(ImageFailure) -> (image: LoadedImage, warnings: [Message]) {
    if case .builtin(let icon) = image.source { return (.builtin(icon), []) }
    do {
      let (loaded, warnings) = try self.image(
        try bytes(of: image.source), name: Self.name(of: image.source))
      guard case .bitmap(let bitmap, _) = loaded else { return (loaded, warnings) }
      let reduced = bitmap.reduced(toSide: largestSide)
      return (.bitmap(reduced, naturalSize: bitmap.size), warnings)
    } catch let error as ResourceError {
      throw ImageFailure(
        error.message(of: .image, advice: advice ?? Self.advice(insteadOf: image.source)))
    } catch {
      let name = Self.name(of: image.source)
      throw ImageFailure(
        (error as? ImageError)?.message(of: name) ?? Message(.image, "\(name): \(error)"))
    }
  }

  /// Returns the image with the extension of the first file that has its name and one of the
  /// extensions of `UIImage(named:)`; unchanged if its file exists, or none does.
  private func named(_ image: Image) -> Image {
    guard case .file(let name) = image.source, let folder else { return image }
    for path in [name] + Self.extensions.map({ "\(name).\($0)" }) {
      if folder.path(of: path) != nil {
        return Image(.file(path), renderingMode: image.renderingMode)
      }
      log.note(missing: folder.searchedPaths(for: path))
    }
    return image
  }

  private static let extensions = ["png", "jpg", "jpeg", "svg", "webp", "gif"]

  private static let sheetAdvice =
    "use the name of a PNG, JPEG, WebP, GIF or SVG file beside the description, with or without its extension"

  private func bytes(of source: Image.Source) throws(ResourceError) -> [UInt8] {
    switch source {
    case .data(let bytes): return bytes
    case .builtin: return []
    case .file(let path):
      guard let folder else { throw .noFolder(path) }
      let bytes = try folder.bytes(of: path)
      if let found = folder.path(of: path) {
        log.note(found, among: folder.searchedPaths(for: path))
      }
      return bytes
    }
  }

  private func image(
    _ bytes: [UInt8], name: String
  ) throws(ImageError) -> (image: LoadedImage, warnings: [Message]) {
    let limits = ImageLimits(
      maximumPixelCount: Limits.imagePixelCount, maximumByteCount: Limits.imageByteCount)
    switch ImageFormat(sniffing: bytes) {
    case .svg: break
    case .webp where ImageFormat.isAnimation(bytes):
      try limits.check(byteCount: bytes.count)
      return (.bitmap(try WebPDecoder.firstFrame(of: bytes, limits: limits)), [])
    case .gif:
      try limits.check(byteCount: bytes.count)
      return (.bitmap(try GIFDecoder.decode(bytes, limits: limits)), [])
    case .png, .jpeg, .webp, nil:
      var warnings: [Message] = []
      let bitmap = try ImageDecoder.decode(bytes, limits: limits) { error in
        warnings.append(error.message(of: name))
      }
      return (.bitmap(bitmap), warnings)
    }
    guard bytes.count <= Limits.svgByteCount else {
      throw .tooManyBytes(bytes.count, maximum: Limits.svgByteCount)
    }
    let (vector, findings) = try SVGReader.read(
      try XMLReader.read(bytes), typesetter: fonts.map { FontTypesetter($0.engine, $0.settings) })
    return (.vector(vector), findings.map { Self.warning(of: $0, name: name) })
  }

  /// The longest that an SVG may take to draw, in milliseconds: a stream draws hundreds of pictures
  /// in a second. A large one may take as long as a photograph of its size as well.
  private static func maximumTime(in box: Size) -> Double {
    5 + box.width * box.height * 50e-6
  }

  private func checkTime(
    of vector: VectorImage, in element: ImageElement
  ) throws(ImageFailure) {
    let box = element.box(of: vector.size) * scale
    let time = vector.drawingTime(in: box, covering: element.contentMode == .fill)
    let maximum = Self.maximumTime(in: box)
    guard !(time <= maximum) else { return }
    let error = ImageError.slowIcon(milliseconds: time, maximum: maximum)
    throw ImageFailure(error.message(of: Self.name(of: element.image.source)))
  }

  private static func warning(of finding: SVGFinding, name: String) -> Message {
    let advice =
      finding.message.contains("<text>") ? "convert it to paths" : "save the icon as plain shapes"
    return .ignoredInImage(name, line: finding.line, problem: finding.message, advice: advice)
  }

  /// Returns a suggestion for a path without an image extension, which may be meant as the name of
  /// an icon, or `nil` for any other source.
  private static func advice(insteadOf source: Image.Source) -> String? {
    guard case .file(let path) = source,
      !extensions.contains(where: { path.lowercased().hasSuffix(".\($0)") })
    else { return nil }
    if let icon = BuiltinIcon.suggestion(for: path) {
      return "did you mean 'builtin:\(icon.rawValue)'?"
    }
    return "use the path of \(ResourceError.Resource.image.example), or 'builtin:' followed by "
      + "one of "
      + Suggestion.list(BuiltinIcon.allCases.map(\.rawValue), joiner: "or")
  }

  private static func name(of source: Image.Source) -> String {
    switch source {
    case .file(let path): "image '\(path)'"
    case .data: "image in the description"
    case .builtin(let icon): "icon '\(icon.rawValue)'"
    }
  }
}
