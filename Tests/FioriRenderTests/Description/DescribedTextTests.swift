import FioriReading
import FioriRender
import Testing

@testable import TestSupport

/// Texts, fonts and runs as descriptions say them (Docs/description.md#texts).
struct DescribedTextTests {
  @Test(
    arguments: [
      (#""Sales""#, "Sales"),
      (#"{"text": "Sales"}"#, "Sales"),
      (#"{"text": "Sales", "font": null, "color": null}"#, "Sales"),
      (#"[{"text": "Sa"}, {"text": "les"}]"#, Text(runs: [TextRun("Sa"), TextRun("les")])),
      (
        #"{"text": [{"text": "Sales"}], "numberOfLines": 0}"#,
        Text(runs: [TextRun("Sales")], numberOfLines: 0)
      ),
      (#"{"text": "Sales", "styleClass": "loud"}"#, Text("Sales", styleClass: ["loud"])),
    ] as [(String, Text)])
  func `a text is a string, an object or runs`(json: String, text: Text) {
    let read = ReadValue(json, as: .fioriText)
    expect(read.value, is: text)
    expect(read.lines, is: [])
  }

  @Test func `an object says all that a text has`() {
    let read = ReadValue(
      """
      {"text": "Sales", "font": {"style": "headline", "size": 19.5, "weight": "bold",
        "family": "Inter"}, "color": "red", "numberOfLines": 3, "alignment": "trailing",
        "styleClass": ["loud", "brand"]}
      """, as: .fioriText)
    expect(
      read.value,
      is: Text(
        "Sales", font: TextFont(.headline, weight: .bold, size: 19.5, family: "Inter"),
        color: .rgb(255, 0, 0), numberOfLines: 3, alignment: .trailing,
        styleClass: ["loud", "brand"]))
    expect(read.lines, is: [])
  }

  @Test func `a run says all that it has`() {
    let read = ReadValue(
      """
      [{"text": "a", "font": "footnote", "color": "#112233", "kern": -0.5, "baselineOffset": 4},
       {"text": ""}]
      """, as: .runs)
    expect(
      read.value,
      is: [
        TextRun(
          "a", font: TextFont(.footnote), color: .rgb(0x11, 0x22, 0x33), kern: -0.5,
          baselineOffset: 4),
        TextRun(""),
      ])
    expect(read.lines, is: [])
  }

  @Test(arguments: TextStyle.allCases)
  func `every text style is a font by its name`(style: TextStyle) {
    expect(ReadValue("\"\(style.rawValue)\"", as: .textFont).value, is: TextFont(style))
  }

  @Test(arguments: [
    ("thin", Font.Weight.light), ("light", .light), ("regular", .regular), ("medium", .semibold),
    ("semibold", .semibold), ("bold", .bold), ("black", .bold),
  ])
  func `a weight goes by UIKit's names`(name: String, weight: Font.Weight) {
    let read = ReadValue(#"{"weight": "\#(name)"}"#, as: .textFont)
    expect(read.value, is: TextFont(weight: weight))
  }

  @Test(arguments: [
    ("3", "1:1: error: text: expected a text, found the number 3; write \"3\""),
    ("true", "1:1: error: text: expected a text, found true"),
    ("{}", "1:1: error: text: 'text' is missing; give a text"),
    (#"{"text": null}"#, "1:1: error: text: 'text' is missing; give a text"),
    (
      #"{"text": "a", "colour": "red"}"#,
      "1:15: error: text: unknown key 'colour'; did you mean 'color'?"
    ),
    (
      #"{"text": "a", "numberOfLines": -1}"#,
      "1:32: error: text.numberOfLines: expected a whole number from 0 to 100, found -1"
    ),
    (
      #"{"text": "a", "alignment": "left"}"#,
      "1:28: error: text.alignment: unknown alignment 'left'; "
        + "expected one of 'leading', 'center', 'trailing'"
    ),
    (
      "[]",
      "1:1: error: text: expected at least one run such as {\"text\": …}, found an empty array"
    ),
    (
      #"{"text": []}"#,
      "1:10: error: text.text: expected at least one run such as {\"text\": …}, "
        + "found an empty array"
    ),
    (
      #"["a"]"#,
      "1:2: error: text[0]: expected an object such as {\"text\": \"a\"}, found 'a'"
    ),
    ("[3]", "1:2: error: text[0]: expected an object, found 3"),
    (#"[{"kern": 1}]"#, "1:2: error: text[0]: 'text' is missing; give a text"),
    (
      #"[{"text": "a", "kerning": 1}]"#,
      "1:16: error: text[0]: unknown key 'kerning'; "
        + "expected one of 'text', 'font', 'color', 'kern', 'baselineOffset'"
    ),
    (
      #"[{"text": "a", "kern": 1001}]"#,
      "1:24: error: text[0].kern: expected a number from -1000 to 1000, found 1001"
    ),
    (
      #"[{"text": "a", "baselineOffset": "2"}]"#,
      "1:34: error: text[0].baselineOffset: expected a number from -1000 to 1000, "
        + "found a string; write 2"
    ),
  ])
  func `a wrong text has its error`(json: String, line: String) {
    expect(ReadValue(json, as: .fioriText).lines, is: [line])
  }

  @Test(arguments: [
    (#""headlin""#, "1:1: error: text: unknown text style 'headlin'; did you mean 'headline'?"),
    (
      #"{"style": "Footnote"}"#,
      "1:11: error: text.style: unknown text style 'Footnote'; did you mean 'footnote'?"
    ),
    (#"{"size": 1001}"#, "1:10: error: text.size: expected a number from 0 to 1000, found 1001"),
    (#"{"size": -1}"#, "1:10: error: text.size: expected a number from 0 to 1000, found -1"),
    (
      #"{"weight": "blod"}"#,
      "1:12: error: text.weight: unknown font weight 'blod'; did you mean 'bold'?"
    ),
    (
      #"{"name": "Inter"}"#,
      "1:2: error: text: unknown key 'name'; expected one of 'style', 'size', 'weight', 'family'"
    ),
    (
      "17",
      "1:1: error: text: expected 'largeTitle', 'title1', 'title2', 'title3', 'headline', 'body', "
        + "'callout', 'subheadline', 'footnote', 'caption1' or 'caption2', found 17"
    ),
  ])
  func `a wrong font has its error`(json: String, line: String) {
    expect(ReadValue(json, as: .textFont).lines, is: [line])
  }

  @Test func `an attributed twin is an array`() {
    expect(
      ReadValue(#""Sales""#, as: .runs).lines,
      is: [
        "1:1: error: text: expected an array of runs such as [{\"text\": …}], found 'Sales'"
      ])
  }
}
