import FioriBasics
import FioriModel

/// Where the lines of a text are: as far apart as its font says, or farther where marks above and below
/// letters would touch the marks of the next line, as in Vietnamese, Thai and Arabic.
struct LineSpacing {
  private let font: Font
  /// The distance between baselines, in points.
  private let pitch: Double
  /// The space for marks above the first line and below the last one, in points.
  private var above = 0.0
  private var below = 0.0

  /// `isAboveTexts` keeps Arabic letters clear of the text below, and `isAboveMarks` within their box.
  init(
    of block: TextBlock, in text: StyledText, isAboveTexts: Bool, isAboveMarks: Bool = false,
    _ measure: any InkMeasure
  ) throws {
    font = text.boxFont
    // Most texts are Latin.
    let runs = text.runs.filter(\.text.hasLaterCharacters)
    let hasTallMarks = runs.contains { $0.text.unicodeScalars.contains(where: \.stacksMarks) }
    // Arabic letters stay within their lines, but their dots come close to the next line.
    let isArabic =
      (isAboveTexts || isAboveMarks || block.lines.count > 1)
      && runs.contains(where: \.text.hasArabicLetters)
    guard hasTallMarks || isArabic else {
      pitch = font.leading
      return
    }
    var pitch = font.leading
    var last = 0.0
    for (index, line) in block.lines.enumerated() {
      let ink = try Self.ink(of: line, measure)
      if index > 0 {
        pitch = max(pitch, last + ink.above + font.size * (hasTallMarks ? Self.gap : Self.dotGap))
      } else if hasTallMarks {
        above = max(ink.above - font.ascent - Self.halfLead(of: font), 0)
      }
      last = ink.below
    }
    let descent = font.lineHeight - font.ascent
    if hasTallMarks {
      // The marks above the first line of a text below may reach into the space between the two.
      let isClose = isAboveTexts && !isArabic && last > descent
      below = max(last - descent + (isClose ? font.size * Self.gap : -Self.halfLead(of: font)), 0)
    }
    if isArabic, isAboveTexts {
      // The text below begins with digits or letters of their height.
      let free = font.ascent - font.digitHeight
      below = max(below, last + font.size * Self.textGap - descent - free)
    }
    if isAboveMarks { below = max(below, last - descent) }
    self.pitch = pitch
  }

  /// Returns the place of a baseline, in points from the top of the text.
  func baseline(of line: Int) -> Double { above + font.ascent + Double(line) * pitch }

  /// Returns the height of a number of lines, in points.
  func height(of count: Int) -> Double {
    above + font.lineHeight + Double(max(count - 1, 0)) * pitch + below
  }

  /// Half of the space that two lines of a font have between their boxes.
  private static func halfLead(of font: Font) -> Double {
    max(font.leading - font.lineHeight, 0) / 2
  }

  /// Returns how far the ink of a line is above and below its baseline, in points.
  static func ink(
    of line: TextLine, _ measure: any InkMeasure
  ) throws -> (above: Double, below: Double) {
    try line.runs.reduce((0, 0)) { extent, run in
      guard let ink = try measure.ink(of: run) else { return extent }
      return (max(extent.0, -ink.minY), max(extent.1, ink.maxY))
    }
  }

  /// The space between the marks of two lines, between the letters of two Arabic ones, and between Arabic letters and
  /// another text, in ems.
  private static let gap = 0.04
  private static let dotGap = 0.15
  private static let textGap = 0.1
}

extension String {
  /// Whether a character is from U+0300 on.
  fileprivate var hasLaterCharacters: Bool {
    // The first byte of all these characters.
    utf8.contains { $0 >= 0xCC }
  }

  var hasArabicLetters: Bool {
    hasLaterCharacters && unicodeScalars.contains(where: \.isArabicLetter)
  }
}

extension Unicode.Scalar {
  fileprivate var isArabicLetter: Bool {
    (0x620...0x64A).contains(value) || (0x66E...0x6D5).contains(value)
  }

  /// Marks, including Hebrew and Arabic ones, the scripts of India and South East Asia, and Latin with
  /// two marks. Letters of Hebrew and Arabic stay within their lines.
  fileprivate var stacksMarks: Bool {
    switch value {
    case 0x300...0x36F, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6ED,
      0x900...0x109F, 0x1780...0x17FF, 0x1E00...0x1EFF:
      true
    default: false
    }
  }
}
