import FioriBasics
import FioriLayout
import FioriModel

/// The figures beside a card's number: in a row below it, or in columns at the card's bottom edge.
///
/// Measures: Docs/sources/cards.md#facts.
struct CardFacts: Sendable {
  /// A figure with its title.
  struct Fact: Sendable {
    var title: TextElement?
    var value: TextElement
  }

  /// The place of a title: before its value, or above it.
  enum Form: Sendable {
    case row, columns
  }

  let form: Form
  var facts: [Fact]
  /// How much larger than usual the texts are, and with them the space between a title and its value.
  var growth = 1.0
  /// Whether facts in a row take a line for the title and one for the value where a text would be cut.
  var stacksCutTitles = false

  /// Returns the facts no larger than the number that they belong to, whose size is in points.
  func limited(to size: Double?) -> CardFacts {
    var limited = self
    limited.facts = facts.map {
      Fact(title: $0.title?.limited(to: size), value: $0.value.limited(to: size))
    }
    return limited
  }

  /// The facts with one more line for each title, centered over its value, where a card has the height.
  var withLongerTitles: CardFacts {
    var longer = self
    longer.facts = facts.map { fact in
      var fact = fact
      fact.title?.lineLimit += 1
      fact.title?.alignment = .center
      return fact
    }
    return longer
  }

  /// The facts with one height for lines of one font, whichever letters are in each of them.
  var withEqualLines: CardFacts {
    let letters = Element.arrangement(self).lineLetters
    guard !letters.isEmpty else { return self }
    var equal = self
    equal.facts = facts.map {
      Fact(title: $0.title?.beside(letters), value: $0.value.beside(letters))
    }
    return equal
  }

  /// The space between a title and the value after it, and that between two figures, in points.
  private static let spacing = 4.0
  private static let gap = 16.0
  /// The space between the lines of a fact, or of facts below each other, in points.
  private static let lineSpacing = 2.0
  /// The width that a long value leaves its title, in points.
  private static let leastTitleWidth = 40.0
  /// The lines of a title above its value at large texts.
  private static let stackedTitleLines = 2
  /// What rounding may take, in points.
  private static let tolerance = 0.001
}

extension CardFacts: Arrangement {
  var parts: [Element] {
    facts.flatMap { [$0.title, $0.value] }.compactMap { $0.map(Element.text) }
  }

  /// Lays out the facts in one size: if a number shrinks, so do the other one and the titles.
  func frame(in room: Constraints, _ layout: inout some PartLayout) throws -> Frame {
    var facts = self
    var attempt = layout
    var frame = try facts.arranged(in: room.maximumWidth, &attempt)
    // A smaller text can shrink further, so that one may need the size of the other, and then a smaller one.
    for _ in 0..<Self.mostAttempts {
      guard let shared = facts.shared(frame) else { break }
      (facts, attempt) = (shared, layout)
      frame = try facts.arranged(in: room.maximumWidth, &attempt)
    }
    layout = attempt
    return frame
  }

  private static let mostAttempts = 3

  private func arranged(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    switch form {
    case .row: try row(in: width, &layout)
    case .columns: try columns(in: width, &layout)
    }
  }

  /// Returns the facts in the size of the smallest text in a frame of them, and no title larger than the
  /// smallest value; `nil` if no text shrank.
  private func shared(_ frame: Frame) -> CardFacts? {
    func smallest(_ kind: String, _ texts: [TextElement]) -> Double? {
      guard let size = frame.textSizes(of: kind).min(),
        let given = texts.map(\.text.boxFont.size).min(), size < given - Self.tolerance
      else { return nil }
      return size
    }
    let value = smallest("value", facts.map(\.value))
    let title = [smallest("title", facts.compactMap(\.title)), value].compactMap(\.self).min()
    guard title != nil else { return nil }
    func drawn(_ text: TextElement, at size: Double?) -> TextElement {
      size.map { text.text.boxFont.size > $0 ? text.drawn(at: $0) : text } ?? text
    }
    var shared = self
    shared.facts = facts.map { fact in
      Fact(title: fact.title.map { drawn($0, at: title) }, value: drawn(fact.value, at: value))
    }
    return shared
  }

