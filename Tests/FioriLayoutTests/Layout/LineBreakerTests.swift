import FioriElements
import FioriRender
import Testing

@testable import FioriLayout
@testable import TestSupport

struct LineBreakerTests {
  private func breaker(
    _ text: String, width: Double, hyphen: Double = 0
  ) throws -> LineBreaker {
    let font = Font(weight: .regular, size: 1, leading: 1)
    let shaped = try SquareShaper().shape(
      StyledText(text, font: font, color: SquareLayout.black),
      with: SquareLayout.settings(.leftToRight))
    return LineBreaker(clusters: shaped.clusters, width: width, hyphenWidth: hyphen)
  }

  private func check(_ item: LineBreakCase) throws {
    let breaker = try breaker(item.text, width: item.width)
    let characters = Array(item.text)
    let (ranges, isCut) = breaker.lines(limit: item.limit)
    expect(ranges.map { String(characters[breaker.trimmed($0)]) }, is: item.lines)
    expect(isCut, is: item.isCut)
  }

  @Test(arguments: [
    LineBreakCase("", width: 4, []),
    LineBreakCase("one two", width: 7, ["one two"]),
    LineBreakCase("one two", width: 6.9, ["one", "two"]),
    LineBreakCase("one two", width: 6.9995, ["one two"]),
    LineBreakCase("one two three", width: 7, ["one two", "three"]),
    LineBreakCase("one  two", width: 4, ["one", "two"]),
    LineBreakCase("one two", width: .infinity, ["one two"]),
  ])
  func `lines end at the last blank that fits`(_ item: LineBreakCase) throws { try check(item) }

  @Test(arguments: [
    LineBreakCase("one   ", width: 3, ["one"]),
    LineBreakCase("one   two", width: 3, ["one", "two"]),
  ])
  func `blanks at a line's end need no room`(_ item: LineBreakCase) throws { try check(item) }

  @Test(arguments: [
    LineBreakCase("a\nb", width: 9, ["a", "b"]),
    LineBreakCase("a\n\nb", width: 9, ["a", "", "b"]),
    LineBreakCase("a\n", width: 9, ["a"]),
    LineBreakCase("\na", width: 9, ["", "a"]),
    LineBreakCase("one two\nx", width: 4, ["one", "two", "x"]),
  ])
  func `a newline ends its line`(_ item: LineBreakCase) throws { try check(item) }

  @Test(arguments: [
    LineBreakCase("1234567", width: 4, ["1234567"], isCut: true),
    LineBreakCase("ab 345678", width: 4, ["ab", "345678"], isCut: true),
    LineBreakCase("ab 345678 cd\nef", width: 4, ["ab", "345678 cd"], isCut: true),
    LineBreakCase("123", width: 0.5, ["123"], isCut: true),
    LineBreakCase("DE89370400440532013000", width: 9, ["DE89370400440532013000"], isCut: true),
    LineBreakCase("12.50", width: 4, ["12.50"], isCut: true),
    LineBreakCase("-1,5", width: 3, ["-1,5"], isCut: true),
    LineBreakCase("1-2", width: 1, ["1-2"], isCut: true),
  ])
  func `a number that is too long is not torn but cut`(_ item: LineBreakCase) throws {
    try check(item)
  }

  @Test(arguments: [
    LineBreakCase("-1,234,567,890.25", width: 12, ["-1,234,567,", "890.25"]),
    LineBreakCase("-1,234,567,890.25", width: 6, ["-1,", "234,", "567,", "890.25"]),
    LineBreakCase("1.234.567,89", width: 9, ["1.234.", "567,89"]),
    LineBreakCase("1\u{A0}234\u{A0}567", width: 7, ["1\u{A0}234\u{A0}", "567"]),
    LineBreakCase("1’234’567", width: 7, ["1’234’", "567"]),
    LineBreakCase("12/31/2026", width: 8, ["12/31/", "2026"]),
    LineBreakCase("4500012345-0010/2026", width: 17, ["4500012345-0010/", "2026"]),
    LineBreakCase("A.17.003.0042", width: 10, ["A.17.003.", "0042"]),
    LineBreakCase("10.0.12.255", width: 8, ["10.0.12.", "255"]),
    LineBreakCase("17.003.0042", width: 6, ["17.", "003.", "0042"]),
    LineBreakCase("١٬٢٣٤٬٥٦٧", width: 7, ["١٬٢٣٤٬", "٥٦٧"]),
  ])
  func `it is broken after a separator of groups`(_ item: LineBreakCase) throws { try check(item) }

