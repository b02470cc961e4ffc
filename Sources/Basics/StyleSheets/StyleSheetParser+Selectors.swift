extension StyleSheetParser {
  /// Returns the classes in a list; invalid ones are reported once if `isReported`.
  mutating func selectors(_ range: Range<Int>, isReported: Bool) -> [StyleSheet.Word] {
    var selectors: [StyleSheet.Word] = []
    var begin = range.lowerBound
    while begin <= range.upperBound {
      var end = begin
      while end < range.upperBound, tokens.kind(end) != .comma { end += 1 }
      if let fault = fault(inSelector: begin..<end, isLast: end == range.upperBound) {
        if isReported, let message = fault.message { report(message, at: fault.index) }
      } else {
        selectors.append(word(begin))
      }
      begin = end + 1
    }
    return selectors
  }

  private typealias Fault = (message: Message?, index: Int)

  private func fault(inSelector range: Range<Int>, isLast: Bool) -> Fault? {
    guard let first = range.first else { return emptyFault(at: range.lowerBound, isLast: isLast) }
    if range.contains(where: { tokens.kind($0) == .wrong }) { return (nil, first) }
    guard tokens.kind(first) == .word else { return (strangeFault(at: first), first) }
    if let message = nameFault(tokens.text(first)) { return (message, first) }
    guard range.count > 1 else { return nil }
    return (fault(after: first), first + 1)
  }

  private func emptyFault(at index: Int, isLast: Bool) -> Fault {
    if isLast {
      return (.commaAfterClasses, index - 1)
    }
    return (.noClassBeforeComma, index)
  }

  private func nameFault(_ name: String) -> Message? {
    let bare = name.drop { $0 == "." || $0 == "#" }
    if bare.count < name.count {
      return .classWithMark(name.prefix(1), bare: bare)
    }
    guard name.contains(".") else { return nil }
    return .pointInClass(name)
  }

  private func strangeFault(at index: Int) -> Message {
    if tokens.isMark("*", at: index) {
      return .anyClass
    }
    if tokens.isMark("&", at: index) {
      return .outerClass
    }
    return .expectedClass(found: tokens.shown(index))
  }

  private func fault(after name: Int) -> Message {
    let shown = tokens.shown(name)
    let next = name + 1
    switch tokens.kind(next) {
    case .colon:
      return .stateOfClass(shown)
    case .word where !tokens[name].touches(tokens[next]):
      return .nestedClass(shown, found: tokens.shown(next))
    case .mark where Self.combinators.contains(tokens.text(next)):
      return .combinator(tokens.shown(next), after: shown)
    case .openParenthesis, .closeParenthesis:
      return .noBlock(after: shown, found: tokens.shown(next))
    case .word, .mark, .wrong, .semicolon, .comma, .openBrace, .closeBrace, .end:
      return .strangeInClass(tokens.text(next).prefix(1))
    }
  }

  private static let combinators: Set<String> = [">", "+", "~"]
}
