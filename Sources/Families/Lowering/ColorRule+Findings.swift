package import FioriBasics
package import FioriModel

extension [ColorRule] {
  /// Returns a warning for each rule that matches no value; `areNumbers` says what is tested, if it
  /// is known.
  package func findings(at path: DescriptionPath, areNumbers: Bool?) -> [Finding] {
    let samples = samples
    return indices.compactMap { index in
      objection(to: index, at: path.index(index), areNumbers: areNumbers, samples)
    }
  }

  private func objection(
    to index: Int, at path: DescriptionPath, areNumbers: Bool?, _ samples: [ColorRule.Value]
  ) -> Finding? {
    let rule = self[index]
    guard !rule.lacksBound else { return nil }
    guard !rule.bounds.isEmpty else {
      return .warning(path, .ruleWithoutBound)
    }
    if let other = rule.bounds.first(where: { $0.value.isNumber != areNumbers ?? $0.value.isNumber }
    ) {
      return .warning(
        path.key(other.key),
        .ruleOfOtherKind(
          other.value.summary, tested: Self.tested(areNumbers), areNumbers: areNumbers == true))
    }
    guard !samples.contains(where: { firstIndex(for: $0) == index }) else { return nil }
    return .warning(path, .ruleNeverMatches(isCovered: samples.contains(where: rule.holds)))
  }

  private static func tested(_ areNumbers: Bool?) -> String {
    areNumbers == true ? "the value is a number" : "the value is a string"
  }

  /// The bounds of all rules, and values between, below and above them: a rule that matches none of
  /// these matches no value.
  private var samples: [ColorRule.Value] {
    let bounds = flatMap { $0.bounds.map(\.value) }
    let numbers = bounds.compactMap { if case .number(let number) = $0 { number } else { nil } }
      .sorted()
    let texts = bounds.compactMap { if case .text(let text) = $0 { text } else { nil } }
    var samples = numbers + zip(numbers, numbers.dropFirst()).map { $0 / 2 + $1 / 2 }
    if let low = numbers.first, let high = numbers.last {
      samples += [low - Swift.max(abs(low), 1), high + Swift.max(abs(high), 1)]
    }
    return samples.map(ColorRule.Value.number)
      + (texts + texts.map { $0 + "\u{1}" } + [""]).map(ColorRule.Value.text)
  }
}

extension ColorRule.Value {
  /// The value in a message.
  fileprivate var summary: String {
    switch self {
    case .number(let number): "\(Decimal.text(number)) is a number"
    case .text(let text): "'\(text)' is a string"
    }
  }
}

extension LoweringContext {
  /// Returns the color of a rule for a background.
  package func color(of rule: ColorRule, on background: Appearance) -> RGBA {
    theme.color(rule.color.shown(on: background))
  }
}

extension Color {
  /// The color in its shade for a background, unless it names its own.
  package func shown(on background: Appearance) -> Color {
    guard case .palette(let style, nil) = self else { return self }
    return .palette(style, on: background == .dark ? .dark : .light)
  }
}
