import FioriRender
import Testing

@testable import FioriBackend
@testable import TestSupport

/// What is said of an SVG that is outside the subset, or that would take all time and memory.
struct SVGFindingTests {
  private static let square = "<path d='M0 0h2v2H0z'/>"

  @Test(arguments: [
    ("<text>a</text>", "2: <text> is not drawn"), ("<image/>", "2: <image> is not drawn"),
    ("<path d='M0 0h1v1z'><animate/></path>", "2: <animate> is not drawn"),
    ("<g filter='url(#f)'/>", "2: 'filter' has no effect"),
    ("<g style='mix-blend-mode:multiply'/>", "2: 'mix-blend-mode' has no effect"),
    ("<path marker-end='url(#m)'/>", "2: 'marker-end' has no effect"),
    ("<pattern id='p'/><path d='M0 0h1v1z' fill='url(#p)'/>", "2: <pattern> is not drawn"),
    ("<path d='M0 0h1v1z' fill='url(#p)'/>", "2: 'p' does not exist and is not drawn"),
    (
      "<mask id='m'><path fill='gray'/></mask><g mask='url(#m)'>\(square)</g>",
      "2: <mask> has no effect"
    ),
    ("<use href='a.svg#b'/>", "2: <use> of an element that does not exist is not drawn"),
    ("<style>g path{fill:red}</style>", "2: selector 'g path' has no effect"),
    ("<style>@import 'a.css';</style>", "2: @import has no effect"),
    ("<style>g\n  path{fill:red}</style>", "2: selector 'g path' has no effect"),
    ("<g transform='spin(2)'/>", "2: transform 'spin(2)' has no effect"),
    ("<path d='M0 0h1e6v1z'/>", "2: <path> is far outside of the picture and is not drawn"),
    ("<filter id='f'/><defs><image/></defs><g style='marker:none;font:bold'/>", nil),
  ])
  func `each part that is not drawn is named with its line`(source: String, finding: String?) throws
  {
    let icon = try IconText(Self.square + "\n" + source)
    expect(icon.findings, is: finding.map { [$0] } ?? [])
    expect(icon.lines.isEmpty, is: false)
  }

  private static let many = 30_000

  @Test(
    arguments: [
      ("<svg>", "SVG is damaged (no element found in line 1)"),
      ("<svg viewBox='0 0 1 1'></g>", "SVG is damaged (mismatched tag in line 1)"),
      (
        "<svg><path/></svg>",
        "SVG is damaged (it has neither a size nor a viewBox that can be drawn)"
      ),
      (
        "<svg viewBox='0 0 1e300 1e-300'/>",
        "SVG is damaged (it has neither a size nor a viewBox that can be drawn)"
      ),
      ("<!---->\n<html/>", "not a PNG, JPEG or SVG picture"),
      (
        "<?xml version='1.0' encoding='UTF-7'?><svg/>",
        "SVG is in UTF-7, expected UTF-8; save it again as UTF-8"
      ),
      (
        "<!DOCTYPE svg [<!ENTITY a 'aa'><!ENTITY b '&a;&a;'>]><svg>&b;</svg>",
        "SVG has <!ENTITY>, which an icon may not have; save it as plain shapes"
      ),
      (
        "<!DOCTYPE svg [<!ATTLIST g a CDATA 'b'>]><svg/>",
        "SVG has <!ATTLIST>, which an icon may not have; save it as plain shapes"
      ),
      (
        String(repeating: "<g>", count: many),
        "SVG has elements nested more than 64 deep, which an icon may not have; save it as plain shapes"
      ),
      (
        String(repeating: "<g/>", count: many),
        "SVG has more than 4000 elements, which an icon may not have; save it as plain shapes"
      ),
      (
        "<use id='a' href='#a'/>",
        "SVG has a <use> of itself, which an icon may not have; save it as plain shapes"
      ),
      (
        "<clipPath id='a' clip-path='url(#a)'>\(square)</clipPath><g clip-path='url(#a)'>\(square)</g>",
        "SVG has a clip of itself, which an icon may not have; save it as plain shapes"
      ),
      (
        (0..<9).map {
          "<g id='a\($0)'>" + String(repeating: "<use href='#a\($0 + 1)'/>", count: 9) + "</g>"
        }
        .joined(),
        "SVG has more than 4000 elements to draw, which an icon may not have; save it as plain shapes"
      ),
      (
        "<path d='M0 0\(String(repeating: "h1", count: many))'/>",
        "SVG has more than 20000 path segments, which an icon may not have; save it as plain shapes"
      ),
      (
        "<path d='M0 0h9' stroke='red' stroke-dasharray='1e-9'/>",
        "SVG has lines of more than 4000 dashes, which an icon may not have; save it as plain shapes"
      ),
      (
        "<style>\(String(repeating: ".a{}", count: many))</style>",
        "SVG has more than 400 style rules, which an icon may not have; save it as plain shapes"
      ),
      (
        "<image/>",
        "SVG has nothing that can be drawn (line 1: <image> is not drawn); save it as plain shapes"
      ),
    ].map { (LongText($0), $1) })
  func `an icon that cannot be drawn gets one line`(source: LongText, message: String) {
    expect(IconText.error(of: source.text), is: message)
  }

  @Test(
    arguments: [
      "<path fill='none' stroke='red' stroke-width='9' d='M0 0\(String(repeating: "L15 3L2 16", count: 900))'/>",
      String(repeating: "<g opacity='.5'>\(square)\(square)</g>", count: 900),
      "<radialGradient id='a'><stop/><stop offset='1'/></radialGradient>"
        + String(repeating: "<path d='M0 0h16v16H0z' fill='url(#a)'/>", count: 900),
    ].map(LongText.init))
  func `an icon that takes long to draw is an error`(content: LongText) throws {
    let source = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>\(content.text)</svg>"
    let view = KPIView(items: [.icon(Image(.data(Array(source.utf8))))])
    let message =
      "image in the description: SVG has so many edges or layers that it takes long to draw"
    #expect(try DrawnView.errors(of: view).first?.contains(message) == true)
  }
}
