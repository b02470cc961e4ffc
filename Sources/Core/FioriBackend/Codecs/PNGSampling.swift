/// The storage of a picture's pixels in a PNG: the smallest lossless form.
enum PNGSampling {
  /// Four bytes per pixel.
  case rgba
  /// Three bytes per pixel, for pictures without transparency.
  case rgb
  /// An index per pixel into a table of at most 256 colors.
  case indexed(PNGPalette)

  /// Finds the form for `rows`, reading pixels until it is certain.
  init(_ rows: PixelRows, layout: some PixelLayout) {
    var survey = ColorSurvey()
    for index in 0..<rows.height where !survey.isDecided {
      survey.read(rows.row(index))
    }
    if let table = survey.table {
      self = .indexed(PNGPalette(table, layout: layout))
    } else {
      self = survey.isOpaque ? .rgb : .rgba
    }
  }

  /// The color type in the IHDR chunk.
  var colorType: UInt8 {
    switch self {
    case .rgba: 6
    case .rgb: 2
    case .indexed: 3
    }
  }

  /// The number of bits per channel, or per index.
  var bitDepth: Int {
    if case .indexed(let palette) = self { palette.bitDepth } else { 8 }
  }

  /// The number of bytes per pixel, or `nil` for indices.
  var bytesPerPixel: Int? {
    switch self {
    case .rgba: 4
    case .rgb: 3
    case .indexed: nil
    }
  }

  /// Returns the number of bytes in a row of `width` pixels, without its filter byte.
  func bytesPerRow(width: Int) -> Int {
    switch self {
    case .rgba: width * 4
    case .rgb: width * 3
    case .indexed(let palette): (width * palette.bitDepth + 7) / 8
    }
  }
}
