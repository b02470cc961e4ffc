import FioriRender
import Testing

struct SVGIconCheckTests {
  @Test(arguments: ["image", "include", "marker", "pattern"])
  func `elements that can take all time or memory are refused`(name: String) {
    #expect(throws: ImageError.forbiddenInIcon("<\(name)>")) {
      try SVGIconCheck.check(Array("<svg><g><x:\(name)/></g></svg>".utf8))
    }
  }

  @Test(arguments: [
    "<svg><use href=\"data:image/svg+xml;base64,AA#x\"/></svg>",
    "<svg><use xlink:href='other.svg#x'/></svg>",
    "<svg><rect fill=\"url(other.svg#a)\"/></svg>",
    "<svg><rect style=\"fil&#116;er:blur(4)\"/></svg>",
    "<svg><style>rect { f\\69lter: blur(4) }</style></svg>",
    "<svg><rect filter=\"blur(4)\"/></svg>",
    "<svg><switch><rect systemLanguage=\"de\"/></switch></svg>",
    "<svg>" + String(repeating: "<rect mask=\"url(#m)\"/>", count: 13) + "</svg>",
  ])
  func `what leads outside or around the rules is refused`(source: String) {
    #expect(throws: ImageError.self) { try SVGIconCheck.check(Array(source.utf8)) }
  }

  @Test func `references inside are allowed`() throws {
    let source = "<svg><use xlink:href = '#a'/><rect fill=\"url( '#b' )\"/></svg>"
    try SVGIconCheck.check(Array(source.utf8))
  }

  @Test func `entities are refused`() {
    let source = "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>"
    #expect(throws: ImageError.forbiddenInIcon("<!ENTITY>")) {
      try SVGIconCheck.check(Array(source.utf8))
    }
  }

  @Test(arguments: [("<use/>", 16), ("<mask></mask>", 4)])
  func `references are counted`(element: String, maximum: Int) throws {
    let allowed = "<svg>" + String(repeating: element, count: maximum)
    try SVGIconCheck.check(Array(allowed.utf8))
    #expect(throws: ImageError.self) { try SVGIconCheck.check(Array((allowed + element).utf8)) }
  }

  @Test func `depth is limited, length is not`() throws {
    try SVGIconCheck.check(Array(String(repeating: "<g><a/></g>", count: 1000).utf8))
    try SVGIconCheck.check(Array((String(repeating: "<g>", count: 32) + "<a/>").utf8))
    #expect(throws: ImageError.forbiddenInIcon("elements nested more than 32 deep")) {
      try SVGIconCheck.check(Array(String(repeating: "<g>", count: 33).utf8))
    }
  }
}
