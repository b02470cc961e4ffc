import FioriBasics
import FioriLayout
import FioriModel

extension CardStack {
  /// The title with its status; `nil` for a card with any other heading.
  private var titleLine: CardTitleLine? {
    guard case .arrangement(let line as CardTitleLine)? = sections.first?.element else {
      return nil
    }
    return line
  }

  private func with(_ line: CardTitleLine) -> CardStack {
    var card = self
    card.sections[0].element = .arrangement(line)
    return card
  }

  /// Returns the card with more lines of a title that a frame cuts or that displaces its status, as many as its
  /// height beyond the usual one has space for, and then fewer.
  func withLongerTitle(than frame: Frame) -> [CardStack] {
    guard let line = titleLine else { return [] }
    let isFree = growth == .forChartAndTitle && growsForSection
    let isAlone = movesRing && sections.count == 1
    let usual = isAlone ? top + line.title.text.boxFont.lineHeight + end : CardMetrics.height
    let spare = isFree ? .infinity : height - usual
    guard spare > 0 else { return [] }
    let origins = [line.title.origin, line.status?.origin]
    guard frame.allLosses.contains(where: { origins.contains($0.origin) }) else { return [] }
    return line.longer(by: spare).map(with)
  }

  /// Returns the card with one more line of a title that a frame cuts; `nil` where the title is whole.
  func withOneMoreTitleLine(cutIn frame: Frame) -> CardStack? {
    guard let line = titleLine,
      frame.allLosses.contains(where: { $0.origin == line.title.origin })
    else { return nil }
    return line.longer(by: line.title.text.boxFont.leading).first.map(with)
  }

  /// Returns the card with one more line of a title that a frame cuts, and higher by that line, so that the chart loses
  /// nothing for it; `nil` where the height is not free, or the title whole.
  func grownForTitle(than frame: Frame) -> CardStack? {
    guard growth == .forChartAndTitle, growsForSection,
      var card = withOneMoreTitleLine(cutIn: frame)
    else { return nil }
    card.height += titleLine?.title.text.boxFont.leading ?? 0
    return card
  }

  /// The card with its status below the title, higher by the line of the status if its height is free; `nil` without a
  /// status beside it.
  var withStatusBelow: CardStack? {
    guard let below = titleLine?.withStatusBelow else { return nil }
    var card = with(below.line)
    if growth == .forChartAndTitle, !growsForSection {
      card.height = max(height, CardMetrics.height + below.height)
    }
    return card
  }
}
