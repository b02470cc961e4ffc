import FioriBasics
import FioriKPI
import FioriLayout

/// A header's columns, side by side.
struct LaidOutColumns {
  let frame: Frame
  let texts: [Frame.Placed]
  /// The number of headlines, which are the first texts.
  let headlineCount: Int
  /// The width of the headlines' column, in points.
  let textWidth: Double
  /// The left edge of the texts, in points, from left to right.
  let start: Double
  /// `nil` without a middle column.
  let middle: Frame?
  /// `nil` without an accessory.
  let accessory: Frame?

  /// Whether less is lost than in other columns, or the same and fewer words are broken, or an accessory
  /// takes one line rather than several and makes nothing longer. No text may lose more for another, no
  /// accessory may lose anything for a text, and no number may be smaller.
  func isBetter(than other: LaidOutColumns) -> Bool {
    guard frame.shownCharacterCount >= other.frame.shownCharacterCount,
      accessoryLossCount <= other.accessoryLossCount,
      frame.numberSize >= other.frame.numberSize - 0.001
    else { return false }
    if frame.faultCounts != other.frame.faultCounts {
      return frame.faultCounts < other.frame.faultCounts
    }
    return other.accessoryWraps && !accessoryWraps && headlineLineCount <= other.headlineLineCount
      && frame.size.height <= other.frame.size.height
  }

  /// Whether texts are cut later than in other columns, no more is lost, no further word is broken, and headlines
  /// take no more lines.
  func showsMore(than other: LaidOutColumns) -> Bool {
    frame.shownCharacterCount > other.frame.shownCharacterCount
      && frame.faultCounts <= other.frame.faultCounts
      && headlineLineCount <= other.headlineLineCount
  }

  /// Whether the middle column is lower than in other columns, no more is lost, and headlines take no more lines.
  func hasLowerMiddle(than other: LaidOutColumns) -> Bool {
    guard let middle, let others = other.middle, frame.numberSize >= other.frame.numberSize - 0.001
    else { return false }
    return middle.size.height < others.size.height
      && frame.shownCharacterCount >= other.frame.shownCharacterCount
      && frame.faultCounts <= other.frame.faultCounts
      && headlineLineCount <= other.headlineLineCount
  }

  /// Whether a text is whole that is cut in other columns, or the same texts are and fewer words are broken.
  func showsTexts(cutIn other: LaidOutColumns) -> Bool {
    let (lost, others) = (frame.lostParts, other.frame.lostParts)
    if lost == others { return frame.faultCounts < other.frame.faultCounts }
    return !others.isSubset(of: lost)
  }

  /// Whether headlines take more lines than they may, or more than one in a narrow column.
  func squeezesHeadline(over most: Int) -> Bool {
    texts.prefix(headlineCount).contains {
      $0.frame.lineCount > most || isNarrow && $0.frame.wrapsText
    }
  }

  /// The number of lines of all headlines.
  var headlineLineCount: Int { texts.prefix(headlineCount).reduce(0) { $0 + $1.frame.lineCount } }

  /// Whether a text of the accessory takes more than one line.
  var accessoryWraps: Bool { accessory?.wrapsText ?? false }

  /// Whether texts are cut, or headlines broken more than once, or at all in a narrow column.
  var crowdsTexts: Bool {
    // A number that is left out in any column needs no space.
    guard texts.allSatisfy({ $0.frame.isLeftOut || $0.frame.allLosses.isEmpty }) else {
      return true
    }
    let headlines = texts.prefix(headlineCount).map(\.frame).filter { !$0.isLeftOut }
    let breaks = headlines.flatMap(\.brokenWords).count
    return breaks > 1 || (breaks > 0 && isNarrow)
  }

  /// Whether a word is broken, or a text other than the headline cut.
  var cutsMoreThanHeadline: Bool {
    !frame.brokenWords.isEmpty || middle?.isWhole == false || accessory?.isWhole == false
      || texts.dropFirst().contains { !$0.frame.allLosses.isEmpty }
  }

  /// Whether the column is too narrow for the words of most headlines (chosen:
  /// Docs/sources/headers.md#compact).
  var isNarrow: Bool { textWidth < Self.narrowWidth }

  /// In points.
  private static let narrowWidth = 140.0

  private var accessoryLossCount: Int { accessory?.allLosses.count ?? 0 }
}

/// A column next to a header's texts, laid out by itself.
struct LaidOutColumn {
  let column: HeaderColumns.Column
  let frame: Frame

  /// The width that the column takes up, in points.
  var taken: Double { frame.size.width + column.spacing }

  /// The baseline to align with the headline's; `nil` for none.
  var line: Double? {
    switch column.placement {
    case .firstBaseline: frame.baseline
    case .topUnlessScaled(let full): frame.baseline.flatMap { $0 < full - 0.001 ? $0 : nil }
    case .top, .center: nil
    }
  }

  /// Returns the column ending at `end`, with the headline's baseline at `line` and its box at
  /// `top`.
  func placed(beforeEnd end: Double, on line: Double, top: Double) -> Frame.Placed {
    let y = self.line.map { line - $0 } ?? top
    return Frame.Placed(origin: Point(x: end - frame.size.width, y: y), frame: frame)
  }
}

extension Frame {
  /// Whether a text of two words, or with a number such as a duration, takes more than one line.
  var breaksShortText: Bool {
    switch content {
    case .text(let block):
      block.lines.count > 1
        && (block.text.split(whereSeparator: \.isWhitespace).count <= 2
          || block.text.contains(where: \.isNumber))
    case .group(let children): children.contains { $0.frame.breaksShortText }
    case .image, .block, .drawing, .placeholder: false
    }
  }

  /// The paths of the parts that are cut or left out in it.
  fileprivate var lostParts: Set<DescriptionPath> { Set(allLosses.map(\.origin)) }
}
