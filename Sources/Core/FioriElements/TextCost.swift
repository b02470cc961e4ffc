import FioriModel

/// The amount of text to shape in an element, excluding labels that an arrangement makes itself.
package struct TextCost {
  /// The number of Unicode scalars.
  package private(set) var characterCount = 0
  package private(set) var runCount = 0
  /// The fonts of the runs, without consecutive duplicates.
  private var fonts: [Font] = []

  /// Adds up the texts of an element and all its parts.
  package init(of element: Element) {
    element.forEachLeaf { leaf in
      switch leaf {
      case .text(let text): add(text)
      case .image: break
      }
    }
  }

  /// Returns the number of distinct fonts, or `nil` if it does not exceed `limit`.
  ///
  /// Builds a set only if there may be too many fonts: the first use of one costs a small picture
  /// half a percent.
  package func fontCount(over limit: Int) -> Int? {
    guard fonts.count > limit else { return nil }
    let count = Set(fonts).count
    return count > limit ? count : nil
  }

  private mutating func add(_ text: StyledText) {
    runCount += text.runs.count
    for run in text.runs {
      characterCount += run.text.unicodeScalars.count
      if fonts.last != run.font { fonts.append(run.font) }
    }
  }
}
