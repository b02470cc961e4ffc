import FioriBasics

/// Problems of figures as they are drawn.
extension Message {
  static func nothingMoves(in place: String) -> Message {
    Message(
      .stillPicture,
      "nothing \(place) moves, so --animate has no effect; only the marks of charts, the rings of "
        + "kpiProgressView and views that are loading move")
  }

  static func onlyFirstPage(of count: Int) -> Message {
    Message(.noRoom, "only page 1 of \(count) is drawn; pass --page all to draw all pages")
  }

  static func tooManyInAll(_ count: Int, _ what: String, limit: Int, remedy: String) -> Message {
    Message(.limit, "\(count) \(what) in all, more than the \(limit) allowed; \(remedy)")
  }

  static func figureTimedOut(seconds text: String) -> Message {
    Message(.limit, "timed out after \(text) s; raise --timeout")
  }

  static var typingErrorOfPalette: Message {
    Message(.ignored, "SAP published 'map8' as 'D0R774', a typo; #0000D0 is used")
  }

  static func unknownStyleClass(_ name: String, hint: String) -> Message {
    Message(.unknownClass, "no style sheet has the class \(name); \(hint)")
  }

  static func invisibleColor(of kind: String, _ text: String, color: String, background: String)
    -> Message
  {
    Message(
      .lowContrast,
      "\(kind) '\(text)': \(color) on \(background) cannot be seen; use another color")
  }

  static func lowContrast(
    of kind: String, _ text: String, color: String, background: String, ratio: String,
    required: Double
  ) -> Message {
    Message(
      .lowContrast,
      "\(kind) '\(text)': \(color) on \(background) has a contrast of \(ratio); "
        + "use colors with at least \(Decimal.text(required))")
  }

  static func unknownFontFamily(_ family: String, hint: String) -> Message {
    Message(.unknownFont, "unknown font family '\(family)'; \(hint)")
  }

  static func notAWidget(_ name: String) -> Message {
    Message(.ignored, "'widget' has no effect on '\(name)'; use a card, or remove 'widget'")
  }

  static func unknownLanguage(in locale: String) -> Message {
    Message(
      .unknownWord,
      "unknown language in '\(locale)', so numbers and dates have a neutral format; use a "
        + "locale such as 'en-US'")
  }

  static func untranslatedWords(for locale: String) -> Message {
    Message(
      .language,
      "the words that views add are not translated for '\(locale)', so they are in English")
  }

  static func noFontWithDigits(of locale: String) -> Message {
    Message(
      .language,
      "no loaded font has the digits of '\(locale)', so numbers are written with Latin digits; add a "
        + "font with --font-path DIR or --system-fonts", .missingCharacters)
  }

  static func similarColorUsed(palette name: String, style: String) -> Message {
    Message(.ignored, "\(name) has no '\(style)'; a similar color is used")
  }

  static func otherColorUsed(palette name: String, style: String, other: String) -> Message {
    Message(.ignored, "\(name) has no '\(style)'; its \(other) is used")
  }

  static func colorDiffers(palette name: String, style: String, other: String) -> Message {
    Message(.palette, "\(name) has its own '\(style)', which differs from its \(other)")
  }

  static func noSuchPage(_ page: Int) -> Message {
    Message(.wrongPage, "page \(page) does not exist; the view has 1 page")
  }
}
