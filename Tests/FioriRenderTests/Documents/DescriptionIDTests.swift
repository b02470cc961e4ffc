import FioriRender
import Testing

@testable import TestSupport

/// What a description in a stream is called.
struct DescriptionIDTests {
  private func document(_ json: String) -> Document {
    Document(json: Array(json.utf8), takesID: true)
  }

  @Test(arguments: [
    (#""a""#, "a"), (#""\u00e9\n""#, "é\n"), (#""\"""#, "\""), ("1.50", "1.50"), ("-0", "-0"),
    ("123456789012345678901", "123456789012345678901"),
  ])
  func `it equals the input`(json: String, text: String) {
    let descriptions = [
      #"{"id":\#(json),"view":{"type":"kpiView"}}"#,
      "\u{FEFF}{\r\"é\": 1,\n \"id\" : \(json) }",
    ]
    for description in descriptions {
      let id = document(description).id
      expect(id?.json, is: json)
      expect(id?.text, is: text)
    }
  }

  @Test(arguments: ["null", "true", "[1]", "{}", "'a'", "\"a\tb\"", "01", "+1", "\"a"])
  func `a value that is neither a string nor a number is ignored`(json: String) {
    expect(document(#"{"id":\#(json),"view":{"type":"kpiView"}}"#).id, is: nil)
  }

  @Test func `mistakes elsewhere leave it unchanged`() {
    expect(document(#"{"view":{"type":"kpiView",},"id":7,}"#).id?.json, is: "7")
  }
}
