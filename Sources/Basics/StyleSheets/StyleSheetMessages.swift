/// Problems of style sheets.
extension Message {
  static func invisible(_ name: String) -> Message {
    Message(.invisibleCharacter, "invisible character \(name); remove it or use a space")
  }

  static var unclosedComment: Message { Message(.syntax, "unclosed comment; add '*/'") }

  static var lineComment: Message {
    Message(
      .syntax,
      "'//' does not start a comment in NUI, although SAP's pages use it; use '/*' and '*/'")
  }

  static func quotesInStyleSheet(_ inside: String, hint: String) -> Message {
    Message(.syntax, "quotes around \(inside); \(hint)")
  }

  static func expectedProperty(found: String) -> Message {
    Message(.wrongValue, "expected a property, found \(found)")
  }

  static var namelessConstant: Message {
    Message(.syntax, "'@' without a name; write the name directly after it")
  }

  static func startsNoBlock(_ word: String, hint: String) -> Message {
    Message(.syntax, "\(word) does not start a block; \(hint)")
  }

  static var mediaInMedia: Message {
    Message(.syntax, "'@media' inside '@media'; combine their options in one, joined by 'and'")
  }

  static var noBlockAfterMedia: Message {
    Message(.syntax, "missing '{' after the options of '@media'")
  }

  static func expectedAnd(found: String) -> Message {
    Message(.wrongValue, "expected 'and' or '{' after an option, found \(found)")
  }

  static func mediaWithoutOptions(example: String) -> Message {
    Message(.syntax, "'@media' without options; write one before '{', \(example)")
  }

  static func expectedOption(example: String, found: String) -> Message {
    Message(.wrongValue, "expected an option, \(example), found \(found)")
  }

  static func expected(_ expectation: String, found: String) -> Message {
    Message(.wrongValue, "expected \(expectation), found \(found)")
  }

  static func expectedColon(after: String, found: String) -> Message {
    Message(.syntax, "expected ':' after \(after), found \(found)")
  }

  static func expectedParenthesis(after: String, found: String) -> Message {
    Message(.syntax, "expected ')' after \(after), found \(found)")
  }

  static func expectedClassOrName(found: String) -> Message {
    Message(.syntax, "expected a class or a name, found \(found)")
  }

  static func noBlock(after: String) -> Message {
    Message(.syntax, "missing '{' after the class \(after)")
  }

  static func expectedBlock(after: String, found: String) -> Message {
    Message(.syntax, "expected '{' after the class \(after), found \(found)")
  }

  static func propertyOutsideBlock(_ name: String) -> Message {
    Message(
      .outOfRange,
      "\(name) is outside a block; write a class and '{' before it, or remove the '}' "
        + "before it")
  }

  static func constantOutsideBlock(_ name: String) -> Message {
    Message(
      .outOfRange,
      "\(name) is outside a block; write '@' before it to define it, or put it into the "
        + "block of a class")
  }

  static var expectedClassBeforeBlock: Message {
    Message(.wrongValue, "expected a class before '{', such as 'fdlFUIKPIView'")
  }

  static var closingBrace: Message {
    Message(.syntax, "'}' without a '{' before it; remove it, or write the '{'")
  }

  static var semicolon: Message { Message(.ignored, "';' with nothing before it; remove it") }

  static func blockInBlock(line: Int) -> Message {
    Message(
      .syntax,
      "a block inside the block opened on line \(line); add '}' before it and write each class "
        + "separately")
  }

  static var mediaInBlock: Message {
    Message(.syntax, "'@media' inside the block of a class; write the class inside '@media'")
  }

  static func constantInBlock(_ name: String) -> Message {
    Message(.syntax, "\(name) is defined inside a block; move it to the top of the style sheet")
  }

  static func strangeInName(_ mark: String) -> Message {
    Message(.syntax, "\(mark) is not allowed in a name; remove it")
  }

  static func noValue(of key: String, hint: String) -> Message {
    Message(.syntax, "\(key) has no value; \(hint)")
  }

  static func noSemicolon(after: String) -> Message {
    Message(.syntax, "missing ';' after the value \(after)")
  }

