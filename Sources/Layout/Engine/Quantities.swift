import FioriBasics
import FioriModel

/// The numbers, amounts, dates and times of a text: an ellipsis never appears within one, and a line
/// ends within one only where no other place is left.
struct Quantities {
  /// The ranges of clusters in the order of the text.
  private(set) var ranges: [Range<Int>] = []
  /// Where the preposition of each quantity begins, which says nothing without it: `vor 5 Minuten`.
  private var starts: [Int] = []
  /// Whether the text begins with a time such as `5 min ago`, rather than with a number.
  private(set) var beginsWithTime = false
  private let clusters: [ShapedText.Cluster]

  init(_ clusters: [ShapedText.Cluster]) {
    self.clusters = clusters
    let words = Self.words(of: clusters)
    var index = 0
    while index < words.count {
      let count = Self.wordCount(of: words[index...])
      if let last = words[at: index + count - 1], count > 0 {
        let range = words[index].range.lowerBound..<last.range.upperBound
        let prepositions = words[..<index].reversed().prefix(while: \.isPreposition)
        starts.append(prepositions.last?.range.lowerBound ?? range.lowerBound)
        if ranges.isEmpty {
          beginsWithTime =
            starts[0] < range.lowerBound || words[index..<index + count].contains(where: \.isTime)
        }
        ranges.append(range)
      }
      index += max(count, 1)
    }
  }

  /// Whether the text is a single quantity.
  var isWhole: Bool {
    let end = (clusters.lastIndex { !$0.isWhiteSpace } ?? -1) + 1
    return ranges == [0..<end]
  }

  /// Whether nothing is before the first quantity but its preposition.
  var beginsText: Bool { starts.first == 0 }

  /// Returns the quantity that a place is within.
  func range(around index: Int) -> Range<Int>? {
    firstRange(endingFrom: index + 1).flatMap { $0.lowerBound < index ? $0 : nil }
  }

  /// Whether a place is before a quantity and after its preposition.
  func followsPreposition(_ index: Int) -> Bool {
    firstIndex(endingFrom: index + 1).map { starts[$0] < index && index <= ranges[$0].lowerBound }
      ?? false
  }

  /// Returns the first quantity that ends at a place or after it: by halves, since it is asked for at each
  /// place where a line may end, and a long text has hundreds of numbers.
  private func firstRange(endingFrom index: Int) -> Range<Int>? {
    firstIndex(endingFrom: index).map { ranges[$0] }
  }

  private func firstIndex(endingFrom index: Int) -> Int? {
    var candidates = ranges[...]
    while !candidates.isEmpty {
      let middle = candidates.startIndex + candidates.count / 2
      candidates =
        ranges[middle].upperBound < index ? candidates[(middle + 1)...] : candidates[..<middle]
    }
    return ranges.indices.contains(candidates.startIndex) ? candidates.startIndex : nil
  }

  /// Returns where a text that is cut at a place ends, so that no part of a number is left before an
  /// ellipsis.
  func retreat(from end: Int) -> Int {
    if let index = firstIndex(endingFrom: end + 1), starts[index] < end { return starts[index] }
    guard end > 0, clusters[end - 1].isDigit else { return end }
    // A whole number before an ellipsis looks like the start of a longer one.
    if let index = firstIndex(endingFrom: end), ranges[index].upperBound == end {
      return starts[index]
    }
    return (clusters[..<end].lastIndex { !$0.isDigit } ?? -1) + 1
  }
}

extension Quantities {
  /// Characters between two places where a line may end.
  private struct Word {
    let range: Range<Int>
    let text: String
    let letterCount: Int
    /// The number of letters that are Chinese or Japanese, which after digits are their counter.
    let counterCount: Int
    let digitCount: Int
    /// Whether the first letter is Chinese, Japanese or Korean, where a word has no spaces around it.
    let beginsShortWord: Bool
    /// Whether a line has to end before the word.
    let startsLine: Bool

