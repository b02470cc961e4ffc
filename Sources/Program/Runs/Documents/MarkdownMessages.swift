import FioriBasics

/// Problems of Markdown documents.
extension Message {
  static func unknownCodeOfBlock(_ code: String) -> Message {
    Message(
      .unknownWord,
      "unknown code '\(code)'; "
        + Suggestion.hint(for: code, among: DiagnosticCode.allCases.map(\.rawValue)))
  }

  static func repeatedOptionOfBlock(_ name: some StringProtocol) -> Message {
    Message(.conflict, "'\(name)' is set twice; remove one of them")
  }

  static var unclosedQuotationMark: Message {
    Message(.syntax, "unclosed quotation mark; add '\"'")
  }

  static func optionWithoutValue(_ name: Substring, key: String, example: String) -> Message {
    Message(.syntax, "'\(name)' has no value; write '\(key)\(example)'")
  }

  static func unknownFence(_ word: Substring) -> Message {
    Message(.other, "'\(word)' does not begin a block; write 'fiori' after the fence")
  }

  static func missingNameOfBlock(_ word: Substring) -> Message {
    Message(
      .other,
      "'\(word)' does not begin a block; write 'fiori' after '\(MarkdownMarker.comment)'")
  }

  static func misplacedPathOfBlock(_ word: Substring, path: String) -> Message {
    Message(.other, "'\(word)' does not begin a block; write '<!-- fiori \(path) -->'")
  }

  static var directiveIsNotDrawn: Message {
    Message(
      .ignored,
      "directives are not drawn; write '<!-- fiori PATH -->', or the description in a fence")
  }

  static func settingWithoutSpace(_ setting: String) -> Message {
    Message(.other, "a setting needs a space after 'fiori:'; write '\(setting)'")
  }

  static func unknownMarker(_ prefix: String, _ word: String, hint: String) -> Message {
    Message(.unknownWord, "unknown marker '\(prefix)\(word)'; \(hint)")
  }

  static func repeatedFileOfBlock(_ name: String) -> Message {
    Message(.other, "another block writes '\(name)'; add a name to this one")
  }

  static func markerWithoutBlock(_ text: String) -> Message {
    Message(
      .other,
      "'\(text)' has no block before it; remove the lines from here to '\(MarkdownMarker.end)'")
  }

  static var endWithoutBegin: Message {
    Message(.ignored, "'\(MarkdownMarker.end)' without '\(MarkdownMarker.begin)'; remove it")
  }

  static var blockInTable: Message {
    Message(
      .ignored,
      "a block inside a table cell is not drawn; write the table in HTML, and put '<td>', the block and "
        + "'</td>' on separate lines")
  }

  static var blockInText: Message {
    Message(.ignored, "a block among other text is not drawn; put it on a line of its own")
  }

  static var blockInQuotation: Message {
    Message(.other, "a block in a block quote is not supported; move it out of the block quote")
  }

  static var settingInQuotation: Message {
    Message(.other, "a setting in a block quote has no effect; move it out of the block quote")
  }

  static var unclosedBlock: Message {
    Message(.syntax, "unclosed block; add a closing fence")
  }

  static var unclosedCommentOfBlock: Message {
    Message(.syntax, "unclosed comment; add '-->'")
  }

  static func settingWithoutColon(_ setting: String) -> Message {
    Message(.other, "a setting needs a colon after 'fiori'; write '\(setting)'")
  }

  static var matrixWithMeasures: Message {
    Message(
      .data,
      "a matrix cannot have 'overlay', 'measures' or 'anatomy'; remove them, or 'rows' and "
        + "'columns'")
  }

  static var emptyBlock: Message {
    Message(.other, "empty block; add a description or the path of one")
  }

  static var beginWithoutEnd: Message {
    Message(.other, "'\(MarkdownMarker.begin)' has no end; add '\(MarkdownMarker.end)'")
  }

  static var textBetweenMarkers: Message {
    Message(.other, "text between the markers would be overwritten; move it outside the markers")
  }

  static func invalidFileName(_ name: String) -> Message {
    Message(.other, "'\(name)' is not a valid file name; use letters, digits, '-', '_' and '.'")
  }

  static func unexpectedWordOfBlock(_ word: String, meant: String) -> Message {
    Message(.wrongValue, "unexpected '\(word)'; did you mean '\(meant)'?")
  }

  static func unexpectedWordOfBlock(_ word: String) -> Message {
    Message(
      .wrongValue,
      "unexpected '\(word)'; a block takes a name, one of 'overlay', 'measures' and 'anatomy' (or "
        + "'rows=KEY' and 'columns=KEY'), and 'caption=\"TEXT\"'")
  }

  static var unclosedSetting: Message {
    Message(.other, "this setting does not end on its line; close it with '-->'")
  }

  static func emptySetting(hint: String) -> Message {
    Message(.other, "no setting; \(hint)")
  }

  static func absolutePathInSetting(_ path: String) -> Message {
    Message(.file, "'\(path)' is an absolute path; use one relative to the document")
  }

  static func blockAsSetting(_ word: String) -> Message {
    Message(.unknownWord, "unknown setting '\(word)'; did you mean '<!-- fiori:\(word) -->'?")
  }

  static func unknownSetting(_ name: String, hint: String) -> Message {
    Message(.unknownWord, "unknown setting '\(name)'; \(hint)")
  }

  static func settingWithoutValue(_ name: String, hint: String) -> Message {
    Message(.syntax, "'\(name)' has no value; \(hint)")
  }

  static func repeatedSetting(_ name: String, line: Int) -> Message {
    Message(.conflict, "'\(name)' is already set on line \(line); remove one of them")
  }
}