  /// Lays out the facts beside each other, or one below the other if they do not fit.
  private func row(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    let frames = try facts.map { try line($0, in: width, &layout) }
    if stacksCutTitles, frames.contains(where: { !$0.allLosses.isEmpty }) {
      return try stacks(in: width, &layout)
    }
    let gaps = Self.gap * Double(max(frames.count { !$0.isLeftOut } - 1, 0))
    let isRow = frames.map(\.size.width).reduce(gaps, +) <= width
    let baseline = frames.compactMap(\.baseline).max()
    var corner = Point.zero
    var children: [Frame.Placed] = []
    for frame in frames {
      if isRow, let baseline { corner.y = baseline - (frame.baseline ?? baseline) }
      children.append(Frame.Placed(origin: corner, frame: frame))
      if frame.isLeftOut { continue }
      if isRow {
        corner.x += frame.size.width + Self.gap
      } else {
        corner.y += frame.size.height + Self.lineSpacing
      }
    }
    return group(children, width: width, layout)
  }

  /// Lays out the facts one below the other, each with its title above the value.
  private func stacks(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    var y = 0.0
    let children = try facts.map { fact in
      let frame = try stack(fact, in: width, &layout)
      // More than between a title and its value, so that each value is seen to belong to its title.
      defer { y += frame.isLeftOut ? 0 : frame.size.height + Self.gap / 2 * growth }
      return Frame.Placed(origin: Point(x: 0, y: y), frame: frame)
    }
    return group(children, width: width, layout)
  }

  /// Lays out a title and its value on one baseline.
  private func line(_ fact: Fact, in width: Double, _ layout: inout some PartLayout) throws -> Frame
  {
    let spacing = Self.spacing * growth
    let indent = fact.title == nil ? 0 : Self.leastTitleWidth + spacing
    let value = try layout.frame(of: .text(fact.value), in: max(width - indent, 0))
    // A title without its value says nothing.
    guard !value.isLeftOut else { return .leftOut(value.allLosses) }
    let rest = max(width - value.size.width - spacing, 0)
    let title = try fact.title.map { try layout.frame(of: .text($0), in: rest) }
    let frames = [title, value].compactMap(\.self)
    let baseline = frames.compactMap(\.baseline).max() ?? 0
    var x = 0.0
    let children = frames.map { frame in
      defer { x += frame.size.width + spacing }
      return Frame.Placed(
        origin: Point(x: x, y: baseline - (frame.baseline ?? 0)), frame: frame)
    }
    return fact.frame(children, width: x - spacing, layout)
  }

  /// Lays out the facts in columns, each with its title above the value. While a value does not fit, the
  /// fact with the widest one is left out, so that a wider card never shows fewer.
  private func columns(in width: Double, _ layout: inout some PartLayout) throws -> Frame {
    let unused = layout
    let widths = try columnWidths(in: width, unused)
    let all = try columns(widths, width: width, &layout)
    guard !all.allLosses.isEmpty, let widest = try widestLost(in: widths, unused) else {
      return all
    }
    layout = unused
    var others = self
    others.facts.remove(at: widest.index)
    var frame = try others.facts.isEmpty ? .leftOut([]) : others.columns(in: width, &layout)
    frame.losses += widest.losses
    return frame
  }

  /// Returns the widths of the columns: the same, or where a fact needs more, as much of it as the others do
  /// not need.
  private func columnWidths(in width: Double, _ layout: some PartLayout) throws -> [Double] {
    let count = Double(max(facts.count, 1))
    let equal = max((width - Self.gap * (count - 1)) / count, 0)
    guard facts.count > 1 else { return [equal] }
    var attempt = layout
    let needs = try facts.map { fact in
      try [fact.title, fact.value].compactMap(\.self).map {
        try attempt.frame(of: .text($0), in: .infinity).size.width
      }.max() ?? 0
    }
    let missing = needs.reduce(0) { $0 + max($1 - equal, 0) }
    let spare = needs.reduce(0) { $0 + max(equal - $1, 0) }
    let moved = min(missing, spare)
    guard moved > 0 else { return needs.map { _ in equal } }
    return needs.map { need in
      equal + (need - equal) * moved / (need > equal ? missing : spare)
    }
  }

