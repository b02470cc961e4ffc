/// Problems of JSON.
extension Message {
  static func noUTF8(byte: String) -> Message {
    Message(.encoding, "byte 0x\(byte) is not valid UTF-8; save the file as UTF-8")
  }

  static func invisibleOutsideString(_ name: String) -> Message {
    Message(
      .invisibleCharacter,
      "invisible character \(name) outside a string; remove it or use a space")
  }

  static var commentInJSON: Message {
    Message(.syntax, "JSON does not allow comments; remove this one")
  }

  static func duplicateKey(_ key: String, firstLine: Int) -> Message {
    Message(
      .duplicateKey,
      "duplicate key '\(key)', first used on line \(firstLine); remove one of them")
  }

  static func keyWithoutQuotes(_ key: String) -> Message {
    Message(.syntax, "key \(key) without quotes; write \"\(key)\"")
  }

  static func expectedKey(found: String) -> Message {
    Message(.syntax, "expected a key in double quotes, found \(found)")
  }

  static func expectedColon(afterKey: String, found: String) -> Message {
    Message(.syntax, "expected ':' after the key '\(afterKey)', found \(found)")
  }

  static func keyWithoutValue(_ key: String) -> Message {
    Message(.syntax, "key '\(key)' has no value; write ':' and a value after it")
  }

  static var singleQuotes: Message {
    Message(.syntax, "single quotes around a string; use double quotes")
  }

  static var noClosingQuote: Message {
    Message(.syntax, "string without a closing quote; end it with '\"'")
  }

  static var lineBreakInString: Message { Message(.syntax, "line break in a string; write \\n") }

  static func invalidEscape(_ character: String) -> Message {
    Message(.syntax, "invalid escape \\\(character) in a string; write \\\\ for a backslash")
  }

  static func loneSurrogate(_ escape: String) -> Message {
    Message(
      .syntax,
      "lone surrogate \(escape) in a string; write the pair, or the character itself")
  }

  static func invalidUnicodeEscape(_ escape: String) -> Message {
    Message(.syntax, "invalid escape \(escape) in a string; \\u needs four hexadecimal digits")
  }

  static func nestedTooDeeply(limit: Int) -> Message {
    Message(.limit, "nesting deeper than \(limit) levels; flatten the document")
  }

  static func textAfterEnd(found: String) -> Message {
    Message(.syntax, "text after the end of the document, found \(found); remove it")
  }

  static var utf16: Message { Message(.encoding, "the text is UTF-16; save the file as UTF-8") }

  static var noValueInText: Message {
    Message(.syntax, "the text is empty; a JSON document needs a value")
  }

  static func unclosed(_ name: String, opened: String, closer: String) -> Message {
    Message(.syntax, "unclosed \(name), opened at \(opened); add \(closer)")
  }

  static func expectedValue(found: String) -> Message {
    Message(.syntax, "expected a value, found \(found)")
  }

  static func unknownConstant(_ word: String, meant: String) -> Message {
    Message(.syntax, "unknown word '\(word)'; write \(meant)")
  }

  static func notFinite(_ word: String) -> Message {
    Message(.syntax, "\(word) is not a number in JSON; write a finite number")
  }

  static func unknownConstant(_ word: String) -> Message {
    Message(.syntax, "unknown word '\(word)'; put text in double quotes")
  }

  static func commaWithout(_ item: String) -> Message {
    Message(.syntax, "comma without \(item) before it; remove it")
  }

  static func trailingComma(before: String) -> Message {
    Message(.syntax, "trailing comma before \(before); remove it")
  }

  static var tabInString: Message { Message(.syntax, "tab in a string; write \\t") }

  static func controlCharacter(_ digits: String) -> Message {
    Message(
      .syntax, "control character U+\(digits) in a string; write \\u\(digits) or remove it")
  }

  static func missingComma(after item: String) -> Message {
    Message(.syntax, "missing comma after \(item); write ',' before this one")
  }

  static func expectedComma(orCloser closer: String, after item: String, found: String) -> Message {
    Message(.wrongValue, "expected ',' or \(closer) after \(item), found \(found)")
  }

  static func tooSmallNumber(_ number: String) -> Message {
    Message(.outOfRange, "number \(number) is too small; the smallest is about -1.8e308")
  }

  static func tooLargeNumber(_ number: String) -> Message {
    Message(.outOfRange, "number \(number) is too large; the largest is about 1.8e308")
  }

  static func textWithoutQuotes(_ word: String) -> Message {
    Message(.syntax, "'\(word)' is not a number; put text in double quotes")
  }

  static func leadingZero(_ number: String) -> Message {
    Message(.syntax, "number \(number) has a leading zero; remove the zero")
  }

  static func noDigitAfterPoint(_ number: String) -> Message {
    Message(
      .syntax, "number \(number) has no digit after the point; add one or remove the point")
  }

  static func noDigitInExponent(_ number: String) -> Message {
    Message(.syntax, "number \(number) has no digit in its exponent; add one")
  }

  static func noDigitBeforePoint(_ number: String) -> Message {
    Message(.syntax, "number \(number) has no digit before the point; write 0 there")
  }

  static func plusSign(_ number: String) -> Message {
    Message(.syntax, "number \(number) has a plus sign; remove the sign")
  }

  static func noNumber(_ word: String) -> Message {
    Message(.syntax, "'\(word)' is not a number; write digits, or put text in double quotes")
  }
}
