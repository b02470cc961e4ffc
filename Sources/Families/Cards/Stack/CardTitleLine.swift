import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The title of a card with the status at the other end.
struct CardTitleLine: Sendable {
  var title: TextElement
  var status: TextElement?
  /// Whether the number of the title's lines is the card's own, and not that of a description.
  var growsTitle = false

  /// Returns the line with as many further lines of the title as a height in points has space for, and then with
  /// fewer.
  func longer(by height: Double) -> [CardTitleLine] {
    guard growsTitle, height > 0 else { return [] }
    let most = min(
      height / max(title.text.boxFont.leading, 1), Double(CardMetrics.largeLineLimit))
    return (0..<Int(most)).reversed().map { count in
      var line = self
      line.title.lineLimit += count + 1
      return line
    }
  }

  /// Returns the line with no more lines of text than a height in points has space for.
  func limitingLines(to height: Double) -> CardTitleLine {
    var line = self
    (line.title, line.status) = (
      title.limitingLines(to: height), status?.limitingLines(to: height)
    )
    return line
  }
}

extension CardTitleLine: Arrangement {
  var parts: [Element] { [.text(title)] + [status.map(Element.text)].compactMap(\.self) }

  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    let width = room.maximumWidth
    let (main, side) = try frames(in: width, &layout)
    if main.isLeftOut, side == nil { return main }
    var line = CardLine(font: title.text.boxFont, width: width)
    let free = max(
      width - (side.map { $0.size.width + CardMetrics.statusSpacing } ?? 0) - main.size.width, 0)
    line.add(main, title, at: free * title.startShare)
    if let side { line.add(side, status, at: width - side.size.width) }
    return line.frame(layout)
  }

  /// Lays out title and status side by side. Both are whole if they fit. Otherwise a status that is short
  /// compared to the title stays, and a longer one takes what a whole title leaves, or is left out: which
  /// of the two comes first does not depend on the width, so that a wider card never shows less. A status
  /// with a number is whole or left out: `Updated…` says nothing of `Updated 20 min ago`.
  private func frames(
    in width: Double, _ layout: inout some PartLayout
  ) throws -> (title: Frame, status: Frame?) {
    guard let status else { return (try layout.frame(of: .text(title), in: width), nil) }
    var attempt = layout
    let natural = try [title, status].map {
      try attempt.frame(of: .text($0), in: .infinity).size.width
    }
    let rest = width - natural[1] - CardMetrics.statusSpacing
    if natural[1] <= width * CardMetrics.largestSideShare || natural[0] <= rest {
      let beside = try layout.frame(of: .text(title), in: max(rest, 0))
      let isShort = natural[1] <= natural[0] * CardMetrics.shortStatusShare
      if isShort || beside.allLosses.isEmpty {
        return (beside, try layout.frame(of: .text(status), in: natural[1]))
      }
    }
    var whole = try layout.frame(of: .text(title), in: width)
    let free = width - whole.size.width - CardMetrics.statusSpacing
    if whole.allLosses.isEmpty, free > 0 {
      let narrow = try layout.frame(of: .text(status), in: free)
      let isReadable =
        narrow.allLosses.isEmpty
        || !status.text.hasNumber
          && narrow.size.width >= natural[1] * CardMetrics.leastStatusShare
          && narrow.shownCharacterCount >= CardMetrics.leastStatusLength
      if narrow.brokenWords.isEmpty, !narrow.isLeftOut, isReadable { return (whole, narrow) }
    }
    whole.losses.append(Loss(status.origin, .doesNotFitBesideTitle))
    return (whole, nil)
  }
}