  @Test(arguments: [LineBreakCase("abc", width: 0, ["a", "b", "c"])])
  func `a word without any room is broken anywhere`(_ item: LineBreakCase) throws {
    try check(item)
  }

  /// Checks the lines of a text whose hyphens are one em wide; `-` at the end of an expected line is
  /// a hyphen.
  private func checkHyphens(_ item: LineBreakCase) throws {
    let breaker = try breaker(item.text, width: item.width, hyphen: 1)
    let characters = Array(item.text)
    let lines = breaker.lines(limit: 0).ranges.map(breaker.trimmed)
    expect(
      lines.map { String(characters[$0]) + (breaker.endsInHyphen($0) ? "-" : "") }, is: item.lines)
  }

  @Test(arguments: [
    LineBreakCase("abcdefgh", width: 7, ["abcd-", "efgh"]),
    LineBreakCase("abcdefgh", width: 5, ["abcd-", "efgh"]),
    LineBreakCase("abcdefghij", width: 9, ["abcdef-", "ghij"]),
    LineBreakCase("abcdefghij", width: 6, ["abcde-", "fghij"]),
    LineBreakCase("abcdefghijklm", width: 6, ["abcde-", "fghi-", "jklm"]),
    LineBreakCase("ab cdefghij", width: 6, ["ab", "cdef-", "ghij"]),
    LineBreakCase("1abcdefghij", width: 7, ["1abcde-", "fghij"]),
    LineBreakCase("abcdefgh12", width: 9, ["abcd-", "efgh12"]),
    LineBreakCase("אבגדהוזח", width: 6, ["אבגד", "הוזח"]),
  ])
  func `a broken word keeps four letters on each side and has room for a hyphen`(
    _ item: LineBreakCase
  ) throws {
    try checkHyphens(item)
  }

  @Test(arguments: [
    LineBreakCase("abcdefg", width: 6, ["abc-", "defg"]),
    LineBreakCase("abcdefg", width: 4, ["abc-", "defg"]),
    LineBreakCase("abcdef", width: 5, ["abc-", "def"]),
    LineBreakCase("abcd", width: 3, ["ab-", "cd"]),
    LineBreakCase("abc", width: 2, ["ab", "c"]),
    LineBreakCase("abc", width: 1.5, ["a", "b", "c"]),
    LineBreakCase("ab1cd", width: 4, ["ab1cd"]),
  ])
  func `a short word keeps as many letters as it can`(_ item: LineBreakCase) throws {
    try checkHyphens(item)
  }

  @Test(arguments: [
    LineBreakCase(
      "Kühlwasserumwälzpumpensteuerung", width: 13, ["Kühlwasserum-", "wälzpum-", "pensteuerung"]),
    LineBreakCase("Qualitätssicherungsfreigabe", width: 15, ["Qualitätssiche-", "rungsfreigabe"]),
    LineBreakCase("Umsatzrendite", width: 9, ["Umsatz-", "rendite"]),
    LineBreakCase("Zurückgestellt", width: 12, ["Zurück-", "gestellt"]),
    LineBreakCase("Deutschlandgeschäft", width: 11, ["Deutsch-", "landge-", "schäft"]),
    LineBreakCase("Glashausverwaltung", width: 14, ["Glashausver-", "waltung"]),
    LineBreakCase("infrastructure", width: 9, ["infra-", "structure"]),
    LineBreakCase("transportation", width: 11, ["transporta-", "tion"]),
    LineBreakCase("manufacturing", width: 9, ["manufac-", "turing"]),
    LineBreakCase("Производительность", width: 12, ["Производи-", "тельность"]),
  ])
  func `a broken word begins a syllable on the next line`(_ item: LineBreakCase) throws {
    try checkHyphens(item)
  }

  @Test(arguments: [
    LineBreakCase("Instandhaltungsauftrag", width: 16, ["Instandhaltungs-", "auftrag"]),
    LineBreakCase("Instandhaltungsauftrag", width: 15, ["Instandhal-", "tungsauftrag"]),
    LineBreakCase("Buchhaltungsaufwendung", width: 14, ["Buchhaltungs-", "aufwendung"]),
    LineBreakCase("Wirtschaftsprüfung", width: 12, ["Wirtschafts-", "prüfung"]),
    LineBreakCase("Betriebsausgaben", width: 9, ["Betriebs-", "ausgaben"]),
    LineBreakCase("Gesellschaftsschluss", width: 14, ["Gesellschafts-", "schluss"]),
    LineBreakCase("Verbandsbeitrag", width: 8, ["Ver-", "bands-", "beitrag"]),
    LineBreakCase("Personalumsatz", width: 8, ["Persona-", "lumsatz"]),
    LineBreakCase("Stadionsprecher", width: 10, ["Stadion-", "sprecher"]),
  ])
  func `an s that links two words stays with the first`(_ item: LineBreakCase) throws {
    try checkHyphens(item)
  }

