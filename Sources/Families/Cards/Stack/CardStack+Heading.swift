import FioriBasics
import FioriKPI
import FioriLayout
import FioriModel

extension CardStack.Section {
  /// A heading without parts, and the paths of these.
  struct Simpler: Sendable {
    let element: Element
    let origins: [DescriptionPath]
    /// Whether the parts give way to any other part, and not only to the texts of the heading.
    let yieldsToAll: Bool
  }
}

extension CardStack {
  /// Returns a widget with all parts of its heading that fit, and its frame. Images and then the counter give way to the
  /// texts of the heading, if more of these fit and nothing else is lost, and a single icon also to a larger number.
  func fitted(
    to widget: String, _ layout: inout some PartLayout
  ) throws -> (card: CardStack, frame: Frame) {
    let unused = layout
    var best = try fittedBelowHeading(to: widget, &layout)
    guard let headingIndex else { return best }
    for simpler in sections[headingIndex].simpler
    where simpler.yieldsToAll || !best.frame.allLosses.isEmpty {
      var (card, attempt) = (self, unused)
      card.sections[headingIndex].element = simpler.element
      card.sections[headingIndex].otherOrigins.removeAll(where: simpler.origins.contains)
      card.losses += simpler.origins.map { CardColumn.leftOut($0, in: widget) }
      let next = try card.fittedBelowHeading(to: widget, &attempt)
      guard simpler.shows(next.frame, moreThan: best.frame) else { continue }
      (best, layout) = (next, attempt)
    }
    return best
  }

  /// The number of lost parts in a frame, without parts of the heading that give way to its texts.
  func lossCount(of frame: Frame) -> Int {
    let yielding = headingIndex.flatMap { sections[$0].simpler.last?.origins } ?? []
    return frame.allLosses.count { !yielding.contains($0.origin) }
  }
}

extension CardStack.Section.Simpler {
  /// Whether a frame without the parts shows more than another one: less is lost of the texts of the heading, or of any
  /// part that they give way to, and nothing else.
  func shows(_ frame: Frame, moreThan other: Frame) -> Bool {
    let (lost, otherLost) = (lostOrigins(in: frame), lostOrigins(in: other))
    guard lost.isSubset(of: otherLost) else { return false }
    let found = otherLost.subtracting(lost)
    return found.contains { yieldsToAll || $0.isOfHeading }
      || yieldsToAll && frame.numberSize > other.numberSize + CardColumn.tolerance
      || lost.contains(where: \.isOfHeading)
        && frame.shownCharacterCount > other.shownCharacterCount
  }

  private func lostOrigins(in frame: Frame) -> Set<DescriptionPath> {
    Set(frame.allLosses.map(\.origin)).subtracting(origins)
  }
}

extension DescriptionPath {
  /// Whether the path belongs to a text in the heading of a card.
  fileprivate var isOfHeading: Bool {
    steps.count == 1 && [.key("title"), .key("subtitle")].contains(steps.last)
  }
}
