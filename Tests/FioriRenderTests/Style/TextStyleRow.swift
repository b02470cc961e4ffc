import FioriRender
import Testing

/// The sizes and leadings of all text styles at one size of texts, `34/41` each.
struct TextStyleRow: Sendable, CustomTestStringConvertible {
  let category: ContentSizeCategory
  private let text: String

  /// Of large title, titles 1 to 3, headline and body, callout, subheadline, footnote, captions 1
  /// and 2.
  init(_ category: ContentSizeCategory, _ text: String) {
    self.category = category
    self.text = text
  }

  var testDescription: String { "\(category)" }

  var fonts: [(style: TextStyle, font: Font)] {
    var metrics = text.split(separator: " ").map { pair in
      pair.split(separator: "/").compactMap { Double($0) }
    }
    metrics.insert(metrics[4], at: 5)
    return zip(TextStyle.allCases, metrics).map { style, pair in
      (style, Font(weight: .regular, size: pair[0], leading: pair[1]))
    }
  }
}
