import FioriRender
import Testing

@testable import TestSupport

struct SVGSourceTests {
  @Test(arguments: [
    ("<svg/>", true), ("\u{FEFF} \n<svg></svg>", true), ("<s:svg xmlns:s='x'/>", true),
    ("<?xml version='1.0' encoding='UTF-8'?><!-- <a> --><svg>", true),
    ("<!DOCTYPE svg PUBLIC '>' [<!ENTITY a '<b>'><!-- ' -->]>\n<svg>", true),
    ("<?xml version='1.0' encoding='UTF-7'?><svg/>", false), ("<html><svg/></html>", false),
    ("svg", false), ("", false), ("<svg", false), ("<svg a='>", false), ("<!--<svg/>", false),
    ("<!DOCTYPE svg [<svg/>", false), ("</svg>", false), ("x<svg/>", false),
  ])
  func `an SVG is told by its root element`(source: String, expected: Bool) {
    expect(SVGSource.isSVG(Array(source.utf8)), is: expected)
  }

  @Test(arguments: [
    ("<svg><text>a</text></svg>", true), ("<s:svg><s:text\n/></s:svg>", true),
    ("<svg><textPath/><text-x/><g id='<text>'/></svg>", false),
    ("<svg><!-- <text/> --><![CDATA[<text/>]]></svg>", false), ("<svg><a/><text", false),
  ])
  func `texts are found by their tags`(source: String, expected: Bool) {
    expect(SVGSource.containsText(Array(source.utf8)), is: expected)
  }

  @Test(arguments: [
    ("<svg><text x='1'>a<tspan/></text></svg>", "<svg><desc x='1'>a<tspan/></desc></svg>"),
    ("<s:svg><s:text/></s:svg>", "<s:svg><s:desc/></s:svg>"),
    ("<svg><!--<text>--><path/></svg>", "<svg><!--<text>--><path/></svg>"), ("", ""),
  ])
  func `texts become descriptions, which are not drawn`(source: String, expected: String) {
    let hidden = SVGSource.hidingText(in: Array(source.utf8))
    expect(String(decoding: hidden, as: UTF8.self), is: expected)
  }
}
