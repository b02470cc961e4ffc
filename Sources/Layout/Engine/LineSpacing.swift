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

  /// The places of lines that are as far apart as a font says.
  init(of font: Font) { (self.font, pitch) = (font, font.leading) }

  /// The places of the lines of an element: the first and the last one are as far from other texts as lines of its
  /// siblings, whose letters reach so far above and below the baseline, in points.
  init(
    of block: TextBlock, in text: StyledText, of element: TextElement,
    siblings: (above: Double, below: Double)?, _ measure: any InkMeasure
  ) throws {
    font = text.boxFont
    // Most texts are Latin.
    guard element.siblingLetters != nil || text.runs.contains(where: \.text.hasLaterCharacters)
    else {
      pitch = font.leading
      return
    }
    let (isAboveTexts, isAboveMarks) = (element.isAboveTexts, element.isAboveMarks)
    let letters = text.runs.map(\.text) + [element.siblingLetters].compactMap(\.self)
    let hasTallMarks = letters.contains(where: \.hasStackedMarks)
    // Arabic letters stay within their lines, but their dots come close to the next line.
    let isArabic =
      (isAboveTexts || isAboveMarks || block.lines.count > 1)
      && letters.contains(where: \.hasArabicLetters)
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
        let highest = max(ink.above, siblings?.above ?? 0)
        above = max(highest - font.ascent - Self.halfLead(of: font), 0)
      }
      last = ink.below
    }
    last = max(last, siblings?.below ?? 0)
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

extension LayoutEngine {
  package func rise(of frame: Frame) throws -> Double? {
    guard case .text(let block) = frame.content, let line = block.lines.first else { return nil }
    return try LineSpacing.ink(of: line, shaper).above
  }

  /// Returns the places of lines; bars in place of a text have no marks.
  func spacing(
    of block: TextBlock, in element: TextElement, _ text: StyledText
  ) throws -> LineSpacing {
    guard !isSkeleton else { return LineSpacing(of: text.boxFont) }
    guard let letters = element.siblingLetters, let run = text.runs.first else {
      return try LineSpacing(of: block, in: text, of: element, siblings: nil, shaper)
    }
    return try LineSpacing(
      of: block, in: text, of: element, siblings: ink(of: letters, in: run, of: element), shaper)
  }

  /// Returns how far letters in the font of a run reach above and below the baseline, in points; `nil` for letters
  /// without ink.
  func ink(
    of letters: String, in run: StyledText.Run, of element: TextElement
  ) throws -> (above: Double, below: Double)? {
    var (run, sample) = (run, element)
    run.text = letters
    (sample.siblingLetters, sample.isAboveTexts) = (nil, false)
    sample.text = StyledText(runs: [run], font: element.text.font, color: element.text.color)
    // Measuring adds no findings.
    var trial = self
    let frame = try trial.lines(
      of: sample, in: Constraints(maximumWidth: .infinity), isCut: false)
    guard case .text(let block) = frame.content else { return nil }
    return try block.lines.first.map { try LineSpacing.ink(of: $0, shaper) }
  }
}
