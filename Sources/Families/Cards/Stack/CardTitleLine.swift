import FioriBasics
import FioriLayout
import FioriLowering
import FioriModel

/// The title of a card with the status at the other end, or below it.
struct CardTitleLine: Sendable {
  var title: TextElement
  var status: TextElement?
  /// Whether the number of the title's lines is the card's own, and not that of a description.
  var growsTitle = false
  /// Whether the status is below the title.
  private(set) var isStatusBelow = false

  /// The line with a status that is beside the title below it, and the height of that line in points; `nil` for any
  /// other.
  var withStatusBelow: (line: CardTitleLine, height: Double)? {
    guard let status, !isStatusBelow else { return nil }
    var line = self
    line.isStatusBelow = true
    line.status?.alignment = .leading
    return (line, status.text.boxFont.leading + spaceAboveStatus(status))
  }

  /// Whether a frame of title and status beside each other leaves out the status or cuts it, or, where the height is
  /// free, cuts the title, breaks a word or draws the status smaller than it is.
  func crowdsStatus(in frame: Frame, isHeightFree: Bool) -> Bool {
    guard let status, !isStatusBelow else { return false }
    guard isHeightFree else { return frame.allLosses.contains { $0.origin == status.origin } }
    return !frame.isWhole
      || frame.statusSize < status.text.boxFont.size - TextElement.sizeTolerance
  }

  /// The space between the title and a status below it, in points.
  private func spaceAboveStatus(_ status: TextElement) -> Double {
    title.text.boxFont.space(before: status.text.boxFont, atLeast: 0)
  }

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
    if isStatusBelow, let below = try stack(in: width, &layout) { return below }
    let (main, side) = try frames(in: width, &layout)
    if main.isLeftOut, side == nil { return main }
    var line = CardLine(font: title.text.boxFont, width: width)
    let free = max(
      width - (side.map { $0.size.width + CardMetrics.statusSpacing } ?? 0) - main.size.width, 0)
    line.add(main, title, at: free * title.startShare)
    if let side { line.add(side, status, at: width - side.size.width) }
    return line.frame(layout)
  }

  /// Lays out the status below the title; `nil` if it is not whole there.
  private func stack(in width: Double, _ layout: inout some PartLayout) throws -> Frame? {
    guard let status else { return nil }
    var attempt = layout
    let below = try attempt.frame(of: .text(status), in: width)
    guard below.isWhole else { return nil }
    let main = try attempt.frame(of: .text(title), in: width)
    layout = attempt
    var line = CardLine(font: title.text.boxFont, width: width)
    line.add(main, title, at: max(width - main.size.width, 0) * title.startShare)
    let free = max(width - below.size.width, 0)
    line.add(below, under: spaceAboveStatus(status), at: free * status.startShare)
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

extension Frame {
  /// The size of the status of a card as drawn, in points; 0 without one.
  var statusSize: Double { textSizes(of: "status").min() ?? 0 }
}
