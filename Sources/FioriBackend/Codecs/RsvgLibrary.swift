import CCairo
import FioriModel

/// librsvg, loaded on first use.
struct RsvgLibrary: Sendable {
  /// Its functions, of which none is nil.
  let functions: fiori_rsvg_functions

  private static let loaded = Result { () throws(ImageError) in try RsvgLibrary() }

  /// The library, loaded once per process, whichever thread asks first.
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
