import FioriRender
import Testing

@testable import TestSupport

/// What a right sheet says.
struct StyleSheetTests {
  private func check(_ item: StyleSheetCase) {
    let sheet = StyleSheet(item.text)
    expect(sheet.complaints, is: [])
    expect(sheet.outline, is: item.lines)
    expect(StyleSheet(sheet.description), is: sheet)
  }

  @Test(arguments: StyleSheetCase.documentation)
  func `the documentation's examples say what they say`(_ item: StyleSheetCase) { check(item) }

  @Test(arguments: [
    StyleSheetCase(""), StyleSheetCase(" \n\t/* nothing */\r\n"), StyleSheetCase("\u{FEFF}"),
    StyleSheetCase("@a : rgb(255,0,0);", "a = rgb ( 255 , 0 , 0 )"),
    StyleSheetCase("@a: 10\n  15;", "a = 10 15"), StyleSheetCase("@a: -1.5 , 1;", "a = -1.5 , 1"),
    StyleSheetCase("@a:@b;", "a = @b"), StyleSheetCase("@a: ((,;", "a = ( ( ,"),
    StyleSheetCase("@a: b/c.d\\e;", #"a = b/c.d\e"#), StyleSheetCase("@a: a//b;", "a = a//b"),
    StyleSheetCase("A,B , C{x:1;y:2;}", "A+B+C: x = 1", "A+B+C: y = 2"),
    StyleSheetCase("A/**/{/**/x/**/:/* ; } */1/***/2/**/;/**/}", "A: x = 1 2"),
    StyleSheetCase("/* /* */ @a: b; /* \" ' % // */", "a = b"),
    StyleSheetCase("A { x: 1; x: 2; }", "A: x = 1", "A: x = 2"),
    StyleSheetCase("A { #x: 1; .y: 2; 3: 4; }", "A: #x = 1", "A: .y = 2", "A: 3 = 4"),
    StyleSheetCase("@a: 1;\r\nA {\rx: 1;\r}\n", "a = 1", "A: x = 1"),
    StyleSheetCase(
      "@media (device: ipad) and(orientation:landscape){@a: b; A { x: 1; }}",
      "[device=ipad&orientation=landscape] a = b", "[device=ipad&orientation=landscape] A: x = 1"),
    StyleSheetCase("@media (android: and) { andA { and: and; } }", "[android=and] andA: and = and"),
    StyleSheetCase("@media (a: b) { } @a: c;", "a = c"),
    StyleSheetCase("@import: b;", "import = b"),
  ])
  func `a sheet says what it says`(_ item: StyleSheetCase) { check(item) }

  @Test func `names and values know their places`() throws {
    let sheet = StyleSheet("\u{FEFF}/* ü😀 */ @a: b;\r\n\tA ,\r B {\nx:\n 1; }")
    guard case .definition(let definition) = sheet.statements.first,
      case .ruleSet(let ruleSet) = sheet.statements.last, let last = ruleSet.declarations.first
    else { throw StyleSheetTestError.otherStatements }
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
