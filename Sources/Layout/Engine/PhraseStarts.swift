import FioriBasics

/// Where the parts of a text begin that is written without spaces, or that Unicode breaks anywhere, such as a Korean
/// one: a line that ends before one tears no word (chosen: Docs/sources/kpi.md#broken-words).
struct PhraseStarts {
  /// The phrases, such as a noun with its particle.
  let phrases: Set<Int>
  /// The words.
  let words: Set<Int>
  /// The parts of words, such as the ending of a verb.
  let parts: Set<Int>
  /// Whether the words are in a dictionary, and not guessed.
  let knowsWords: Bool
  /// Whether spaces separate words or sentences wherever they are.
  let separatesBySpaces: Bool

  /// `nil` for a text in other scripts.
  init?(_ clusters: [ShapedText.Cluster], of text: String) {
    guard let script = clusters.lazy.compactMap(\.unspacedScript).min() else { return nil }
    let places = clusters.indices.dropFirst().filter { clusters[$0].breakBefore == .allowed }
    knowsWords = script == .thai
    separatesBySpaces = script < .kana
    switch script {
    case .thai:
      (phrases, words) = (ThaiPhrases(clusters, of: text, places).starts, Set(places))
      parts = words
    case .korean:
      words = Set(places.filter { clusters[$0 - 1].isWhiteSpace })
      (phrases, parts) = (words, words)
    case .kana, .han:
      // A dictionary would take 1.6 MB, and each version of ICU has another one. Particles and the endings of verbs
      // are hiragana, so that a phrase begins after them, and a word where another kind of letters does. Most words of
      // ideographs have two.
      let (pairs, names) = Self.pairs(in: clusters, isChinese: script == .han)
      parts = Set(
        places.filter {
          clusters[$0].japaneseLetter != clusters[$0 - 1].japaneseLetter || pairs.contains($0)
        })
      words = parts.filter {
        clusters[$0].japaneseLetter != .hiragana && !clusters[$0 - 1].isDigit
          && !Self.isNumberOfNoun($0, in: clusters)
      }
      let verbs = Set(places.filter { Self.beginsVerb($0, in: clusters) })
      phrases = verbs.union(
        words.filter {
          [.hiragana, nil].contains(clusters[$0 - 1].japaneseLetter) || names.contains($0)
        })
    }
  }

  /// Whether a number begins at a place that belongs to the noun before it, as in shelf 04-12, and counts nothing
  /// after it.
  private static func isNumberOfNoun(_ index: Int, in clusters: [ShapedText.Cluster]) -> Bool {
    guard clusters[index].isDigit, clusters[index - 1].japaneseLetter != .hiragana,
      clusters[index - 1].isLetter
    else { return false }
    return clusters[index...].first(where: \.isLetter)?.japaneseLetter != .ideograph
  }

  /// Whether a common verb without ideographs begins at a place, after a particle.
  private static func beginsVerb(_ index: Int, in clusters: [ShapedText.Cluster]) -> Bool {
    guard particles.contains(clusters[index - 1].scalar) else { return false }
    let rest = clusters[index...].prefix(longestVerb).lazy.map(\.scalar)
    return verbs.contains { rest.starts(with: $0) }
  }

