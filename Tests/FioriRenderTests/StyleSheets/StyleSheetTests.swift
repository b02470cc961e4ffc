import FioriRender
import Testing

@testable import TestSupport

/// What a right sheet says.
struct StyleSheetTests {
  /// What is wrong with a sheet, and what it says all the same.
  @Test(arguments: CaseList.all(in: "style-sheets"))
  func `a sheet is read`(cases: CaseList) throws {
    try cases.check { text in
      let sheet = StyleSheet(nss: text.bytes, file: "a.nss")
      if sheet.complaints.isEmpty { expect(StyleSheet(sheet.description), is: sheet) }
      return sheet.complaints + sheet.outline
    }
  }

  @Test func `a hundred mistakes are reported, and the number of others`() {
    let sheet = StyleSheet(String(repeating: "@a: \"b\";\n};\n", count: 5_000))
    expect(sheet.diagnostics.count, is: 101)
    expect(sheet.complaints.last, is: "68:1 too many errors; fix these first")
    expect(StyleSheet(String(repeating: "};", count: 50)).diagnostics.count, is: 100)
  }

  @Test func `a mistake is an error with the file's name and without a path`() {
    let diagnostic = StyleSheet("}").diagnostics.first
    expect(diagnostic?.severity, is: .error)
    expect(diagnostic?.path.steps, is: [])
    expect(diagnostic?.description.hasPrefix("a.nss:1:1: error: '}'"), is: true)
  }

  @Test func `a sheet has a largest size`() {
    let limit = Limits.styleSheetByteCount
    expect(StyleSheet(String(repeating: " ", count: limit)).complaints, is: [])
    expect(
      StyleSheet(String(repeating: " ", count: limit + 1)).complaints,
      is: ["1:1 the style sheet has 1000001 bytes, more than the 1000000 allowed; split it"])
  }

  @Test func `names and values know their places`() throws {
    let sheet = StyleSheet("\u{FEFF}/* ü😀 */ @a: b;\r\n\tA ,\r B {\nx:\n 1; }")
    guard case .definition(let definition) = sheet.statements.first,
      case .ruleSet(let ruleSet) = sheet.statements.last
    else {
      Issue.record("other statements: \(sheet)")
      return
    }
    let last = try #require(ruleSet.declarations.first)
    expect(definition.name.position, is: SourcePosition(line: 1, column: 10))
    expect(definition.value.position, is: SourcePosition(line: 1, column: 14))
    expect(ruleSet.selectors.map(\.position.line), is: [2, 3])
    expect(ruleSet.selectors.map(\.position.column), is: [2, 2])
    expect(last.property.position, is: SourcePosition(line: 4, column: 1))
    expect(last.value.position, is: SourcePosition(line: 5, column: 2))
  }

  @Test func `places do not count in comparing, and files do`() {
    expect(StyleSheet("@a:b;"), is: StyleSheet("\n @a :\n b ;"))
    expect(StyleSheet("@a:b;").hashValue, is: StyleSheet("\n @a :\n b ;").hashValue)
    #expect(StyleSheet("@a:b;") != StyleSheet("@a:c;"))
    #expect(StyleSheet("@a:b;") != StyleSheet(nss: Array("@a:b;".utf8), file: "b.nss"))
  }

  @Test func `a sheet is printed a line each`() {
    let sheet = StyleSheet("@a:b;@c:d;A,B{x:1;}@media(e:f)and(g:h){@i:j;K{}}")
    expect(
      sheet.description,
      is: """
        @a: b;
        @c: d;

        A,
        B {
          x: 1;
        }

        @media (e: f) and (g: h) {
          @i: j;

          K {
          }
        }

        """)
  }
}
