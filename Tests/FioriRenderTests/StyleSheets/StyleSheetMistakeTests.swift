import FioriRender
import Testing

@testable import TestSupport

/// What is said of a wrong sheet, and where: one line for each mistake, and no followers.
struct StyleSheetMistakeTests {
  @Test(arguments: [
    StyleSheetMistake("A { x: 1 }", "1:9 missing ';' after the value '1'"),
    StyleSheetMistake("A { x: 1\n y: 2; }", "1:9 missing ';' after the value '1'"),
    StyleSheetMistake("A { x: 1 y: 2; }", "1:9 missing ';' after the value '1'"),
    StyleSheetMistake("@a: blue\n@b: red;", "1:9 missing ';' after the value 'blue'"),
    StyleSheetMistake("@a: blue\nA { x: 1; }", "1:9 missing ';' after the value 'blue'"),
    StyleSheetMistake("@a: blue", "1:9 missing ';' after the value 'blue'"),
    StyleSheetMistake(
      "@a: rgb(1, 2)\n@media (b: c) {}", "1:14 missing ';' after the value 'rgb(1, 2)'"),
    StyleSheetMistake("A { x 1; }", "1:7 expected ':' after 'x', found '1'"),
    StyleSheetMistake(
      "A { x\n y: 1; }", "1:5 'x' has no value; write ':', a value and ';' after it"),
    StyleSheetMistake("A { x; }", "1:5 'x' has no value; write ':' and a value after it"),
    StyleSheetMistake("A { x }", "1:5 'x' has no value; write ':' and a value after it"),
    StyleSheetMistake("A { x: ; }", "1:5 'x' has no value; write one after the ':'"),
    StyleSheetMistake("A { x: }", "1:5 'x' has no value; write one after the ':'"),
    StyleSheetMistake("@a: ;", "1:1 '@a' has no value; write one after the ':'"),
    StyleSheetMistake("@a;", "1:1 '@a' has no value; write ':' and a value after it"),
    StyleSheetMistake("@a blue;", "1:4 expected ':' after '@a', found 'blue'"),
    StyleSheetMistake("A\n x: 1;\n}", "1:2 missing '{' after the class 'A'"),
    StyleSheetMistake("A;", "1:2 expected '{' after the class 'A', found ';'"),
    StyleSheetMistake("A", "1:2 expected '{' after the class 'A', found the end of the text"),
    StyleSheetMistake("A, B x: 1; }", "1:5 missing '{' after the class 'A, B'"),
    StyleSheetMistake(
      "@media (a: b)\nA { x: 1; }\n}", "1:14 missing '{' after the options of '@media'"),
    StyleSheetMistake(
      "A { x: 1;", "1:10 unclosed block, opened on line 1; add '}'"),
    StyleSheetMistake(
      "A { x: 1;\nB { y: 2; }",
      "2:1 missing '}' before 'B'; the block opened on line 1 is still open"),
    StyleSheetMistake(
      "@media (a: b) {\n A { x: 1; }",
      "2:13 unclosed block, opened on line 1; add '}'"),
    StyleSheetMistake(
      "@media (a: b) {\n A { x: 1;\n B { x: 1; }\n}",
      "3:2 missing '}' before 'B'; the block opened on line 2 is still open"),
    StyleSheetMistake(
      "A { x: 1;\n@a: b;", "2:1 missing '}' before '@a'; the block opened on line 1 is still open"),
    StyleSheetMistake(
      "A {\n x: 1;\n@media (a: b) { B { } }",
      "3:1 missing '}' before '@media'; the block opened on line 1 is still open"),
    StyleSheetMistake(": 1;", "1:1 expected a class or a name, found ':'"),
    StyleSheetMistake("@: 1;", "1:1 '@' without a name; write the name directly after it"),
  ])
  func `what is missing is said at its place`(_ mistake: StyleSheetMistake) {
    expect(mistake.found, is: mistake.lines)
  }

