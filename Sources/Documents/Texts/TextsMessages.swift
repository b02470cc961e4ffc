import FioriBasics

/// Problems of files of translated texts.
extension Message {
  static func repeatedKeyOfTexts(_ key: String, line: Int) -> Message {
    Message(.texts, "key '\(key)' is already used on line \(line); remove one")
  }

  static func missingSemicolon(after key: String) -> Message {
    Message(.syntax, "';' is missing after the text of '\(key)'; add it")
  }

  static var unclosedCommentOfTexts: Message {
    Message(.texts, "the comment has no end; write '*/' after it")
  }

  static var unclosedText: Message {
    Message(.texts, "the string is not closed; add '\"' at its end")
  }

  static var expectedLineOfTexts: Message {
    Message(.wrongValue, "expected a line such as '\"sales.title\" = \"Sales\";'")
  }

  static func nonASCIIEscape(_ escape: String, form: String) -> Message {
    Message(.texts, "'\(escape)' is not an ASCII character; write \(form)")
  }

  static func unknownEscapeOfTexts(_ escape: String) -> Message {
    Message(.texts, "'\(escape)' is not an escape; write '\\\\' for a backslash")
  }

  static func invalidEscapeOfTexts(_ escape: String, form: String) -> Message {
    Message(.texts, "'\(escape)' is not a character; write \(form)")
  }

  static func halfEscape(_ escape: String) -> Message {
    Message(
      .texts,
      "'\(escape)' is half of a character; write both halves, such as '\\Ud83d\\Ude00'")
  }

  static func noTexts(in name: String, locale: String, source: String, tag: String, isTable: Bool)
    -> Message
  {
    Message(
      .data,
      "\(name) has no '\(locale)' translations, so '\(source)' is used; "
        + (isTable ? "add a column '\(tag)'" : "add a file for '\(tag)'"))
  }

  static var pathWithoutLanguage: Message {
    Message(
      .language,
      "the path does not name a language; use one such as "
        + "'en.lproj/Localizable.strings'")
  }

  static func unknownFormatOfTexts(formats: String) -> Message {
    Message(.texts, "unknown format; use \(formats)")
  }

  static var noColumnOfLanguage: Message {
    Message(
      .language, "no column is named after a language; name a column 'en' or 'de-DE', for example")
  }

  static func expectedKeyOfText(found: String) -> Message {
    Message(
      .wrongValue, "expected a text key, found \(found); write the key as a string")
  }

  static func textOfOtherLanguage(in file: String, tag: String, _ key: String, source: String)
    -> Message
  {
    Message(
      .texts,
      "\(file) has no '\(tag)' text for '\(key)', so the '\(source)' text is drawn; add the "
        + "'\(tag)' text")
  }

  static func missingTranslation(in file: String, tag: String, _ key: String) -> Message {
    Message(.texts, "\(file) has no '\(tag)' text for '\(key)'; add it")
  }

  static func missingText(in file: String, _ key: String, hint: String) -> Message {
    Message(.texts, "\(file) has no text with the key '\(key)'; \(hint)")
  }

  static func textsInUTF32(advice: String) -> Message {
    Message(.texts, "the file is in UTF-32; \(advice)")
  }

  static var halfOfUTF16: Message {
    Message(.texts, "the file ends in the middle of a UTF-16 character; save it again")
  }

  static func invalidEncoding(_ name: String, advice: String) -> Message {
    Message(.encoding, "the file is not valid \(name); \(advice)")
  }

  static func nullCharacter(advice: String) -> Message {
    Message(.texts, "the file contains the character U+0000; \(advice)")
  }

  static func unsupportedEncoding(_ name: String) -> Message {
    Message(
      .texts,
      "the encoding '\(name)' is not supported; save the file as UTF-8, and declare 'UTF-8'")
  }

  static func otherEncoding(_ declared: String, found: String) -> Message {
    Message(
      .texts,
      "the file declares the encoding '\(declared)' but is in \(found); change the declaration to "
        + "'\(found)'")
  }

  static func repeatedAttribute(_ name: String) -> Message {
    Message(.texts, "attribute '\(name)' appears twice; remove one")
  }

  static func otherEndTag(_ name: String, of last: String) -> Message {
    Message(.texts, "'</\(name)>' does not match '<\(last)>'; write '</\(last)>'")
  }

  static var textAfterRoot: Message {
    Message(.texts, "only a comment may follow the root element; remove the rest")
  }

  static var unclosedMarkup: Message {
    Message(.texts, "a tag, comment or CDATA section is not closed; close it")
  }

  static var expectedXLIFF: Message {
    Message(.wrongValue, "expected an XLIFF file, whose root is '<xliff>'")
  }

  static func unclosedTag(_ name: String) -> Message {
    Message(.texts, "'<\(name)>' is not closed; write '</\(name)>'")
  }

  static var outOfMemoryForTexts: Message {
    Message(.texts, "there is not enough memory; use a smaller file")
  }

  static func invalidXML(_ reason: String) -> Message {
    Message(.encoding, "the file is not valid XML (\(reason)); correct it")
  }

  static var unknownEntity: Message {
    Message(.texts, "'&' does not start a known entity; write '&amp;'")
  }

  static var controlCharacterInXML: Message {
    Message(.syntax, "a control character is not allowed in XML; remove it")
  }

  static var looseTagStart: Message {
    Message(.texts, "'<' does not start a tag; write '&lt;'")
  }

  static var expectedAttribute: Message {
    Message(
      .wrongValue,
      "expected a space and an attribute such as 'NAME=\"…\"', or the end of the tag")
  }

  static var unclosedAttribute: Message {
    Message(
      .texts,
      "the value of an attribute is not closed before '<'; add a quotation mark, or write '&lt;'")
  }

  static var looseEndOfCDATA: Message {
    Message(.texts, "']]>' is not allowed here; write ']]&gt;'")
  }

  static func unexpectedInXML(_ word: String) -> Message {
    Message(.texts, "'\(word)' is not allowed here; remove it")
  }

  static var documentTypeOfXLIFF: Message {
    Message(.texts, "a document type declaration is not supported; remove '<!…>'")
  }

  static func missingID(of name: String) -> Message {
    Message(.texts, "'<\(name)>' has no 'id'; add one")
  }

  static func severalLanguages(_ tag: String, known: String) -> Message {
    Message(
      .language,
      "the language is '\(tag)', but it was '\(known)' before; use one file per language")
  }
}
