import FioriRender
import Testing

@testable import TestSupport

struct JSONTextTests {
  @Test func `keys keep their order and numbers one line`() {
    let json = JSONText.object([
      ("b", .bool(true)), ("a", .object([("y", .number(1)), ("x", .number(2.5))])),
      ("list", .array([.string("p"), .number(3)])), ("none", .array([])),
    ])
    expect(
      json.text,
      is: """
        {
          "b": true,
          "a": { "y": 1, "x": 2.5 },
          "list": [
            "p",
            3
          ],
          "none": []
        }
        """)
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("a\nb", #""a\nb""#),
    ("\u{1}\u{1F}", #""\u0001\u001f""#), ("é中", "\"é中\""), ("a/b", "\"a/b\""), ("", "\"\""),
  ])
  func `texts are escaped`(text: String, json: String) {
    expect(JSONText.string(text).text, is: json)
  }
}
