extension StyleSheetParser {
  /// Returns the classes in a list; invalid ones are reported once if `isTold`.
  mutating func selectors(_ range: Range<Int>, isTold: Bool) -> [StyleSheet.Word] {
    var selectors: [StyleSheet.Word] = []
    var begin = range.lowerBound
    while begin <= range.upperBound {
      var end = begin
      while end < range.upperBound, tokens.kind(end) != .comma { end += 1 }
      if let fault = fault(inSelector: begin..<end, isLast: end == range.upperBound) {
        if isTold, let message = fault.message { report(message, at: fault.index) }
      } else {
        selectors.append(word(begin))
      }
      begin = end + 1
    }
    return selectors
  }

  private typealias Fault = (message: String?, index: Int)

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
      return ("the list of classes ends in ','; remove it or write a class after it", index - 1)
    }
    return ("expected a class before ','", index)
  }

  private func nameFault(_ name: String) -> String? {
    let bare = name.drop { $0 == "." || $0 == "#" }
    if bare.count < name.count {
      return "a class is written without \(StyleSheetProblem.shown(name.prefix(1))); "
        + "write \(StyleSheetProblem.shown(bare))"
    }
    guard name.contains(".") else { return nil }
    return "'.' inside the class \(StyleSheetProblem.shown(name)); "
      + "give one class, or several separated by ','"
  }

  private func strangeFault(at index: Int) -> String {
    if tokens.isMark("*", at: index) {
      return "'*' is not supported; list the classes, separated by ','"
    }
    if tokens.isMark("&", at: index) {
      return "'&' is not supported; write each class separately"
    }
    return "expected a class, found \(tokens.shown(index))"
  }

  private func fault(after name: Int) -> String {
    let shown = tokens.shown(name)
    let next = name + 1
    switch tokens.kind(next) {
    case .colon:
      return "':' after the class \(shown); classes have no states, "
        + "write a property for it, such as 'tint-color-highlighted'"
    case .word where !tokens[name].touches(tokens[next]):
      return "expected ',' or '{' after the class \(shown), found \(tokens.shown(next)); "
        + "nested classes are not supported"
    case .mark where Self.combinators.contains(tokens.text(next)):
      return "\(tokens.shown(next)) after the class \(shown); "
        + "combinators are not supported, give one class"
    case .openParenthesis, .closeParenthesis:
      return "expected ',' or '{' after the class \(shown), found \(tokens.shown(next))"
    case .word, .mark, .wrong, .semicolon, .comma, .openBrace, .closeBrace, .end:
      return
        "\(StyleSheetProblem.shown(tokens.text(next).prefix(1))) cannot stand in the name of a class"
    }
  }

  private static let combinators: Set<String> = [">", "+", "~"]
}
