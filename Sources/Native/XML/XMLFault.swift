import CText

/// Why a document was not read to its end.
package struct XMLFault: Error {
  /// The kinds of faults that have advice.
  package enum Kind {
    /// A character that cannot be where it is.
    case character
    /// A reference to a character that does not exist.
    case reference
    case repeatedAttribute
    /// The end of another element than the innermost one.
    case wrongEnd
    /// Something after the root element.
    case afterRoot
    /// A tag, a comment or the like that does not end.
    case openMarkup
    /// An element that does not end, or none at all.
    case openElement
    case outOfMemory
    case other
  }

  package let kind: Kind
  /// The reason in expat's words.
  package let reason: String
  /// The line, counted from 1.
  package let line: Int
  /// The index of the byte.
  package let offset: Int

  static let outOfMemory = XMLFault(kind: .outOfMemory, reason: "", line: 1, offset: 0)
}

extension XMLFault.Kind {
  init(_ code: XML_Error) {
    self =
      switch code {
      case XML_ERROR_INVALID_TOKEN, XML_ERROR_SYNTAX: .character
      case XML_ERROR_UNDEFINED_ENTITY, XML_ERROR_BAD_CHAR_REF: .reference
      case XML_ERROR_DUPLICATE_ATTRIBUTE: .repeatedAttribute
      case XML_ERROR_TAG_MISMATCH: .wrongEnd
      case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: .afterRoot
      case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR:
        .openMarkup
      case XML_ERROR_NO_ELEMENTS: .openElement
      case XML_ERROR_NO_MEMORY: .outOfMemory
      default: .other
      }
  }
}
