package import FioriBasics
package import FioriModel

/// A paragraph that wraps, and ends in an ellipsis if it runs out of space.
package struct TextElement: Hashable, Sendable {
  package var text: StyledText
  /// The part's name in the layout report; `nil` for a text reported by its containing part.
  package let kind: String?
  /// The text's path in the description, starting at the view.
  package var origin: DescriptionPath
  /// The maximum width in points, regardless of the space.
  package var maximumWidth = Double.infinity
  package var lineLimit = 1
  /// Whether the maximum width may be exceeded if a single word needs more.
  package var keepsWordsWhole = false
  /// The alignment of the lines within the paragraph.
  package var alignment = HorizontalAlignment.leading
  /// The decoration drawn under the text.
  package var decoration: Decoration?
  /// Whether signs and digits without a letter before them read from left to right regardless of
  /// the reading direction.
  package var readsFromTheLeft = false
  /// Whether a text that is a single number is drawn smaller, or else left out, where it does not fit.
  package var keepsNumberWhole = false
  /// The text as a value; `nil` for words.
  package var value: Value?
  /// The problems of the text's values, which are reported where it is laid out.
  package var findings: [Finding] = []
  /// Whether the text is drawn no larger than the number that it belongs to.
  package var isBoundToNumber = false
  /// Whether another text may be below it, which its Arabic letters must not touch.
  package var isAboveTexts = false
  /// The letters of its siblings, such as the titles of other rows, whose lines are as high as its own; `nil` if none
  /// of them may need higher lines.
  package var siblingLetters: String?
  /// Whether a mark is below it, which letters with long tails must not touch.
  package var isAboveMarks = false
  /// Whether a date that does not fit takes several lines, as the words around it do, before it is drawn smaller.
  package var breaksDate = false

  /// The behavior of a value text that does not fit: it takes the first shorter text that fits, and
  /// is left out if there is none.
  package struct Value: Hashable, Sendable {
    package let value: TextValue
    /// Returns the shorter texts, the longest first. Most values fit, and these are never made.
    package let shorterTexts: @Sendable () -> [String]

    package init(_ value: TextValue, shorterTexts: @escaping @Sendable () -> [String]) {
      self.value = value
      self.shorterTexts = shorterTexts
    }

    package static func == (one: Value, other: Value) -> Bool { one.value == other.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  package init(
    text: StyledText,
    kind: String?,
    origin: DescriptionPath,
    maximumWidth: Double = Double.infinity,
    lineLimit: Int = 1,
    keepsWordsWhole: Bool = false,
    alignment: HorizontalAlignment = HorizontalAlignment.leading,
    decoration: Decoration? = nil,
    readsFromTheLeft: Bool = false
  ) {
    self.text = text
    self.kind = kind
    self.origin = origin
    self.maximumWidth = maximumWidth
    self.lineLimit = lineLimit
    self.keepsWordsWhole = keepsWordsWhole
    self.alignment = alignment
    self.decoration = decoration
    self.readsFromTheLeft = readsFromTheLeft
  }

  /// Returns the text no larger than its number, whose size is in points; `nil` without a number.
  package func limited(to size: Double?) -> TextElement {
    guard isBoundToNumber, let size, size > 0, text.boxFont.size > size else { return self }
    return drawn(at: size)
  }

  /// The text as the only one of a button or a tag, in the middle of its height.
  package var alone: TextElement {
    var element = self
    element.isAboveTexts = false
    return element
  }

  /// Returns the text in a size in points.
  package func drawn(at size: Double) -> TextElement {
    var element = self
    element.text = text.scaled(by: size / text.boxFont.size)
    return element
  }

  /// Returns the value in each of its shorter texts.
  package var shorterForms: [TextElement] {
    (value?.shorterTexts() ?? []).map { text in
      var element = self
      for index in element.text.runs.indices {
        element.text.runs[index].text = index == 0 ? text : ""
      }
      element.value = nil
      return element
    }
  }

  /// The text, read from left to right if it has no letter of a right-to-left language.
  package var readingNumbersFromTheLeft: TextElement {
    var element = self
    element.readsFromTheLeft = !text.string.unicodeScalars.contains(where: \.isRightToLeftLetter)
    return element
  }
}

/// A text with all styles resolved into runs of one font and one color.
package struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: Font
    package var color: RGBA
    /// The space after each character except the last of the text, in points.
    package var kern = 0.0
    /// The height of the glyphs above the line's baseline, in points.
    package var baselineOffset = 0.0

    package init(
      text: String, font: Font, color: RGBA, kern: Double = 0.0, baselineOffset: Double = 0.0
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.kern = kern
      self.baselineOffset = baselineOffset
    }
  }

  package var runs: [Run]
  /// The font in the layout report.
  package var font: Font
  /// The color in the layout report.
  package var color: RGBA
  /// The font that determines the text's box.
  package var boxFont: Font
  /// Whether two characters in different runs keep the kerning that they have in the smallest of the
  /// fonts, such as a digit and the smaller comma after it.
  package var kernsAcrossRuns = false

  /// Creates a text in a single style.
  package init(_ text: String, font: Font, color: RGBA) {
    self.init(runs: [Run(text: text, font: font, color: color)], font: font, color: color)
  }

  /// Creates a text in several styles; if `boxFont` is `nil`, the reported font determines the box.
  package init(runs: [Run], font: Font, color: RGBA, boxFont: Font? = nil) {
    self.runs = runs
    self.font = font
    self.color = color
    self.boxFont = boxFont ?? font
  }

  /// Returns the text in another size.
  package func scaled(by factor: Double) -> StyledText {
    var text = self
    for index in runs.indices {
      text.runs[index].font = runs[index].font.scaled(by: factor)
      text.runs[index].kern *= factor
      text.runs[index].baselineOffset *= factor
    }
    text.font = font.scaled(by: factor)
    text.boxFont = boxFont.scaled(by: factor)
    return text
  }

  /// The text of all runs.
  package var string: String {
    // `joined` looks up the types of its elements, which takes 1.5 % of a start.
    runs.reduce(into: "") { $0 += $1.text }
  }

  /// Whether the text has a digit: without it, an amount or a time says nothing.
  package var hasNumber: Bool {
    runs.contains {
      $0.text.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }
    }
  }
}

/// The amount of text to shape in an element, excluding labels that an arrangement makes itself.
package struct TextCost {
  /// The number of Unicode scalars.
  package private(set) var characterCount = 0
  package private(set) var runCount = 0
  /// The fonts of the runs, without consecutive duplicates.
  private var fonts: [Font] = []

  /// Adds up the texts of an element and all its parts.
  package init(of element: Element) {
    element.forEachLeaf { leaf in
      switch leaf {
      case .text(let text): add(text)
      case .image: break
      }
    }
  }

  /// Returns the number of distinct fonts, or `nil` if it does not exceed `limit`.
  ///
  /// Builds a set only if there may be too many fonts: the first use of one costs a small picture
  /// half a percent.
  package func fontCount(over limit: Int) -> Int? {
    guard fonts.count > limit else { return nil }
    let count = Set(fonts).count
    return count > limit ? count : nil
  }

  private mutating func add(_ text: StyledText) {
    runCount += text.runs.count
    for run in text.runs {
      characterCount += run.text.unicodeScalars.count
      if fonts.last != run.font { fonts.append(run.font) }
    }
  }
}