  @Test(arguments: [
    StyleSheetMistake("}", "1:1 '}' without a '{' before it; remove it, or write the '{'"),
    StyleSheetMistake("A { }}", "1:6 '}' without a '{' before it; remove it, or write the '{'"),
    StyleSheetMistake("A { };", "1:6 ';' with nothing before it; remove it"),
    StyleSheetMistake("A { x: 1;; }", "1:10 ';' with nothing before it; remove it"),
    StyleSheetMistake(";", "1:1 ';' with nothing before it; remove it"),
    StyleSheetMistake("{ x: 1; }", "1:1 expected a class before '{', such as 'fdlFUIKPIView'"),
    StyleSheetMistake(
      "A { x: 1; } y: 2; }",
      "1:13 'y' is outside of a block; write a class and '{' before it, or remove the '}' before it"
    ),
    StyleSheetMistake(
      "x: 1;",
      "1:1 'x' is outside of a block; write '@' before it to define it, or put it into the block of a class"
    ),
    StyleSheetMistake(
      "A { { x: 1; } }",
      "1:5 a block inside the block opened on line 1; add '}' before it and write each class separately"
    ),
    StyleSheetMistake(
      "A { B { x: 1; } }",
      "1:5 a block inside the block opened on line 1; add '}' before it and write each class separately"
    ),
    StyleSheetMistake(
      "A { @a: b; }", "1:5 '@a' is defined inside a block; move it to the top of the style sheet"),
    StyleSheetMistake(
      "A { @media (a: b) { B { } } }",
      "1:5 '@media' inside the block of a class; write the class inside '@media'"),
  ])
  func `what is too much is said at its place`(_ mistake: StyleSheetMistake) {
    expect(mistake.found, is: mistake.lines)
  }

  @Test(arguments: [
    StyleSheetMistake(
      "// red\n@a: b;",
      "1:1 '//' starts no comment in NUI, although SAP's pages use it; "
        + "use '/*' and '*/'"),
    StyleSheetMistake(
      "@a: b; // red",
      "1:8 '//' starts no comment in NUI, although SAP's pages use it; "
        + "use '/*' and '*/'"),
    StyleSheetMistake(
      "A { x: \"Helvetica Neue\"; }",
      "1:8 quotes around 'Helvetica Neue'; write the name without quotes"),
    StyleSheetMistake("A { x: 'b'; }", "1:8 quotes around 'b'; write the name without quotes"),
    StyleSheetMistake("A { x: “b”; }", "1:8 quotes around 'b'; write the name without quotes"),
    StyleSheetMistake("A { x: \"b; }", "1:8 quotes around 'b'; write the name without quotes"),
    StyleSheetMistake("\"A\" { x: 1; }", "1:1 quotes around 'A'; write the name without quotes"),
    StyleSheetMistake("A { \"x\": 1; }", "1:5 quotes around 'x'; write the name without quotes"),
    StyleSheetMistake("A { x: 50%; }", "1:10 '%' cannot stand in a value; write a number alone"),
    StyleSheetMistake(
      "A { x: 1 !important; }",
      "1:10 '!important' is not supported; remove it (the last rule wins)"),
    StyleSheetMistake(
      "A { x: +5; }", "1:8 '+' cannot stand in a value; write a number without a sign"),
    StyleSheetMistake(
      "A { x: 1 * 2; }",
      "1:10 '*' cannot stand here; a name has the letters A to Z, digits, '-', '_', '.', '/' and '\\'"
    ),
    StyleSheetMistake("A { x = 1; }", "1:7 expected ':' after 'x', found '='"),
    StyleSheetMistake("@a = 1;", "1:4 expected ':' after '@a', found '='"),
    StyleSheetMistake(
      "A { x:: 1; }", "1:7 ':' cannot stand in a value; write one value, and ';' after it"),
    StyleSheetMistake(
      "A { x: http://a.b/c; }",
      "1:12 ':' cannot stand in a value; write one value, and ';' after it"),
    StyleSheetMistake(
      "A { image-name: builtin:trend-up; }",
      "1:24 ':' cannot stand in a value; write one value, and ';' after it"),
    StyleSheetMistake(
      "A { image-name: \"a.png\"; }", "1:17 quotes around 'a.png'; write the name without quotes"),
    StyleSheetMistake(
      "A { image-name: /etc/passwd; }",
      "1:17 '/' cannot stand here; a name has the letters A to Z, digits, '-', '_', '.', '/' "
        + "and '\\'"),
    StyleSheetMistake(
      "A { image-name: https://sap.com/a.png; }",
      "1:22 ':' cannot stand in a value; write one value, and ';' after it"),
    StyleSheetMistake(
      "A { x: a#b; }",
      "1:9 '#' cannot stand here; a name has the letters A to Z, digits, '-', '_', '.', '/' and '\\'"
    ),
    StyleSheetMistake(
      "A { x: ü; }",
      "1:8 'ü' cannot stand here; a name has the letters A to Z, digits, '-', '_', '.', '/' and '\\'"
    ),
    StyleSheetMistake("A { xü: 1; }", "1:6 'ü' cannot stand in a name"),
    StyleSheetMistake(
      "@import \"b\";", "1:1 '@import' is not supported; give several style sheets instead"),
    StyleSheetMistake(
      "@import b;", "1:1 '@import' is not supported; give several style sheets instead"),
    StyleSheetMistake(
      "@charset \"utf-8\";", "1:1 '@charset' is not supported; remove it and save the file as UTF-8"
    ),
    StyleSheetMistake(
      "@font-face { x: y; }",
      "1:1 '@font-face' does not start a block; only '@media' can"),
    StyleSheetMistake(
      "@supports (a: b) { A { x: 1; } }",
      "1:1 '@supports' does not start a block; only '@media' can"),
    StyleSheetMistake(
      "@Media (a: b) { A { } }", "1:1 '@Media' does not start a block; write '@media'"),
  ])
  func `what other languages have is named`(_ mistake: StyleSheetMistake) {
    expect(mistake.found, is: mistake.lines)
  }

