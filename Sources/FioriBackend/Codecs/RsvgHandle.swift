import CCairo
import FioriModel

/// A document read by librsvg.
struct RsvgHandle: ~Copyable {
  private let functions: fiori_rsvg_functions
  private let handle: OpaquePointer

  /// Reads an SVG from memory, so without a base URL to resolve references against.
  ///
  /// - Throws: ``ImageError/damaged(_:reason:)`` or ``ImageError/missingSVGLibrary(reason:)``.
  init(_ bytes: [UInt8]) throws(ImageError) {
    let functions = try RsvgLibrary.load().functions
    handle = try Self.checked(as: { .damaged(.svg, reason: $0) }) { error in
      functions.new_from_data(bytes, UInt(bytes.count), error)
    }
    self.functions = functions
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  /// The root's `width` and `height` in CSS pixels, or `nil` if they are percentages or missing.
  var pixelSize: (width: Double, height: Double)? {
    var (width, height) = (0.0, 0.0)
    let isKnown = functions.get_size_in_pixels(handle, &width, &height) != 0
    return isKnown ? (width, height) : nil
  }

  /// The size of the root's `viewBox`, or `nil` if it has none.
  var viewBoxSize: (width: Double, height: Double)? {
    var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (width, height) = (fiori_rsvg_length(), fiori_rsvg_length())
    var viewBox = fiori_rsvg_rectangle()
    functions.get_dimensions(
      handle, &hasWidth, &width, &hasHeight, &height, &hasViewBox, &viewBox)
    return hasViewBox != 0 ? (viewBox.width, viewBox.height) : nil
  }

  /// Draws the document into a rectangle of the context's user units.
  ///
  /// - Throws: ``ImageError/notDrawn(reason:)``.
  func render(
    on context: OpaquePointer, into viewport: fiori_rsvg_rectangle
  ) throws(ImageError) {
    var viewport = viewport
    try Self.checked(as: { .notDrawn(reason: $0) }) { error in
      functions.render_document(handle, context, &viewport, error) != 0 ? () : nil
    }
  }

  /// Calls `body` with an error and returns its result. If the result is `nil`, throws the error
  /// with librsvg's message.
  private static func checked<Value>(
    as makeError: (String) -> ImageError,
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Value?
  ) throws(ImageError) -> Value {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    if let value = body(&error) { return value }
    let words = error?.pointee.message.map { String(cString: $0) }
    let line = words?.split(whereSeparator: \.isNewline).joined(separator: " ")
    throw makeError(line ?? "librsvg gives no reason")
  }
}
