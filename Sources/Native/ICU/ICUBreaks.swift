import CText
import FioriModel

/// Finds the words of scripts that are written without spaces, by ICU's dictionaries.
package enum ICUBreaks {
  /// The parts that a text is divided into.
  package enum Parts {
    /// Words by the dictionary of Chinese and Japanese.
    case words
    /// Japanese words with the particles after them; ICU has them since version 71, and an older one returns
    /// all places where a line may end.
    case phrases
  }

  /// Returns where the parts of a text begin and end, in UTF-16; `nil` if ICU is missing.
  package static func places(of parts: Parts, in text: [UInt16]) -> [Int]? {
    guard let library = try? ICULibrary.load(), let count = Int32(exactly: text.count) else {
      return nil
    }
    let functions = library.functions
    let (kind, locale) =
      parts == .words
      ? (fiori_icu_word_breaks, "ja") : (fiori_icu_line_breaks, "ja@lw=phrase")
    return text.withUnsafeBufferPointer { buffer in
      // ICU reads the text where it is, as long as the breaks are open.
      guard let start = buffer.baseAddress,
        let breaks = try? library.call({ functions.open_breaks(kind, locale, start, count, $0) })
      else { return nil }
      defer { functions.close_breaks(breaks) }
      var places: [Int] = []
      while case let place = functions.next_break(breaks), place >= 0 { places.append(Int(place)) }
      return places
    }
  }
}
