import CCairo
import FioriModel

/// A vector picture, read and drawn by librsvg.
///
/// It is read from memory and has no base URL, so librsvg opens nothing it refers to: no file, no
/// network. Its `text` elements are not drawn, because their fonts would depend on the system.
struct SVGIcon: ~Copyable {
  private let handle: RsvgHandle

  /// Reads an SVG.
  ///
  /// - Parameter bytes: The source in UTF-8; the caller limits its length.
  /// - Throws: ``ImageError/unknownFormat`` when it is not an SVG, or is compressed or in UTF-16;
  ///   ``ImageError/forbiddenInIcon(_:)``, ``ImageError/damaged(_:reason:)`` or
  ///   ``ImageError/missingSVGLibrary(reason:)``.
  init(_ bytes: [UInt8]) throws(ImageError) {
    // librsvg would also unpack gzip, to any size.
    guard SVGSource.isSVG(bytes) else { throw .unknownFormat }
    try SVGIconCheck.check(bytes)
    try self.init(checked: SVGSource.hidingText(in: bytes))
  }

  /// Reads an SVG that was checked before and has no texts.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)`` or ``ImageError/missingSVGLibrary(reason:)``.
  init(checked bytes: [UInt8]) throws(ImageError) {
    handle = try RsvgHandle(bytes)
  }

  /// The size of the picture in CSS pixels, or that of its `viewBox`, or `nil` if it has neither or
  /// has no area.
  var size: (width: Double, height: Double)? {
    let candidates = [handle.pixelSize, handle.viewBoxSize].compactMap(\.self)
    return candidates.first {
      $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite
    }
  }

  /// Draws the picture into a rectangle of the user units of `context`, a `cairo_t`, keeping its
  /// proportions.
  ///
  /// - Throws: ``ImageError/notDrawn(reason:)``, also when the rectangle has no area or is not
  ///   finite.
  func draw(
    on context: OpaquePointer, x: Double, y: Double, width: Double, height: Double
  ) throws(ImageError) {
    let isUsable = [x, y, width, height].allSatisfy { abs($0) < 1e6 } && width > 0 && height > 0
    guard isUsable else {
      throw .notDrawn(reason: "no area at \(x), \(y) that is \(width) × \(height) large")
    }
    let viewport = fiori_rsvg_rectangle(x: x, y: y, width: width, height: height)
    try handle.render(on: context, into: viewport)
  }
}