  @Test(arguments: [
    StyleSheetMistake(
      "A > B { }",
      "1:3 '>' after the class 'A'; combinators are not supported, give one class"
    ),
    StyleSheetMistake(
      "A + B { }",
      "1:3 '+' after the class 'A'; combinators are not supported, give one class"
    ),
    StyleSheetMistake(
      "A B { }",
      "1:3 expected ',' or '{' after the class 'A', found 'B'; nested classes are not supported"
    ),
    StyleSheetMistake(
      "A:hover { }",
      "1:2 ':' after the class 'A'; classes have no states, write a property for it, such as 'tint-color-highlighted'"
    ),
    StyleSheetMistake(
      "A::before { }",
      "1:2 ':' after the class 'A'; classes have no states, write a property for it, such as 'tint-color-highlighted'"
    ),
    StyleSheetMistake(".A { }", "1:1 a class is written without '.'; write 'A'"),
    StyleSheetMistake("#A { }", "1:1 a class is written without '#'; write 'A'"),
    StyleSheetMistake(
      "A.b { }", "1:1 '.' inside the class 'A.b'; give one class, or several separated by ','"),
    StyleSheetMistake(
      "* { }", "1:1 '*' is not supported; list the classes, separated by ','"),
    StyleSheetMistake(
      "A { &:hover { x: 1; } }",
      "1:5 a block inside the block opened on line 1; add '}' before it and write each class separately"
    ),
    StyleSheetMistake("A[b=c] { }", "1:2 '[' cannot stand in the name of a class"),
    StyleSheetMistake("A(b) { }", "1:2 expected ',' or '{' after the class 'A', found '('"),
    StyleSheetMistake(
      "A, { }", "1:2 the list of classes ends in ','; remove it or write a class after it"),
    StyleSheetMistake(", A { }", "1:1 expected a class before ','"),
    StyleSheetMistake("A,, B { }", "1:3 expected a class before ','"),
    StyleSheetMistake(
      "A, .B, C:d { }", "1:4 a class is written without '.'; write 'B'",
      "1:9 ':' after the class 'C'; classes have no states, write a property for it, such as 'tint-color-highlighted'"
    ),
  ])
  func `a selector is one class`(_ mistake: StyleSheetMistake) {
    expect(mistake.found, is: mistake.lines)
  }

