import FioriRender
import Testing

@testable import TestSupport

/// References to rows of data in the schema, which editors complete.
struct SchemaReferenceTests {
  private static func chart(_ keys: String) -> String {
    #"{"data":{"file":"t.csv"},"view":{"type":"chartView",\#(keys)}}"#
  }

  private static func text(_ caption: String, _ keys: String = "") -> String {
    #"{"data":{"file":"t.csv"},"view":{"type":"kpiView","items":[],"caption":\#(caption)}\#(keys)}"#
  }

  private static func types(_ types: String) -> String {
    #"{"data":{"file":"t.csv","types":\#(types)},"view":{"type":"kpiView","items":[]}}"#
  }

  private static func data(_ keys: String) -> String {
    #"{"data":{\#(keys)},"view":{"type":"kpiView","items":[]}}"#
  }

  @Test(arguments: [
    (text(#"{"$":"a"}"#), true), (text(#"{"$colum":"a"}"#), false),
    (text(#"{"$":"a","x":1}"#), false), (text(#"{"$sum":1}"#), false),
    (text(#"{"$count":true}"#), true), (text(#"{"$count":false}"#), false),
    (text(#"{"text":{"$":"a"},"color":{"$":"b"}}"#), true),
    (text(#"{"x":1,"y":2}"#), false),
    (text(#""a""#, #","name":{"$":"a"}"#), true),
    (text(#""a""#, #","environment":{"width":{"$max":"a"}}"#), true),
    (chart(#""categories":{"$distinct":"a"},"series":[]"#), true),
    (chart(#""series":{"$by":"a","title":"${a}","values":{"$column":"b"}}"#), true),
    (chart(#""series":[{"$by":"a","values":{"$column":"b"},"aggregate":"mean"}]"#), true),
    (chart(#""series":{"$by":"a","values":{"$column":"b"},"aggregate":"median"}"#), false),
    (chart(#""series":{"$by":"a","titel":"${a}","values":{"$column":"b"}}"#), false),
    (chart(#""series":{"$by":"a","title":"${a}"}"#), false),
    (chart(#""series":{"$by":1,"values":{"$column":"b"}}"#), false),
    (chart(#""series":[{"values":{"x":{"$column":"a"},"y":{"$column":"b"}}}]"#), true),
    (chart(#""series":[{"values":{"x":{"$column":"a"},"z":{"$column":"b"}}}]"#), false),
    (chart(#""series":[{"values":[1,{"$max":"a"},null]}]"#), true),
    (chart(#""series":[],"numericAxis":{"ticks":{"$column":"a"}}"#), true),
    (chart(#""series":[],"legend":{"$":"a"}"#), true),
    (types(#"{"d":{"date":"d.M.yyyy","by":"month"}}"#), true),
    (types(#"{"d":{"date":"d.M.yyyy","by":"day"}}"#), false),
    (types(#"{"d":{"by":"month"}}"#), true),
    (types(#"{"d":"date"}"#), false),
    (data(#""file":"t.csv","each":true"#), true), (data(#""groupBy":"a""#), true),
    (data(#""file":"t.csv","values":[]"#), false),
    (data(#""file":"t.csv","each":true,"groupBy":"a""#), false),
  ])
  func `the schema knows references`(json: String, isValid: Bool) throws {
    let node = try #require(readJSON(json).root)
    try expect(SchemaValidator.full.get().accepts(node), is: isValid)
  }
}