  @Test(
    arguments: [
      ("-1,234,567.89", ["-1,234,567.89"]), ("EUR 1.234.567,89", ["1.234.567,89"]),
      ("1 234 567", []), ("1\u{A0}234\u{A0}567", ["1\u{A0}234\u{A0}567"]),
      ("$12,345,678", ["12,345,678"]), ("12/31/2026", []), ("A.17.003.0042", []),
      ("4500-0012/2026", []), ("12,345,678.", ["12,345,678"]),
      ("EUR\u{A0}1.234.567", ["1.234.567"]),
      ("1234-12,345,678", []), ("12,345,678kg", []),
    ] as [(String, [String])])
  func `numbers that are broken are known`(text: String, numbers: [String]) throws {
    let breaker = try breaker(text, width: 8)
    let characters = Array(text)
    let broken = breaker.brokenNumbers(of: breaker.lines(limit: 0).ranges)
    expect(Set(broken.map { String(characters[$0]) }), is: Set(numbers))
  }

  @Test func `words that are broken are counted with their widths`() throws {
    let breaker = try breaker("one abcdefghijklm two 12,345,678", width: 6, hyphen: 1)
    expect(breaker.brokenWords(of: breaker.lines(limit: 0).ranges), is: [13, 13, 10, 10])
  }

  @Test func `so are numbers that are cut`() throws {
    let breaker = try breaker("one 12345678", width: 6)
    expect(breaker.cutNumbers(of: breaker.lines(limit: 0).ranges), is: [8])
  }

  @Test(arguments: [
    LineBreakCase("one two three", width: 5, limit: 3, ["one", "two", "three"]),
    LineBreakCase("one two three", width: 5, limit: 2, ["one", "two three"], isCut: true),
    LineBreakCase("one\ntwo\nthree", width: 9, limit: 2, ["one", "two"], isCut: true),
    LineBreakCase("one\ntwo", width: 9, limit: 1, ["one"], isCut: true),
    LineBreakCase("one two", width: 3, limit: 1, ["one two"], isCut: true),
    LineBreakCase("one\n", width: 9, limit: 1, ["one"]),
  ])
  func `the last line allowed takes all that is left of its paragraph`(
    _ item: LineBreakCase
  ) throws {
    try check(item)
  }

  @Test(arguments: [
    LineBreakCase("aa bb cc dd", width: 8, ["aa bb", "cc dd"]),
    LineBreakCase("aa bb cc dd", width: 8, limit: 2, ["aa bb", "cc dd"]),
    LineBreakCase("a b cccccc ddd", width: 10, ["a b", "cccccc ddd"]),
  ])
  func `a short last word gets company`(_ item: LineBreakCase) throws { try check(item) }

  @Test(arguments: [
    LineBreakCase("aaaa bbb cc", width: 8, ["aaaa bbb", "cc"]),
    LineBreakCase("aa bb cc dddd", width: 8, ["aa bb cc", "dddd"]),
    LineBreakCase("a b cccccc dddd", width: 10, ["a b cccccc", "dddd"]),
    LineBreakCase("aa bb cc\ndd", width: 8, ["aa bb cc", "dd"]),
    LineBreakCase("aa bb cc d e", width: 8, ["aa bb cc", "d e"]),
  ])
  func `a last line stays as it is`(_ item: LineBreakCase) throws { try check(item) }

  @Test func `a line's width leaves out the blanks at its end`() throws {
    try expect(breaker("ab cd  ", width: 9).width(of: 0..<7), is: 5)
  }

  @Test(arguments: [
    LineBreakCase("abcdef", width: 4, ["abc"]), LineBreakCase("ab cdef", width: 4, ["ab"]),
    LineBreakCase("ab cdef", width: 5, ["ab c"]), LineBreakCase("abc", width: 1.5, [""]),
    LineBreakCase("abc", width: 0, [""]), LineBreakCase("ab, cdef", width: 5, ["ab"]),
    LineBreakCase("ab., cdef", width: 6, ["ab"]), LineBreakCase("...abc", width: 4, [""]),
  ])
  func `a cut keeps whole letters, leaves room, and ends in a letter`(
    _ item: LineBreakCase
  ) throws {
    let breaker = try breaker(item.text, width: item.width)
    let characters = Array(item.text)
    let kept = breaker.cut(0..<characters.count, reserving: 1)
    expect([String(characters[kept])], is: item.lines)
  }
}