  static func noClosingBrace(before: String, line: Int) -> Message {
    Message(.syntax, "missing '}' before \(before); the block opened on line \(line) is still open")
  }

  static func unclosedBlock(line: Int) -> Message {
    Message(.syntax, "unclosed block, opened on line \(line); add '}'")
  }

  package static var tooManyErrors: Message { Message(.limit, "too many errors; fix these first") }

  static func unusedClass(_ name: String) -> Message {
    let shown = StyleSheetProblem.shown(name, limit: StyleSheetProblem.nameLength)
    return Message(
      .unusedStyle, "nothing in the picture has the class \(shown); remove it or correct its name")
  }

  static var importRule: Message {
    Message(.constant, "'@import' is not supported; use several style sheets instead")
  }

  static var charsetRule: Message {
    Message(.ignored, "'@charset' is not supported; remove it and save the file as UTF-8")
  }

  static func tooLongStyleSheet(byteCount: Int) -> Message {
    Message(
      .ignored,
      "the style sheet has \(byteCount) bytes, more than the \(Limits.styleSheetByteCount) "
        + "allowed; split it")
  }

  static func noStyleSheet(_ kind: String) -> Message {
    Message(.syntax, "this is \(kind); use a style sheet (.nss)")
  }

  static var commaAfterClasses: Message {
    Message(.ignored, "the list of classes ends in ','; remove it or write a class after it")
  }

  static var noClassBeforeComma: Message { Message(.wrongValue, "expected a class before ','") }

  static func classWithMark(_ mark: Substring, bare: Substring) -> Message {
    Message(
      .syntax,
      "\(StyleSheetProblem.shown(mark)) is not part of the name of a class; "
        + "write \(StyleSheetProblem.shown(bare))")
  }

  static func pointInClass(_ name: String) -> Message {
    Message(
      .syntax,
      "'.' inside the class \(StyleSheetProblem.shown(name)); "
        + "use one class, or several separated by ','")
  }

  static var anyClass: Message {
    Message(.syntax, "'*' is not supported; list the classes, separated by ','")
  }

  static var outerClass: Message {
    Message(.syntax, "'&' is not supported; write each class separately")
  }

  static func expectedClass(found: String) -> Message {
    Message(.wrongValue, "expected a class, found \(found)")
  }

  static func stateOfClass(_ name: String) -> Message {
    Message(
      .syntax,
      "':' after the class \(name); classes have no states, "
        + "so write a property for it, such as 'tint-color-highlighted'")
  }

  static func nestedClass(_ name: String, found: String) -> Message {
    Message(
      .wrongValue,
      "expected ',' or '{' after the class \(name), found \(found); "
        + "nested classes are not supported")
  }

  static func combinator(_ mark: String, after name: String) -> Message {
    Message(
      .syntax,
      "\(mark) after the class \(name); combinators are not supported, so use one class")
  }

  static func noBlock(after name: String, found: String) -> Message {
    Message(.wrongValue, "expected ',' or '{' after the class \(name), found \(found)")
  }

  static func strangeInClass(_ mark: Substring) -> Message {
    Message(
      .syntax, "\(StyleSheetProblem.shown(mark)) is not allowed in the name of a class; remove it")
  }

  /// A mark in a value, and the name that touches it.
  static func strange(_ text: String, next: String) -> Message {
    switch text.prefix(1) {
    case "!":
      let shown = StyleSheetProblem.shown("!" + next)
      return Message(.ignored, "\(shown) is not supported; remove it (the last rule wins)")
    case "%": return Message(.syntax, "'%' is not allowed in a value; write the number without it")
    case "+":
      return Message(.syntax, "'+' is not allowed in a value; write a number without a sign")
    case ":":
      return Message(.syntax, "':' is not allowed in a value; write one value, and ';' after it")
    case "=": return Message(.syntax, "'=' is not allowed in a value; remove it")
    default:
      return Message(
        .wrongValue,
        "\(StyleSheetProblem.shown(text.prefix(1))) is not allowed here; a name may have "
          + "only the letters A to Z, digits, '-', '_', '.', '/' and '\\'")
    }
  }
}