  /// Returns the fact with the widest value of those that do not fit their columns, and the losses of its
  /// value; `nil` if all fit.
  private func widestLost(
    in widths: [Double], _ layout: some PartLayout
  ) throws -> (index: Int, losses: [Loss])? {
    var attempt = layout
    let lost = try facts.indices.compactMap { index in
      let value = Element.text(facts[index].value)
      let frame = try attempt.frame(of: value, in: widths[index])
      return try frame.isLeftOut
        ? (index, frame.allLosses, attempt.frame(of: value, in: .infinity).size.width) : nil
    }
    return lost.max { $0.2 <= $1.2 }.map { ($0.0, $0.1) }
  }

  /// Lays out the facts in columns of these widths, each with its title above the value.
  private func columns(
    _ widths: [Double], width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    let titles = try zip(facts, widths).map { fact, column in
      try fact.title.map { try layout.frame(of: .text($0), in: column) }
    }
    let values = try zip(facts, widths).map { try layout.frame(of: .text($0.value), in: $1) }
    // Titles end on one line, whatever marks are below their letters, and values stand on one baseline, however small
    // one of them is drawn.
    let titleBaseline = titles.compactMap { $0?.lastBaseline }.max() ?? 0
    let titleTops = titles.map { titleBaseline - ($0?.lastBaseline ?? 0) }
    let valueTop =
      zip(titles, titleTops).compactMap { title, top in title.map { top + $0.size.height } }.max()
      .map { $0 + Self.lineSpacing } ?? 0
    let baseline = values.compactMap(\.baseline).max() ?? 0
    var children: [Frame.Placed] = []
    var left = 0.0
    for (index, fact) in facts.enumerated() {
      let (title, value) = (titles[index], values[index])
      let own = max(title?.size.width ?? 0, value.size.width)
      var parts: [Frame.Placed] = []
      if let title {
        parts.append(
          Frame.Placed(
            origin: Point(x: (own - title.size.width) / 2, y: titleTops[index]), frame: title))
      }
      parts.append(
        Frame.Placed(
          origin: Point(
            x: (own - value.size.width) / 2, y: valueTop + baseline - (value.baseline ?? 0)),
          frame: value))
      children.append(
        Frame.Placed(
          origin: Point(x: left + (widths[index] - own) / 2, y: 0),
          frame: fact.frame(parts, width: own, layout)))
      left += widths[index] + Self.gap
    }
    return group(children, width: width, layout)
  }

  /// Lays out a title above its value, both at the side where reading starts.
  private func stack(
    _ fact: Fact, in width: Double, _ layout: inout some PartLayout
  ) throws -> Frame {
    var title = fact.title
    title?.lineLimit = max(fact.title?.lineLimit ?? 0, Self.stackedTitleLines)
    let frames = try [title, fact.value].compactMap(\.self).map {
      try layout.frame(of: .text($0), in: width)
    }
    guard frames.last?.isLeftOut != true else { return .leftOut(frames.last?.allLosses ?? []) }
    var y = 0.0
    let children = frames.map { frame in
      defer { y += frame.size.height + Self.lineSpacing }
      return Frame.Placed(origin: Point(x: 0, y: y), frame: frame)
    }
    return fact.frame(children, width: frames.map(\.size.width).max() ?? 0, layout)
  }

  private func group(
    _ children: [Frame.Placed], width: Double, _ layout: some PartLayout
  ) -> Frame {
    // Without a fact that is shown, not even the space around them is taken.
    let isShown = children.contains { !$0.frame.isLeftOut }
    return Frame(
      size: isShown ? Size(width: width, height: children.height) : .zero,
      baseline: children.first { !$0.frame.isLeftOut }?.frame.baseline,
      content: .group(layout.inDirection(children, width: width)))
  }
}

extension CardFacts.Fact {
  /// Returns a frame of the fact's texts.
  fileprivate func frame(
    _ children: [Frame.Placed], width: Double, _ layout: some PartLayout
  ) -> Frame {
    Frame(
      size: Size(width: width, height: children.height),
      baseline: children.first.flatMap { part in part.frame.baseline.map { part.origin.y + $0 } },
      content: .group(layout.inDirection(children, width: width)), kind: "fact")
  }
}

extension [Frame.Placed] {
  /// The bottom edge of the lowest frame.
  fileprivate var height: Double { map { $0.origin.y + $0.frame.size.height }.max() ?? 0 }
}
