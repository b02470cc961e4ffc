import CCairo
import FioriModel

/// librsvg, loaded on first use.
struct RsvgLibrary: Sendable {
  /// The library's functions, none of which is nil.
  let functions: fiori_rsvg_functions

  private static let loaded = Result { () throws(ImageError) in try RsvgLibrary() }

  /// Returns the library, loaded once per process by the first thread that needs it.
  ///
  /// - Throws: ``ImageError/missingSVGLibrary(reason:)``.
  static func load() throws(ImageError) -> RsvgLibrary {
    try loaded.get()
  }

  private init() throws(ImageError) {
    var functions = fiori_rsvg_functions()
    if let reason = fiori_rsvg_load(&functions) {
      throw .missingSVGLibrary(reason: String(cString: reason))
    }
    self.functions = functions
  }

  var version: String {
    "\(functions.major_version).\(functions.minor_version).\(functions.micro_version)"
  }
}