  /// Returns where pairs begin within ideographs in a row, if their number is even: `期首` `残高`; and where longer
  /// names begin and end, between which ideographs are counted. In a Chinese sentence, words of one ideograph are among
  /// them, after which any pair would tear others.
  private static func pairs(
    in clusters: [ShapedText.Cluster], isChinese: Bool
  ) -> (pairs: Set<Int>, names: Set<Int>) {
    var (pairs, names): (Set<Int>, Set<Int>) = ([], [])
    var start = 0
    for end in 1...clusters.count
    where end == clusters.count || clusters[end].japaneseLetter != clusters[start].japaneseLetter {
      if clusters[start].japaneseLetter == .ideograph {
        let counts = isChinese && clusters[..<start].last { !$0.isWhiteSpace }?.isDigit == true
        let time = counts ? self.time(in: clusters[start..<end]) : nil
        let others = self.names(in: clusters[(time?.upperBound ?? start)..<end])
        let found = [time].compactMap(\.self) + others
        let bounds = [start] + found.flatMap { [$0.lowerBound, $0.upperBound] } + [end]
        pairs.formUnion(found.flatMap { [$0.lowerBound, $0.upperBound] })
        names.formUnion(others.flatMap { [$0.lowerBound, $0.upperBound] })
        let letters = clusters[start..<end].lazy.map(\.scalar)
        let isSentence =
          isChinese && end - start > 4 && letters.contains(where: singleWords.contains)
        for place in stride(from: 0, to: bounds.count, by: 2)
        where !isSentence
          && (bounds[place + 1] - bounds[place]).isMultiple(of: 2)
        {
          pairs.formUnion(stride(from: bounds[place], to: bounds[place + 1], by: 2))
        }
      }
      start = end
    }
    return (pairs, names)
  }

  /// Returns the places of longer names within ideographs in a row.
  private static func names(in letters: ArraySlice<ShapedText.Cluster>) -> [Range<Int>] {
    var found = cities(in: letters)
    var start = found.last?.upperBound ?? letters.startIndex
    while start < letters.endIndex {
      let name = longNames.first { letters[start...].lazy.map(\.scalar).starts(with: $0) }
      if let name { found.append(start..<start + name.count) }
      start += name?.count ?? 1
    }
    return found
  }

  /// Returns the place of a time such as `小时内` at the beginning of ideographs in a row after a number.
  private static func time(in letters: ArraySlice<ShapedText.Cluster>) -> Range<Int>? {
    let end = letters.dropFirst().prefix(longestTime).firstIndex { timeEnds.contains($0.scalar) }
    return end.map { letters.startIndex..<$0 + 1 }
  }

  /// Returns the places of names such as `广东省` and `深圳市` at the beginning of ideographs in a row, if the number of
  /// those after them, up to a longer name, is even. The sign may also begin another word, as in `上海市场`.
  private static func cities(in letters: ArraySlice<ShapedText.Cluster>) -> [Range<Int>] {
    let row = letters.map(\.scalar)
    var count = 0
    while count + 3 < row.count, placeKinds.contains(row[count + 2]),
      !wordsAfterPlaceKinds.contains(row[count + 3])
    {
      count += 3
    }
    guard count > 0 else { return [] }
    let end = row.indices.first { index in longNames.contains { row[index...].starts(with: $0) } }
    guard ((end ?? row.count) - count).isMultiple(of: 2) else { return [] }
    return stride(from: 0, to: count, by: 3).map {
      letters.startIndex + $0..<letters.startIndex + $0 + 3
    }
  }

  /// Within, before, after a time; and the most ideographs of its unit after the first, as in `个工作日内`.
  private static let timeEnds = Set("内內前后後".unicodeScalars)
  private static let longestTime = 4

  /// City, province, county, district, in Chinese and Japanese.
  private static let placeKinds = Set("市省县縣県区區".unicodeScalars)
  /// Signs that make a word of two with one of `placeKinds` before them: market, government, citizens, value, price,
  /// share, area, interval.
  private static let wordsAfterPlaceKinds = Set("场場政民值価价占域间間".unicodeScalars)

  /// Chinese words of one ideograph: in, of, and, or, from, by, to, for, please, is, this.
  private static let singleWords = Set(
    "在的之于於和与與并並或及从從由对對将將把被向为為请了是该該其".unicodeScalars)

  /// Japanese particles after a noun.
  private static let particles = Set("はがをにでとも".unicodeScalars)

  /// The beginnings of Japanese verbs that are written in hiragana: be, do, become, be able to, please.
  private static let verbs = [
    "あり", "ある", "います", "いる", "しま", "する", "して", "した", "なり", "なる", "なっ", "でき", "ください",
  ].map { Array($0.unicodeScalars) }
  private static let longestVerb = 4

