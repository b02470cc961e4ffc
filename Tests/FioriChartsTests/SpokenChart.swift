/// What the words of a chart say, without any knowledge of the chart.
struct SpokenChart {
  let title: String
  private(set) var seriesCount = 1
  private(set) var categoryCount = 1
  /// The first and the last category.
  private(set) var span: [String] = []
  private(set) var gapCount = 0
  private(set) var isOfShares = false
  private(set) var isSorted = false
  /// The series; `nil` for one that says anything else.
  let series: [SpokenSeries?]

  /// Reads words; `nil` if they say anything else.
  init?(_ words: String) {
    let sentences = words.split(separator: ". ").map(String.init)
    guard let summary = sentences.first else { return nil }
    let parts = SpokenText(summary)
    title = String(parts.rest.prefix { $0 != "," })
    series = sentences.dropFirst().map(SpokenSeries.init)
    guard read(parts.after(title)) else { return nil }
  }

  private mutating func read(_ summary: SpokenText) -> Bool {
    var text = summary
    while text.skip(", ") {
      if text.skip("drawn as shares of their sums") {
        isOfShares = true
      } else if text.skipOrder() {
        isSorted = true
      } else {
        guard let count = text.number().map({ Int($0.value) }), readCount(count, &text) else {
          return false
        }
      }
    }
    return text.rest.isEmpty
  }

  private mutating func readCount(_ count: Int, _ text: inout SpokenText) -> Bool {
    if text.skip(" series") {
      seriesCount = count
    } else if text.skip(" gaps") || text.skip(" gap") {
      gapCount = count
    } else if text.skip(" categories") || text.skip(" dates") || text.skip(" times") {
      categoryCount = count
      guard text.skip(" from ") else { return true }
      guard let first = text.name(), text.skip(" to "), let last = text.name() else { return false }
      span = [first, last]
    } else if text.skip(" of "), text.number() != nil {
      return text.skip(" categories have only zeros") || text.skip(" categories has only zeros")
    } else {
      return false
    }
    return true
  }
}

/// What the words of a chart say of a series.
struct SpokenSeries {
  /// A number, and the category that it belongs to.
  typealias Entry = (number: SpokenNumber, name: String?)

  private(set) var title: String?
  /// All values, where they are few.
  private(set) var listed: [Entry] = []
  /// The first and the last value, where there is an order.
  private(set) var ends: [Entry] = []
  private(set) var low: Entry?
  private(set) var high: Entry?
  private(set) var always: SpokenNumber?
  /// 1 for rising, -1 for falling.
  private(set) var direction = 0
  private(set) var hasNoValues = false
  /// The number of missing values and that of categories.
  private(set) var missing: (count: Int, total: Int)?
  private(set) var forecastFrom: String?
  /// Whether its values decide the order of the categories.
  private(set) var isSorted = false
  /// The level that the last step of a waterfall reaches.
  private(set) var level: SpokenNumber?
  /// Whether an extreme has several categories.
  var hasTies: Bool { [low, high].contains { $0?.name?.contains("&") == true } }

  /// The numbers that it tells, each with its category.
  var entries: [Entry] { listed + ends + [low, high].compactMap(\.self) }

  /// Reads a sentence; `nil` if it says anything else.
  init?(_ sentence: String) {
    var text = SpokenText(sentence)
    if let colon = sentence.firstIndex(of: ":") {
      title = String(sentence[..<colon])
      text = text.after(sentence[...colon] + " ")
    }
    repeat {
      guard readPart(&text) else { return nil }
    } while text.skip(", ")
    guard text.rest.isEmpty else { return nil }
  }

  private mutating func readPart(_ text: inout SpokenText) -> Bool {
    if text.skip("no values") || text.skip("No values") {
      hasNoValues = true
    } else if text.skipOrder() {
      isSorted = true
    } else if text.skip("rising") {
      direction = 1
    } else if text.skip("falling") {
      direction = -1
    } else if text.skip("forecast from ") {
      forecastFrom = text.skip("category ") ? "" : text.name()
      if forecastFrom == "" { _ = text.number() }
    } else if text.skip("lowest ") || text.skip("Lowest ") {
      low = text.placed()
    } else if text.skip("highest ") || text.skip("Highest ") {
      high = text.placed()
    } else if text.skip("always ") || text.skip("Always ") {
      always = text.number()
    } else if text.skip("level from ") || text.skip("Level from ") || text.skip("from ")
      || text.skip("From ")
    {
      guard let first = text.placed(), text.skip(" to "), let last = text.placed() else {
        return false
      }
      ends = [first, last]
    } else if text.skip("level ") {
      level = text.placed()?.number
    } else {
      return readValue(&text)
    }
    return true
  }

