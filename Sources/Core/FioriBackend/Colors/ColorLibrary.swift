import CCairo

/// Little CMS, loaded on first use.
struct ColorLibrary: Sendable {
  /// The library's functions, none of which is nil.
  let functions: fiori_lcms_functions

  private static let loaded = Result { () throws(ColorProfileError) in try ColorLibrary() }

  /// Returns the library, loaded once per process by the first thread that needs it.
  static func load() throws(ColorProfileError) -> ColorLibrary {
    try loaded.get()
  }

  private init() throws(ColorProfileError) {
    var functions = fiori_lcms_functions()
    if let reason = fiori_lcms_load(&functions) {
      throw .noLibrary(reason: String(cString: reason))
    }
    self.functions = functions
  }
}

/// A color profile opened by Little CMS.
struct ColorProfile: ~Copyable {
  private let handle: cmsHPROFILE
  private let library: ColorLibrary

  /// Opens the ICC profile in `bytes`.
  ///
  /// - Throws: ``ColorProfileError/unreadable``.
  init(_ bytes: [UInt8], _ library: ColorLibrary) throws(ColorProfileError) {
    guard let handle = library.functions.open_profile(bytes, UInt32(clamping: bytes.count)) else {
      throw .unreadable
    }
    (self.handle, self.library) = (handle, library)
  }

  /// Creates the profile of sRGB.
  ///
  /// - Throws: ``ColorProfileError/unreadable`` without memory.
  init(sRGB library: ColorLibrary) throws(ColorProfileError) {
    guard let handle = library.functions.create_srgb_profile() else { throw .unreadable }
    (self.handle, self.library) = (handle, library)
  }

  deinit {
    _ = library.functions.close_profile(handle)
  }

  /// Whether it is of RGB colors.
  var isRGB: Bool { library.functions.get_color_space(handle) == cmsSigRgbData }

  /// Returns a conversion of straight RGBA to another profile, or `nil` if there is none.
  fileprivate func transform(to target: borrowing ColorProfile) -> cmsHTRANSFORM? {
    library.functions.create_transform(
      handle, fiori_lcms_rgba, target.handle, fiori_lcms_rgba, fiori_lcms_relative_colorimetric,
      fiori_lcms_copy_alpha)
  }
}

/// A conversion of straight RGBA from a profile to sRGB.
struct ColorTransform: ~Copyable {
  private let handle: cmsHTRANSFORM
  private let library: ColorLibrary

  /// Creates the conversion from a profile.
  ///
  /// - Throws: ``ColorProfileError/unreadable`` if the profile has none.
  init(from profile: borrowing ColorProfile, _ library: ColorLibrary) throws(ColorProfileError) {
    let target = try ColorProfile(sRGB: library)
    guard let handle = profile.transform(to: target) else { throw .unreadable }
    (self.handle, self.library) = (handle, library)
  }

  deinit {
    library.functions.delete_transform(handle)
  }

  /// Returns converted pixels, of which there must be fewer than 2^32.
  func converted(_ pixels: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count) { output, count in
      library.functions.do_transform(
        handle, pixels, output.baseAddress, UInt32(clamping: pixels.count / 4))
      count = pixels.count
    }
  }
}
