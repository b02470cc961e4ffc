import CCairo

/// Little CMS, loaded on first use.
struct ColorLibrary: Sendable {
  /// The library's functions; none is nil.
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

  /// Whether it is of the four inks of printing.
  var isCMYK: Bool { library.functions.get_color_space(handle) == cmsSigCmykData }

  /// Returns a conversion of pixels of a layout to straight RGBA of another profile, or `nil` if there
  /// is none.
  fileprivate func transform(
    of layout: UInt32, to target: borrowing ColorProfile, flags: UInt32
  ) -> cmsHTRANSFORM? {
    library.functions.create_transform(
      handle, layout, target.handle, fiori_lcms_rgba, fiori_lcms_relative_colorimetric, flags)
  }
}

/// A conversion of pixels of four bytes from a profile to straight RGBA of sRGB.
struct ColorTransform: ~Copyable {
  private let handle: cmsHTRANSFORM
  private let library: ColorLibrary

  /// Creates the conversion of straight RGBA from a profile.
  ///
  /// - Throws: ``ColorProfileError/unreadable`` if the profile has none.
  init(from profile: borrowing ColorProfile, _ library: ColorLibrary) throws(ColorProfileError) {
    try self.init(from: profile, of: fiori_lcms_rgba, flags: fiori_lcms_copy_alpha, library)
  }

  /// Creates the conversion of inks, where 255 is full or, inverted, none, from a profile.
  ///
  /// - Throws: ``ColorProfileError/unreadable`` if the profile has none.
  init(
    fromInks profile: borrowing ColorProfile, isInverted: Bool, _ library: ColorLibrary
  ) throws(ColorProfileError) {
    try self.init(
      from: profile, of: isInverted ? fiori_lcms_inverted_cmyk : fiori_lcms_cmyk,
      flags: fiori_lcms_black_point_compensation, library)
  }

  private init(
    from profile: borrowing ColorProfile, of layout: UInt32, flags: UInt32, _ library: ColorLibrary
  ) throws(ColorProfileError) {
    let target = try ColorProfile(sRGB: library)
    guard let handle = profile.transform(of: layout, to: target, flags: flags) else {
      throw .unreadable
    }
    (self.handle, self.library) = (handle, library)
  }

  deinit {
    library.functions.delete_transform(handle)
  }

  /// Returns converted pixels; there must be fewer than 2^32.
  func converted(_ pixels: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count) { output, count in
      // The alpha that inks lack.
      output.initialize(repeating: 255)
      library.functions.do_transform(
        handle, pixels, output.baseAddress, UInt32(clamping: pixels.count / 4))
      count = pixels.count
    }
  }
}
