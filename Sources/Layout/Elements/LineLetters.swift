package import FioriModel

extension Element {
  /// The texts with letters that may need higher lines, by the font of their boxes: lines of siblings in one font are
  /// equally high, whichever of these letters each of them has. Empty for most elements, whose texts are Latin.
  package var lineLetters: [Font: String] {
    var letters: [Font: String] = [:]
    forEachLeaf { leaf in
      if case .text(let text) = leaf { text.addLineLetters(to: &letters) }
    }
    return letters
  }
}

extension [StyledText] {
  /// The texts with letters that may need higher lines, as of an element.
  package var lineLetters: [Font: String] {
    reduce(into: [:]) { letters, text in text.addLineLetters(to: &letters) }
  }
}

extension StyledText {
  fileprivate func addLineLetters(to letters: inout [Font: String]) {
    for run in runs
    where run.text.hasLaterCharacters && (run.text.hasStackedMarks || run.text.hasArabicLetters) {
      letters[boxFont] = (letters[boxFont].map { $0 + " " } ?? "") + run.text
    }
  }
}

extension TextElement {
  /// Returns the text with lines as high as its siblings have, whose letters are listed by font.
  package func beside(_ letters: [Font: String]) -> TextElement {
    var element = self
    element.siblingLetters = letters[text.boxFont]
    return element
  }
}

extension String {
  /// Whether a character is from U+0300 on.
  var hasLaterCharacters: Bool {
    // The first byte of all these characters.
    utf8.contains { $0 >= 0xCC }
  }

  /// Whether it has Arabic letters, whose tails and dots come close to the next line.
  var hasArabicLetters: Bool {
    hasLaterCharacters && unicodeScalars.contains(where: \.isArabicLetter)
  }

  /// Whether it has marks that may touch the next line.
  var hasStackedMarks: Bool {
    hasLaterCharacters && unicodeScalars.contains(where: \.stacksMarks)
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
