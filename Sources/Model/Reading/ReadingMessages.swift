package import FioriBasics

/// Problems of the values of a description.
extension Message {
  package static func missingKey(_ key: String, expectation: String) -> Message {
    Message(.missingKey, "'\(key)' is missing; add \(expectation)", .missingKey(key))
  }

  static func emptyRequiredCell(_ cell: String) -> Message {
    Message(.missingKey, "the cell in \(cell) is empty; fill it, or exclude its row with 'where'")
  }

  static func referenceWithoutData(_ key: String) -> Message {
    Message(.data, "'\(key)' takes its value from rows, but the description has no 'data'; add it")
  }

  static func columnInsteadOfArray(_ name: String) -> Message {
    Message(
      .wrongValue,
      "expected an array, and '\(name)' is a column; write {\"$column\": \"\(name)\"}")
  }

  static var textKeyWithoutTexts: Message {
    Message(
      .ignored,
      "this 'key' has no effect; add \"texts\": { \"file\": \"texts.csv\" }, and use keys only for "
        + "texts that are drawn or spoken")
  }

  static var formattedValue: Message {
    Message(
      .wrongValue,
      "a value formatted for the locale cannot be used here; remove the format after "
        + "'|'")
  }

  static func notANumber(_ value: String, in cell: String, advice: String) -> Message {
    Message(.wrongValue, "\(value) in \(cell) is not a number; \(advice)")
  }

  static func expectedIndex(found: String) -> Message {
    Message(.wrongValue, "expected an index such as '0' as the key, found '\(found)'")
  }

  static var nullCharacter: Message {
    Message(.invisibleCharacter, "the character U+0000 cannot be displayed; remove it")
  }

  static var noRuns: Message {
    Message(.wrongValue, "expected at least one run such as {\"text\": …}, found an empty array")
  }

  static func tooManyRules(_ count: Int, limit: Int) -> Message {
    Message(.limit, "\(count) rules, more than the \(limit) allowed; remove \(count - limit)")
  }

  static var ruleWithoutBound: Message {
    Message(.ruleNeverHolds, "the rule never matches because its bound has no value; set one")
  }

  static var invalidDataURI: Message {
    Message(.wrongValue, "invalid data URI; expected 'data:image/png;base64,…'")
  }

  static func unknownIcon(_ name: String, meant: String) -> Message {
    Message(
      .unknownWord, "unknown builtin icon '\(name)'; did you mean '\(meant)'?",
      .correction("builtin:\(meant)"))
  }

  static func expectedInsets(found: Int) -> Message {
    Message(
      .wrongValue,
      "expected one number or four (top, right, bottom, left), found "
        + found.counted("number"))
  }

  static func tooManyStyleClasses(_ count: Int, limit: Int) -> Message {
    Message(.limit, "\(count) style classes, more than the \(limit) allowed; use fewer")
  }

  package static func expectedLanguageTag(found: String) -> Message {
    let meant = Environment.meantLanguageTag(by: found).map { "; did you mean '\($0)'?" } ?? ""
    return Message(.wrongValue, "expected a language tag such as 'en-US', found '\(found)'\(meant)")
  }

  static func readAs(_ text: String, tag: String) -> Message {
    Message(.language, "'\(text)' is read as '\(tag)'; write '\(tag)'")
  }

  /// A value of the wrong kind; `code` for a kind that has a code of its own.
  package static func expected(
    _ expectation: String, found: String, code: DiagnosticCode = .wrongValue
  ) -> Message {
    Message(code, "expected \(expectation), found \(found)")
  }

  static func moreWrongCells(column: String) -> Message {
    Message(.data, "more cells of column '\(column)' cannot be used; correct these first")
  }

  /// A word that is not one of those known; `correction` is the word that is meant.
  static func unknown(
    _ kind: String, _ word: String, hint: String, correction: String?
  ) -> Message {
    Message(
      kind == "key" ? .unknownKey : .unknownWord,
      "unknown \(kind) '\(JSONProblem.shown(word))'; \(hint)",
      correction.map(Message.Detail.correction))
  }

  /// A word of the SDK, with the word of descriptions.
  static func sdkWord(_ word: String, own: String, correction: String?) -> Message {
    Message(
      .sdkWord,
      SDKWord.isForInterfaceBuilder(word)
        ? "'\(word)' is only for the SDK's Interface Builder and never drawn; use '\(own)'"
        : "'\(word)' is the SDK's word; use '\(own)'", correction.map(Message.Detail.correction))
  }

  /// A value that is easily corrected.
  static func write(
    _ right: String, expected expectation: String, found: String, code: DiagnosticCode
  ) -> Message {
    Message(code, "expected \(expectation), found \(found); write \(right)")
  }
}