  /// Reads a value after its category, or how many are missing.
  private mutating func readValue(_ text: inout SpokenText) -> Bool {
    let name = text.name()
    guard name == nil || text.skip(" "), let number = text.number() else { return false }
    guard name == nil, text.skip(" of ") else {
      let place = name == nil && text.skip(" in ") ? text.names() : name
      listed.append((number, place))
      return true
    }
    guard let total = text.number() else { return false }
    missing = (Int(number.value), Int(total.value))
    text.skipWords()
    return true
  }
}

/// A number as it is said.
struct SpokenNumber {
  var value = 0.0
  var decimals = 0
  var isPercent = false
  var isAmount = false

  /// Whether it is a number or a rounding of it.
  func isRounding(of number: Double) -> Bool {
    let step = (0..<decimals).reduce(1.0) { step, _ in step / 10 }
    return abs(value - number) <= step * 0.500_001 + abs(number) * 1e-12
  }
}

/// Words that are read from their start.
struct SpokenText {
  private(set) var rest: Substring

  init(_ text: some StringProtocol) { rest = Substring(text) }

  func after(_ start: some StringProtocol) -> SpokenText { SpokenText(rest.dropFirst(start.count)) }

  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Skips the words about an order by values.
  mutating func skipOrder() -> Bool {
    _ = skip("by their sums, ")
    return skip("from the least to the greatest") || skip("from the greatest to the least")
  }

  /// Skips words without numbers.
  mutating func skipWords() { rest = rest.drop { $0.isLetter || $0 == " " } }

  private mutating func digits() -> String {
    let digits = rest.prefix(while: \.isNumber)
    rest = rest.dropFirst(digits.count)
    return String(digits)
  }

  /// Reads a number such as `-$1,234.50` or `12.5%`.
  mutating func number() -> SpokenNumber? {
    var (text, number) = (self, SpokenNumber())
    let isNegative = text.skip("-")
    // A step of a waterfall.
    _ = text.skip("+")
    number.isAmount = text.skip("$")
    var digits = text.digits()
    while !digits.isEmpty, text.rest.first == ",", text.rest.dropFirst().first?.isNumber == true {
      _ = text.skip(",")
      digits += text.digits()
    }
    if text.rest.first == ".", text.rest.dropFirst().first?.isNumber == true {
      _ = text.skip(".")
      let decimals = text.digits()
      (number.decimals, digits) = (decimals.count, digits + "." + decimals)
    }
    guard let value = Double(digits) else { return nil }
    number.value = isNegative ? -value : value
    number.isPercent = text.skip("%")
    self = text
    return number
  }

  /// Reads a name: `Kenya`, `Q3 2024`, `Jan 2024`, `Jan 5, 2024`, `2024` or `2026-03-10`.
  mutating func name() -> String? {
    var text = self
    let word = text.rest.prefix(while: \.isLetter)
    text = text.after(word)
    if word == "Q" { _ = text.digits() }
    if word.isEmpty || text.skip(" ") { text.skipDate(afterWord: !word.isEmpty) }
    let name = rest.dropLast(text.rest.count)
    let trimmed = name.last == " " ? name.dropLast() : name
    guard !trimmed.isEmpty else { return nil }
    self = after(trimmed)
    return String(trimmed)
  }

  /// Skips the rest of a date; a number of another form is a value.
  private mutating func skipDate(afterWord: Bool) {
    var text = self
    let digits = text.digits()
    if digits.count == 4 {
      while text.rest.first == "-" {
        _ = text.skip("-")
        _ = text.digits()
      }
    } else if afterWord, (1...2).contains(digits.count), text.skip(", "), text.digits().count == 4 {
      // A day, as in `Jan 5, 2024`.
    } else {
      return
    }
    let next = text.rest.first
    if next == nil || next == " " || next == "," && text.rest.dropFirst().first?.isNumber != true {
      self = text
    }
  }

  /// Reads a number with its category.
  mutating func placed() -> SpokenSeries.Entry? {
    guard let number = number() else { return nil }
    guard skip(" in ") || skip(" on ") || skip(" at ") else { return (number, nil) }
    return names().map { (number, $0) }
  }

  /// Reads a name, or several with the same value: `C, D and E` as `C&D&E`, and `5 categories` as `&`.
  mutating func names() -> String? {
    // A category without a name.
    if skip("category ") { return number().map { "category \(Int($0.value))" } }
    var counted = self
    if counted.number() != nil,
      counted.skip(" categories") || counted.skip(" dates") || counted.skip(" times")
    {
      self = counted
      return "&"
    }
    guard let first = name() else { return nil }
    var (text, names) = (self, [first])
    while text.skip(", "), let next = text.name() { names.append(next) }
    guard text.skip(" and "), let last = text.name() else { return first }
    self = text
    return (names + [last]).joined(separator: "&")
  }
}
