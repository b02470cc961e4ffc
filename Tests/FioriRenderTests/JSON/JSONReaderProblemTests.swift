import FioriRender
import Testing

@testable import TestSupport

/// What is reported, where, and what is read all the same.
@Suite struct JSONReaderProblemTests {
  private func check(_ item: JSONProblemCase) {
    let reading = readJSON(item.text)
    expect(jsonProblems(reading), is: item.problems)
    expect(jsonText(reading.root), is: item.value)
  }

  @Test func `a trailing comma is an error at its place`() {
    check(
      JSONProblemCase("[1, 2,\n]", "1:6 trailing comma before ']'; remove it", value: "[1.0,2.0]"))
  }

  @Test(arguments: [
    JSONProblemCase(
      #"{"a": 1, }"#, "1:8 trailing comma before '}'; remove it", value: #"{"a":1.0}"#),
    JSONProblemCase("[,1]", "1:2 comma without an element before it; remove it", value: "[1.0]"),
    JSONProblemCase(
      "[1,,2]", "1:4 comma without an element before it; remove it", value: "[1.0,2.0]"),
    JSONProblemCase("{,}", "1:2 comma without a member before it; remove it", value: "{}"),
    JSONProblemCase(
      "[1 2]", "1:4 missing comma after an element; write ',' before this one",
      value: "[1.0,2.0]"),
    JSONProblemCase(
      "{\"a\": 1\n \"b\": 2}", "2:2 missing comma after a member; write ',' before this one",
      value: #"{"a":1.0,"b":2.0}"#),
    JSONProblemCase(
      #"{"a" 1}"#, "1:6 expected ':' after the key 'a', found '1'", value: #"{"a":1.0}"#),
    JSONProblemCase(
      #"{"a" = 1}"#, "1:6 expected ':' after the key 'a', found '='", value: #"{"a":1.0}"#),
    JSONProblemCase(
      #"{"a": , "b": 1}"#, "1:7 key 'a' has no value; write ':' and a value after it",
      value: #"{"a":null,"b":1.0}"#),
    JSONProblemCase(
      #"{"a"}"#, "1:5 key 'a' has no value; write ':' and a value after it",
      value: #"{"a":null}"#),
    JSONProblemCase(#"{"a": 1 x}"#, "1:9 expected ',' or '}' after a member, found 'x'"),
    JSONProblemCase("[1}", "1:3 expected ',' or ']' after an element, found '}'"),
    JSONProblemCase(#"{"a": 1]"#, "1:8 expected ',' or '}' after a member, found ']'"),
    JSONProblemCase("{1, 2}", "1:2 expected a key in double quotes, found '1'"),
    JSONProblemCase("{a: 1}", "1:2 key a without quotes; write \"a\"", value: #"{"a":1.0}"#),
    JSONProblemCase(
      "{\"a\": 1, b-c : 2}", "1:10 key b-c without quotes; write \"b-c\"",
      value: #"{"a":1.0,"b-c":2.0}"#),
    JSONProblemCase(
      "{\"type\": 1,\n\"b\": 2,\n\"type\": 3}",
      "3:1 duplicate key 'type', first given on line 1; remove one of them",
      value: #"{"type":1.0,"b":2.0}"#),
    JSONProblemCase("[*]", "1:2 expected a value, found '*'"),
    JSONProblemCase("“a”", "1:1 expected a value, found '“'; use straight double quotes"),
  ])
  func `wrong structure is named at its place`(_ item: JSONProblemCase) { check(item) }

  @Test(arguments: [
    JSONProblemCase("", "1:1 the text is empty; a JSON document needs a value"),
    JSONProblemCase(" \n ", "2:2 the text is empty; a JSON document needs a value"),
    JSONProblemCase(
      "[\n {\"a\": 1",
      "2:9 unclosed object, opened at line 2, column 2; add '}'"),
    JSONProblemCase("[1,", "1:4 unclosed array, opened at line 1, column 1; add ']'"),
    JSONProblemCase(
      #"{"a""#, "1:5 unclosed object, opened at line 1, column 1; add '}'"),
    JSONProblemCase(
      #"{"a":"#, "1:6 unclosed object, opened at line 1, column 1; add '}'"),
    JSONProblemCase("{} x", "1:4 text after the end of the document, found 'x'; remove it"),
    JSONProblemCase("1 2", "1:3 text after the end of the document, found '2'; remove it"),
    JSONProblemCase("{}}", "1:3 text after the end of the document, found '}'; remove it"),
  ])
  func `a wrong end is named at its place`(_ item: JSONProblemCase) { check(item) }

  @Test(arguments: [
    JSONProblemCase(
      #""\ud800""#,
      #"1:2 lone surrogate \ud800 in a string; write the pair, or the character itself"#,
      value: "\"\u{FFFD}\""),
    JSONProblemCase(
      #""a\uDC00b""#,
      #"1:3 lone surrogate \uDC00 in a string; write the pair, or the character itself"#,
      value: "\"a\u{FFFD}b\""),
    JSONProblemCase(
      #""\ud83d\u0041""#,
      #"1:2 lone surrogate \ud83d in a string; write the pair, or the character itself"#,
      value: "\"\u{FFFD}A\""),
    JSONProblemCase(
      #""\q""#, #"1:2 invalid escape \q in a string; write \\ for a backslash"#,
      value: "\"\u{FFFD}\""),
    JSONProblemCase(
      #""\é""#, #"1:2 invalid escape \é in a string; write \\ for a backslash"#,
      value: "\"\u{FFFD}é\""),
    JSONProblemCase(
      #""\u12g4""#,
      #"1:2 invalid escape \u12 in a string; \u needs four hexadecimal digits"#,
      value: "\"\u{FFFD}g4\""),
    JSONProblemCase("\"a\tb\"", "1:3 tab in a string; write \\t", value: "\"a\\u0009b\""),
    JSONProblemCase(
      "\"a\u{1}b\"",
      "1:3 control character U+0001 in a string; write \\u0001 or remove it",
      value: "\"a\\u0001b\""),
    JSONProblemCase(
      "[\"a\nb\nc\", *]", "1:4 line break in a string; write \\n",
      "3:5 expected a value, found '*'"),
    JSONProblemCase(
      "{\"a\": \"x,\n \"b\": 1}", "1:7 string without a closing quote; end it with '\"'",
      value: #"{"a":"x","b":1.0}"#),
    JSONProblemCase(
      "[\"a]", "1:2 string without a closing quote; end it with '\"'", value: #"["a"]"#),
    JSONProblemCase("{\"a: 1}", "1:2 string without a closing quote; end it with '\"'"),
    JSONProblemCase(
      "'a\"\\'b'", "1:1 single quotes around a string; use double quotes",
      value: #""a\"'b""#),
    JSONProblemCase(
      "{'a': 1}", "1:2 single quotes around a string; use double quotes",
      value: #"{"a":1.0}"#),
  ])
  func `a wrong string is named and mended`(_ item: JSONProblemCase) { check(item) }

  @Test(arguments: [
    JSONProblemCase("01", "1:1 number 01 has a leading zero; write it without", value: "1.0"),
    JSONProblemCase(
      "-00.5", "1:1 number -00.5 has a leading zero; write it without", value: "-0.5"),
    JSONProblemCase("+1", "1:1 number +1 has a plus sign; write it without", value: "1.0"),
    JSONProblemCase(
      ".5", "1:1 number .5 has no digit before the point; write 0 there", value: "0.5"),
    JSONProblemCase(
      "1.", "1:1 number 1. has no digit after the point; add one or remove the point",
      value: "1.0"),
    JSONProblemCase(
      "1.e5", "1:1 number 1.e5 has no digit after the point; add one or remove the point",
      value: "100000.0"),
    JSONProblemCase("1e", "1:1 number 1e has no digit in its exponent; add one", value: "0.0"),
    JSONProblemCase("1e+", "1:1 number 1e+ has no digit in its exponent; add one", value: "0.0"),
    JSONProblemCase(
      "-", "1:1 '-' is not a number; write digits, or put text in double quotes",
      value: "0.0"),
    JSONProblemCase(
      "-Infinity",
      "1:1 '-Infinity' is not a number; write digits, or put text in double quotes",
      value: "0.0"),
    JSONProblemCase("12px", "1:1 '12px' is not a number; put text in double quotes", value: "0.0"),
    JSONProblemCase(
      "1.2.3", "1:1 '1.2.3' is not a number; put text in double quotes", value: "0.0"),
    JSONProblemCase("0x10", "1:1 '0x10' is not a number; put text in double quotes", value: "16.0"),
    JSONProblemCase("NaN", "1:1 NaN is not a number in JSON; write a finite number", value: "0.0"),
    JSONProblemCase(
      "Infinity", "1:1 Infinity is not a number in JSON; write a finite number",
      value: "0.0"),
    JSONProblemCase(
      "1e400", "1:1 number 1e400 is too large; the largest is about 1.8e308", value: "0.0"),
    JSONProblemCase(
      "-1e400", "1:1 number -1e400 is too small; the smallest is about -1.8e308",
      value: "0.0"),
    JSONProblemCase(
      "1e99999999999999999999",
      "1:1 number 1e99999999999999999999 is too large; the largest is about 1.8e308",
      value: "0.0"),
  ])
  func `a wrong number is named and read as near as can be`(_ item: JSONProblemCase) { check(item) }

  @Test func `an integer of 400 digits is too large and cut in the message`() {
    let digits = String(repeating: "7", count: 400)
    let message = "number \(digits.prefix(32))… is too large; the largest is about 1.8e308"
    check(JSONProblemCase("[\(digits), 1]", "1:2 \(message)", value: "[0.0,1.0]"))
  }

  @Test(arguments: [
    JSONProblemCase("True", "1:1 unknown word 'True'; write true", value: "true"),
    JSONProblemCase("fasle", "1:1 unknown word 'fasle'; write false", value: "false"),
    JSONProblemCase("nul", "1:1 unknown word 'nul'; write null", value: "null"),
    JSONProblemCase("nulll", "1:1 unknown word 'nulll'; write null", value: "null"),
    JSONProblemCase("undefined", "1:1 unknown word 'undefined'; write null", value: "null"),
    JSONProblemCase(
      "[#fff]", "1:2 unknown word '#fff'; put text in double quotes", value: "[\"#fff\"]"),
    JSONProblemCase(
      "größe", "1:1 unknown word 'größe'; put text in double quotes", value: #""größe""#),
  ])
  func `an unknown word is named with what was meant`(_ item: JSONProblemCase) { check(item) }

  @Test(arguments: [
    JSONProblemCase("// a\n1", "1:1 comment; remove it, JSON has none", value: "1.0"),
    JSONProblemCase(
      "[1, /* é\n */ *]", "1:5 comment; remove it, JSON has none",
      "2:5 expected a value, found '*'"),
    JSONProblemCase("1 /* a", "1:3 comment; remove it, JSON has none", value: "1.0"),
    JSONProblemCase(
      "[\u{A0}1]", "1:2 invisible character U+00A0 outside a string; remove it or use a space",
      value: "[1.0]"),
    JSONProblemCase(
      "[1\u{C}]", "1:3 invisible character U+000C outside a string; remove it or use a space",
      value: "[1.0]"),
    JSONProblemCase(
      "1\u{FEFF}", "1:2 invisible character U+FEFF outside a string; remove it or use a space",
      value: "1.0"),
  ])
  func `comments and stray characters are named and skipped`(_ item: JSONProblemCase) {
    check(item)
  }

  @Test func `every error of a text is found in one run`() {
    let text = """
      {
        // palette
        "a": "\\q\\ud800",
        'b': 1e400,
        "a": [1 2,],
        c: True
        "d": "open,
        "e": 01
      }
      """
    check(
      JSONProblemCase(
        text,
        "2:3 comment; remove it, JSON has none",
        #"3:9 invalid escape \q in a string; write \\ for a backslash"#,
        #"3:11 lone surrogate \ud800 in a string; write the pair, or the character itself"#,
        "4:3 single quotes around a string; use double quotes",
        "4:8 number 1e400 is too large; the largest is about 1.8e308",
        "5:3 duplicate key 'a', first given on line 3; remove one of them",
        "5:11 missing comma after an element; write ',' before this one",
        "5:12 trailing comma before ']'; remove it",
        "6:3 key c without quotes; write \"c\"",
        "6:6 unknown word 'True'; write true",
        "7:3 missing comma after a member; write ',' before this one",
        "7:8 string without a closing quote; end it with '\"'",
        "8:8 number 01 has a leading zero; write it without",
        value: "{\"a\":\"\u{FFFD}\u{FFFD}\",\"b\":0.0,\"c\":true,\"d\":\"open\",\"e\":1.0}"))
  }

  @Test func `a duplicate among many keys names the line of the first`() {
    let keys = (1...40).map { "\"k\($0)\": 0" } + ["\"k3\": 1"]
    let reading = readJSON("{" + keys.joined(separator: ",\n") + "}")
    expect(
      jsonProblems(reading),
      is: [
        "41:1 duplicate key 'k3', first given on line 3; remove one of them"
      ])
  }

  @Test func `a message shows no invisible or endless part of the text`() {
    let key = "a\\n" + String(repeating: "b", count: 50)
    let message = readJSON("{\"\(key)\"}").problems.first?.message
    let shown = "a\u{FFFD}" + String(repeating: "b", count: 30) + "…"
    expect(message, is: "key '\(shown)' has no value; write ':' and a value after it")
  }

  @Test func `at most 100 problems are kept and reading goes on`() {
    let reading = readJSON("[" + String(repeating: "01,\n", count: 500) + "2]")
    expect(reading.problems.count, is: 100)
    expect(reading.problems.last?.position, is: SourcePosition(line: 100, column: 1))
    #expect(reading.root != nil)
  }
}