  @Test(arguments: [
    StyleSheetMistake(
      "@media { A { } }",
      "1:8 '@media' without options; write one before '{', such as '(orientation: landscape)'"),
    StyleSheetMistake(
      "@media screen { A { } }",
      "1:8 expected an option, such as '(orientation: landscape)', found 'screen'"),
    StyleSheetMistake("@media (a) { }", "1:10 expected ':' after 'a', found ')'"),
    StyleSheetMistake("@media (a b) { }", "1:11 expected ':' after 'a', found 'b'"),
    StyleSheetMistake("@media (a = b) { }", "1:11 expected ':' after 'a', found '='"),
    StyleSheetMistake("@media (a: ) { }", "1:12 expected what 'a' must be, found ')'"),
    StyleSheetMistake(
      "@media (: b) { }", "1:9 expected what is asked for, such as 'device', found ':'"),
    StyleSheetMistake("@media (a: b { }", "1:14 expected ')' after 'b', found '{'"),
    StyleSheetMistake(
      "@media (a: b) and { }",
      "1:19 expected an option, such as '(orientation: landscape)', found '{'"),
    StyleSheetMistake(
      "@media (a: b) (c: d) { }", "1:15 expected 'and' or '{' after an option, found '('"),
    StyleSheetMistake(
      "@media (a: b), (c: d) { }", "1:14 expected 'and' or '{' after an option, found ','"),
    StyleSheetMistake(
      "@media (a: b) or (c: d) { }", "1:15 expected 'and' or '{' after an option, found 'or'"),
    StyleSheetMistake("@media (a: @b) { }", "1:12 expected what 'a' must be, found '@b'"),
    StyleSheetMistake("@media (a: b);", "1:14 expected 'and' or '{' after an option, found ';'"),
    StyleSheetMistake(
      "@media (a: b) { @media (c: d) { A { } } }",
      "1:17 '@media' inside '@media'; write all options into one, with 'and' between"),
  ])
  func `options of media are checked`(_ mistake: StyleSheetMistake) {
    expect(mistake.found, is: mistake.lines)
  }

  @Test(arguments: [
    StyleSheetMistake("/* open", "1:1 unclosed comment; add '*/'"),
    StyleSheetMistake("A { x: 1; /* open\n}", "1:11 unclosed comment; add '*/'"),
    StyleSheetMistake(
      "A {\u{A0}x: 1; }", "1:4 invisible character U+00A0; remove it or use a space"),
    StyleSheetMistake(
      "A { x: 1;\u{200B}\u{200B} }", "1:10 invisible character U+200B; remove it or use a space"),
    StyleSheetMistake("/* ü */ }", "1:9 '}' without a '{' before it; remove it, or write the '{'"),
    StyleSheetMistake("\u{FEFF}}", "1:1 '}' without a '{' before it; remove it, or write the '{'"),
    StyleSheetMistake("A { }\r\n}", "2:1 '}' without a '{' before it; remove it, or write the '{'"),
    StyleSheetMistake("A { }\r}", "2:1 '}' without a '{' before it; remove it, or write the '{'"),
  ])
  func `what is no text is told once`(_ mistake: StyleSheetMistake) {
    expect(mistake.found, is: mistake.lines)
  }
  @Test func `ten mistakes are ten lines`() {
    let text = """
      @tintColor: blue
      @primary1 = red;
      fdlA {
        font-name: "Helvetica";
        width: 50%;
        height
      }
      fdlB:hover { a: b; }
      fdlC {
        a: b;
      fdlD, { a: c; }
      @import "other";
      fdlE
        a: b;
      }
      fdlF { a: 1 !important; }
      @media { fdlG { } }
      """
    expect(
      StyleSheet(text).complaints.map { $0.prefix { $0 != " " } },
      is: [
        "1:17", "2:11", "4:14", "5:12", "6:3", "8:5", "11:1", "11:5", "12:1", "13:5", "16:13",
        "17:8",
      ])
  }

  @Test func `a hundred mistakes are told, and that there are more`() {
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
}
