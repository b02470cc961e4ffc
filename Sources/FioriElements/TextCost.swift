import FioriModel

/// How much there is to shape in an element's texts, the labels of charts left out.
package struct TextCost {
  /// Unicode scalars.
  package private(set) var characterCount = 0
  package private(set) var runCount = 0
  /// Of the runs, without those that are as the one before.
  private var fonts: [Font] = []

  /// What the texts of an element and of all parts in it come to.
  package init(of element: Element) {
    element.forEachLeaf { leaf in
      switch leaf {
      case .text(let text): add(text)
      case .image: break
      case .chart(let chart): add(chart)
      }
    }
  }

  /// How many different fonts there are; `nil`: not more than `limit`.
  ///
  /// A set of fonts is made for texts that may have too many: its first use costs a small picture half
  /// a percent.
  package func fontCount(over limit: Int) -> Int? {
    guard fonts.count > limit else { return nil }
    let count = Set(fonts).count
    return count > limit ? count : nil
  }

  private mutating func add(_ text: StyledText?) {
    guard let text else { return }
    runCount += text.runs.count
    for run in text.runs {
      characterCount += run.text.unicodeScalars.count
      if fonts.last != run.font { fonts.append(run.font) }
    }
  }

  private mutating func add(_ chart: ChartElement) {
    for axis in [chart.primary, chart.secondary, chart.horizontal] { add(axis?.title) }
    add(chart.categories?.title)
    add(chart.noData)
    for entry in chart.legend { add(entry.text) }
  }
}