    /// Whether the word is more of a number than of a name with a digit, such as `S/4HANA`.
    var isNumber: Bool { digitCount > 0 && digitCount >= letterCount - counterCount }

    /// The digits, if the word has no other letters than punctuation.
    var digits: Int? { letterCount == 0 && digitCount > 0 ? digitCount : nil }

    /// Whether the word is a number that counts the next one, such as `24 小时`. Longer numbers without a separator are
    /// usually names, as of orders.
    func counts(_ next: Word) -> Bool {
      guard next.beginsShortWord, let digits, text.last?.isNumber == true else { return false }
      return digits <= 3 || text.contains(where: ",.".contains)
    }

    /// Whether the word is only a sign, as before the currency of `−$5`, where Unicode allows a line to end.
    var isSign: Bool {
      !text.isEmpty && text.unicodeScalars.allSatisfy(ShapedText.Cluster.signs.contains)
    }

    /// Whether the word is between the numbers of a size: `M8 × 40`.
    var isTimesSign: Bool { ["×", "x", "✕"].contains(text) }

    var isSymbol: Bool {
      !text.isEmpty
        && text.unicodeScalars.allSatisfy {
          $0.properties.generalCategory == .currencySymbol
            || "%\u{2030}\u{66A}\u{B0}".unicodeScalars.contains($0)
        }
    }

    /// Whether the word is a unit of time in one of the languages of our words.
    var isTime: Bool { digitCount == 0 && Quantities.times.contains(plain) }

    /// Whether the word ends a time: `5 min ago`.
    var endsTime: Bool { Quantities.timeEnds.contains(plain) }

    /// Whether the word is a time of day such as `16:30`.
    var isClock: Bool { letterCount == 0 && text.contains(":") }

    /// Whether the word means one before a unit of time: `vor einer Stunde`.
    var isOne: Bool { Quantities.ones.contains(plain) }

    var isPreposition: Bool { Quantities.prepositions.contains(plain) }

