/// How a picture's pixels are stored in a PNG: the smallest form that loses nothing.
enum PNGSampling {
  /// Four bytes per pixel.
  case rgba
  /// Three bytes per pixel, for pictures without transparency.
  case rgb
  /// A place in a table of at most 256 colors per pixel.
  case indexed(PNGPalette)

  /// The form for `rows`, told by looking at pixels until it is certain.
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

  /// The IHDR's color type.
  var colorType: UInt8 {
    switch self {
    case .rgba: 6
    case .rgb: 2
    case .indexed: 3
    }
  }

  /// Bits per channel, or per place in the table.
  var bitDepth: Int {
    if case .indexed(let palette) = self { palette.bitDepth } else { 8 }
  }

  /// Bytes that a pixel takes; `nil`: less than one, or one of a table.
  var bytesPerPixel: Int? {
    switch self {
    case .rgba: 4
    case .rgb: 3
    case .indexed: nil
    }
  }

  /// Bytes that a row of `width` pixels takes, without its filter byte.
  func bytesPerRow(width: Int) -> Int {
    switch self {
    case .rgba: width * 4
    case .rgb: width * 3
    case .indexed(let palette): (width * palette.bitDepth + 7) / 8
    }
  }
}