  /// Legal forms of firms, prefectures and cities, and kinds of plants and offices, whose names are not of two letters.
  private static let longNames = [
    "株式会社", "有限会社", "合同会社", "合資会社", "股份有限公司", "有限公司", "北海道", "神奈川", "和歌山", "鹿児島",
    "名古屋", "製作所", "発電所", "研究所", "事業所", "営業所", "事務所", "事業部", "取引先", "担当者",
  ].map { Array($0.unicodeScalars) }
}

/// A script whose lines may end between letters that no space separates. The first one in a text decides.
enum UnspacedScript: Comparable {
  case thai
  case korean
  case kana
  case han
}

/// The kinds of letters in a Japanese text.
private enum JapaneseLetter {
  case hiragana
  case katakana
  case ideograph
  /// Of another script, and digits.
  case other
}

/// The phrases of a Thai text, made of the words in Pango's dictionary: a word such as `ใน` (in) begins one, and `นี้`
/// (this) ends one.
private struct ThaiPhrases {
  /// The places where a phrase begins.
  let starts: Set<Int>

  /// `places` are those between words.
  init(_ clusters: [ShapedText.Cluster], of text: String, _ places: [Int]) {
    let bytes = Array(text.utf8)
    let bounds = [0] + places + [clusters.count]
    let words = zip(bounds, bounds.dropFirst()).map { start, end in
      let range = clusters[start].bytes.lowerBound..<clusters[end - 1].bytes.upperBound
      return String(decoding: bytes[range], as: UTF8.self).filter { !$0.isWhitespace }
    }
    // A number at the end of a text counts nothing, and belongs to the noun before it, as in building 12.
    let isNumberLast = words.last?.allSatisfy(\.isNumber) == true
    func isEnd(_ index: Int) -> Bool {
      isNumberLast && index == words.count - 1 || words[at: index].map(Self.ends.contains) ?? false
    }
    starts = Set(
      places.enumerated().filter { index, _ in
        let isLink = Self.links.contains(words[index + 1])
        return !Self.links.contains(words[index]) && !isEnd(index + 1)
          && !(isLink && isEnd(index + 2))
      }.map(\.element))
  }

  /// Words that say something only with the next one: in, of, from, with, and, or, for, by, to, that, not, and the
  /// prefixes of nouns.
  private static let links: Set<String> = [
    "ใน", "ของ", "จาก", "กับ", "และ", "หรือ", "เพื่อ", "สำหรับ", "โดย", "ต่อ", "ที่", "ไม่", "การ", "ความ",
    "ผู้",
  ]

  /// Words that belong to the one before: this, that, already.
  private static let ends: Set<String> = ["นี้", "นั้น", "แล้ว", "ๆ"]
}

extension ShapedText.Cluster {
  /// Whether a Chinese or Japanese sentence ends with the character.
  var endsSentence: Bool { "。！？".unicodeScalars.contains(scalar) }

  /// Whether the character is a digit, a sign, or a letter of a script with spaces.
  var isForeign: Bool {
    japaneseLetter == .other || japaneseLetter == nil && scalar.value < 0x2E80
  }

  /// The script of a letter without spaces around its words; `nil` for any other character.
  fileprivate var unspacedScript: UnspacedScript? {
    switch scalar.value {
    case 0xE00...0xE7F: .thai
    case 0xAC00...0xD7A3: .korean
    case 0x3040...0x30FF: .kana
    default: isIdeograph ? .han : nil
    }
  }

  /// The kind of a letter or digit; `nil` for any other character.
  fileprivate var japaneseLetter: JapaneseLetter? {
    switch scalar.value {
    case 0x3041...0x309F: .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: .katakana
    default: isIdeograph ? .ideograph : isLetter || isDigit ? .other : nil
    }
  }

  /// All are in the blocks from U+2E80 on; the property takes longer than the rest for a Latin text.
  private var isIdeograph: Bool { scalar.value >= 0x2E80 && scalar.properties.isIdeographic }
}