    /// Whether the word is a unit that is not a code: a word for a large number, a currency, or a measure.
    var isUnit: Bool {
      let bare = String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { $0.properties.generalCategory != .format }))
      return Quantities.units.contains(bare) || Self.isDotted(bare)
    }

    /// Whether a word is an abbreviation of right-to-left letters such as `ر.س`, as of a currency.
    private static func isDotted(_ word: String) -> Bool {
      let letters = word.split(separator: ".").map(\.unicodeScalars)
      return letters.count > 1
        && letters.allSatisfy { $0.count == 1 && $0.first?.isRightToLeftLetter == true }
    }

    /// Whether the word connects the parts of a date: `12 de noviembre de 2026`.
    var connectsDate: Bool { Quantities.dateWords.contains(plain) }

    /// Whether the word may be the day of a date, such as `12.` or `1er`.
    var isDay: Bool {
      (1...2).contains(digits ?? 0) || Quantities.ordinals.contains { plain == "1\($0)" }
    }

    var isMonth: Bool { (3...12).contains(letterCount) && digitCount == 0 }

    var isYear: Bool { digits == 4 }

    /// Whether the word may be the year before a month, and not the number of a place: `Plant 1010, Line 3`.
    var beginsDate: Bool { isYear && text.last != "," }

    private var plain: String {
      text.drop { "([".contains($0) }.lowercased().trimmingSuffix(while: \.isPunctuation)
    }

    /// Whether the word is a code such as `EUR` or `GB`.
    var isCode: Bool {
      (2...3).contains(letterCount) && letterCount == text.unicodeScalars.count
        && text.unicodeScalars.allSatisfy(\.properties.isUppercase)
    }
  }

  private static func words(of clusters: [ShapedText.Cluster]) -> [Word] {
    var words: [Word] = []
    var start = 0
    for index in clusters.indices.dropFirst() + [clusters.count]
    where index == clusters.count || clusters[index].breakBefore != .forbidden {
      let end = clusters[start..<index].lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? start
      let part = clusters[start..<end]
      words.append(
        Word(
          range: start..<end, text: String(String.UnicodeScalarView(part.map(\.scalar))),
          letterCount: part.count(where: \.isLetter),
          counterCount: part.count { $0.scalar.properties.isIdeographic },
          digitCount: part.count(where: \.isDigit),
          beginsShortWord: part.first?.isOfShortWord == true,
          startsLine: start < clusters.count && clusters[start].breakBefore == .required))
      start = index
    }
    return words
  }

  /// Returns the number of words of the quantity that begins with the first; 0 if none does.
  private static func wordCount(of words: ArraySlice<Word>) -> Int {
    let words = words.prefix(longest)
    let line = words.prefix(1) + words.dropFirst().prefix { !$0.startsLine }
    let parts = Array(line)
    if let count = dateWordCount(of: parts) { return count }
    var count = 0
    if let first = parts.first, first.isSign,
      parts[at: 1]?.range.lowerBound == first.range.upperBound
    {
      count = 1
    }
    if let symbol = parts[at: count], symbol.isSymbol || symbol.isCode { count += 1 }
    guard parts[at: count]?.isNumber == true || Self.isOneTime(parts) else { return 0 }
    count += 1
    while let next = parts[at: count] {
      if next.isTimesSign, parts[count - 1].isNumber, parts[at: count + 1]?.isNumber == true {
        count += 2
      } else if continues(parts[count - 1], with: next) {
        count += 1
      } else {
        break
      }
    }
    if parts[count - 1].isTime, parts[at: count]?.endsTime == true { count += 1 }
    return count
  }

  /// The most words of a quantity, as of a number in groups with its unit.
  private static let longest = 8

  private static func isOneTime(_ words: [Word]) -> Bool {
    words.first?.isOne == true && words[at: 1]?.isTime == true
  }

  private static func continues(_ word: Word, with next: Word) -> Bool {
    if next.isSymbol || next.isUnit { return true }
    // After a time, `ngày` is a preposition: `16:30 ngày 28/11/2026`.
    if next.isTime { return word.isOne || word.isNumber && !(word.isClock && next.isPreposition) }
    if word.isTime, next.isNumber { return true }
    if let last = word.text.last, dateParts.contains(last) { return next.isNumber }
    if word.counts(next) { return true }
    guard word.isNumber else { return next.isCode }
    let isGroup =
      (1...3).contains(word.digits ?? 0) && next.text.prefix(while: \.isNumber).count == 3
    return next.isCode || (isGroup && next.letterCount == 0)
      || (word.text.last == "–" && next.isNumber)
  }

  /// Returns the number of words of a date such as `12. Mai 2026`, `May 12, 2026`,
  /// `12 de noviembre de 2026` or `12 tháng 11 năm 2026`.
  private static func dateWordCount(of words: [Word]) -> Int? {
    var parts: [Word] = []
    var count = 0
    for word in words where parts.count < 3 {
      count += 1
      if parts.isEmpty || !word.connectsDate { parts.append(word) }
    }
    guard parts.count == 3 else { return nil }
    // Three numbers in a row are no date.
    let isMonth = { (word: Word) in word.isMonth || count > 3 && word.isDay }
    let isDate =
      parts[2].isYear
      ? parts[0].isDay && isMonth(parts[1]) || parts[0].isMonth && parts[1].isDay
      : parts[0].beginsDate && parts[1].isMonth && parts[2].isDay
    return isDate ? count : nil
  }

  /// The words between day, month and year.
  private static let dateWords: Set<String> = ["de", "del", "do", "di", "tháng", "năm"]

  /// The ends of the first of a month.
  private static let ordinals = ["er", "º", "°", "re", "st"]

  /// The units of a Chinese, Japanese or Korean date or time, after which it may go on.
  private static let dateParts: Set<Character> = ["年", "月", "時", "时", "分", "년", "월", "시"]

  private static let ones: Set<String> = [
    "a", "an", "one", "ein", "eine", "einem", "einer", "un", "une", "una", "uno", "um", "uma",
  ]

  private static let prepositions: Set<String> = [
    "vor", "seit", "am", "bis", "ab", "um", "von", "nach", "zum", "at", "on", "in", "by", "since",
    "until", "till", "from", "of", "il", "y", "a", "le", "du", "au", "depuis", "hace", "el",
    "desde",
    "hasta", "dal", "al", "da", "alle", "tra", "há", "em", "até", "قبل", "منذ", "في", "לפני",
    "ngày", "เมื่อ",
  ]

  /// Lowercase, without the dot of an abbreviation.
  private static let times = Set(
    """
    s sec secs second seconds min mins minute minutes h hr hrs hour hours day days week weeks month months \
    year years sek sekunde sekunden minuten std stunde stunden tag tage tagen woche wochen monat monate \
    monaten jahr jahre jahren quartal quartale quartalen seconde secondes heure heures jour jours semaine \
    semaines mois an ans segundo segundos minuto minutos hora horas día días dia dias semana semanas mes \
    meses mês año años ano anos secondo secondi minuti ora ore giorno giorni settimana settimane mese mesi \
    anno anni ثانية ثوان دقيقة دقائق ساعة ساعات يوم أيام أسبوع أسابيع شهر أشهر سنة سنوات \
    שניות דקה דקות שעה שעות יום ימים שבוע שבועות חודש חודשים שנה שנים \
    giây phút giờ ngày tuần tháng quý năm วินาที นาที ชั่วโมง วัน สัปดาห์ เดือน ปี
    """.split(separator: " ").map(String.init))

  private static let timeEnds: Set<String> = [
    "ago", "fa", "atrás", "later", "left", "zuvor", "früher", "trước", "ก่อน", "ที่แล้ว",
  ]

  /// Units that are not codes: of time, of measure, of currency, and words for large numbers.
  private static let units = Set(
    """
    thousand million billion trillion Tausend Million Millionen Milliarde Milliarden mil mille millón \
    millones millions milliard milliards milhão milhões mi bi tri mila milione milioni miliardo miliardi \
    nghìn ngàn triệu tỷ tỉ พัน หมื่น แสน ล้าน ألف آلاف مليون ملايين مليار مليارات ترليون تريليون \
    אלף אלפים מיליון מיליארד טריליון тыс. млн млрд трлн tys. tis. \
    Euro euro euros dollars ريال درهم دينار جنيه ليرة دولار يورو ש״ח ש"ח שקל שקלים đồng บาท \
    pcs pcs. Stück St. шт. г.
    """.split(separator: " ").map(String.init) + symbols)

  private static let symbols = [
    "Uhr", "a.m.", "p.m.", "a.", "p.", "m.", "h", "min", "s", "ms", "Std.", "kg", "g", "mg", "t",
    "km",
    "m", "cm", "mm", "l", "ml", "kWh", "MWh", "kW", "°C", "°F", "m²", "m³", "km/h", "Stk.", "K",
    "M", "B",
    "T", "Tsd.", "Mio.", "Mrd.", "Bio.", "Mio", "Mrd", "mln", "mld", "Md", "Mds", "M€", "k€", "bn",
    "年", "月", "日", "時", "时", "分", "秒", "円", "元", "十", "百", "千", "万", "億", "亿", "兆", "％",
    "년", "월", "일", "천", "만", "억", "조", "원",
  ]
}

extension StringProtocol {
  /// Returns the text without the characters at its end that match.
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
    var end = endIndex
    while end > startIndex, matches(self[index(before: end)]) { end = index(before: end) }
    return String(self[..<end])
  }
}
