import FioriRender
import Testing

@testable import TestSupport

struct FiguresTests {
  private func check(_ item: WrongDescription) {
    expect(DescribedDocument(item.json).lines, is: item.diagnostics)
  }

  @Test func `figures are drawn in the order of the file`() {
    let document = DescribedDocument(
      """
      {"figures": [
        {"name": "b", "view": {"type": "kpiView", "caption": "B"}},
        {"name": "a", "view": {"type": "kpiView", "caption": "A"}}
      ]}
      """)
    expect(document.lines, is: [])
    expect(document.document.figures.map(\.name), is: ["b", "a"])
    expect(document.document.figures.map { ($0.view as? KPIView)?.caption }, is: ["B", "A"])
  }

  @Test(arguments: [
    WrongDescription(
      #"{"figures":{}}"#, "1:12: error: figures: expected an array of figures, found an object"),
    WrongDescription(
      #"{"figures":[]}"#, "1:12: error: figures: no figures; add at least one"),
    WrongDescription(
      #"{"figures":[3]}"#, "1:13: error: figures[0]: expected an object, found 3"),
    WrongDescription(
      #"{"figures":[{"name":"a"}]}"#, "1:13: error: figures[0]: 'view' is missing; give one"),
    WrongDescription(
      #"{"figures":[{"name":"a","view":null}]}"#,
      "1:13: error: figures[0]: 'view' is missing; give one"),
    WrongDescription(
      #"{"figures":[{"name":"a","view":{"type":"kpiView"},"scale":2}]}"#,
      "1:51: error: figures[0]: unknown key 'scale'; "
        + "expected one of 'name', 'view', 'environment', 'stylesheet'"),
  ])
  func `a figure has a view`(_ item: WrongDescription) { check(item) }

  @Test func `a name is given once`() {
    let view = #""view":{"type":"kpiView"}"#
    check(
      WrongDescription(
        "{\"figures\":[\n{\"name\":\"a\",\(view)},\n{\"name\":\"b\",\(view)},\n"
          + "{\"name\":\"a\",\(view)}]}",
        "4:9: error: figures[2].name: name 'a' is already used on line 2; rename one"))
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", " a", "a/b", "a\\\\b", "a:b", "a*", "a?", "a<", "a>", "a|", "a'b",
    "a\\\"b", "a\\nb",
  ])
  func `a name that cannot be a file's is an error`(name: String) {
    let lines = DescribedDocument(
      "{\"figures\":[{\"name\":\"\(name)\",\"view\":{\"type\":\"kpiView\"}}]}"
    ).lines
    expect(lines.count, is: 1)
    expect(lines.first?.hasPrefix("1:21: error: figures[0].name: name '"), is: true)
    expect(
      lines.first?.hasSuffix("' cannot be a file's; use letters, digits, '-' and '_'"), is: true)
  }

  @Test func `a name with a character that no text shows is an error, and the character a warning`()
  {
    let document = DescribedDocument(
      #"{"figures":[{"name":"a\u0000","view":{"type":"kpiView"}}]}"#)
    expect(
      document.lines,
      is: [
        "1:21: warning: figures[0].name: the character U+0000 is not shown; remove it",
        "1:21: error: figures[0].name: name 'a\u{FFFD}' cannot be a file's; "
          + "use letters, digits, '-' and '_'",
      ])
  }

  @Test(arguments: ["a", "kpi-sales", "KPI 1", "a.b", "über", "売上", "a_b"])
  func `a plain name is a file's`(name: String) {
    let document = DescribedDocument(
      "{\"figures\":[{\"name\":\"\(name)\",\"view\":{\"type\":\"kpiView\"}}]}")
    expect(document.lines, is: [])
    expect(document.document.figures.map(\.name), is: [name])
  }

  @Test func `a name has at most 200 bytes`() {
    #expect(FileName.isPlain(String(repeating: "a", count: 200)))
    #expect(!FileName.isPlain(String(repeating: "a", count: 201)))
    #expect(!FileName.isPlain(String(repeating: "é", count: 101)))
  }
}
