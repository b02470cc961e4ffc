import FioriRender
import Testing

@testable import TestSupport

/// The subset of SVG that icons use, as shapes.
struct SVGReaderTests {
  private static let square = "M0 0h2v2H0z"
  private static let filled = "fill #000000FF M0 0L2 0L2 2L0 2Z"

  @Test(arguments: [
    ("M1 2L3 4H5V6z", "M1 2L3 4L5 4L5 6Z"), ("m1 2 3 4h5v6z", "M1 2L4 6L9 6L9 12Z"),
    ("M1,2,3,4-5-6", "M1 2L3 4L-5-6"), ("M0 0.5.5 1e1-1E-1", "M0 0.5L0.5 10"),
    ("M0 0C1 1 2 1 3 0S5-1 6 0", "M0 0C1 1 2 1 3 0C4-1 5-1 6 0"),
    ("M0 0c1 1 2 1 3 0s2-1 3 0", "M0 0C1 1 2 1 3 0C4-1 5-1 6 0"),
    ("M0 0S1 1 2 0", "M0 0C0 0 1 1 2 0"), ("M0 0Q3 3 6 0T12 0", "M0 0C2 2 4 2 6 0C8-2 10-2 12 0"),
    ("M0 0q3 3 6 0t6 0", "M0 0C2 2 4 2 6 0C8-2 10-2 12 0"), ("M0 0T2 0", "M0 0C0 0 0.667 0 2 0"),
    ("M0 0a2 2 0 0 1 2 2", "M0 0C1.105 0 2 0.895 2 2"),
    ("M0 0a2 2 0 012 2", "M0 0C1.105 0 2 0.895 2 2"),
    ("M0 0A0 5 0 0 1 2 2", "M0 0L2 2"), ("M1 1a5 5 0 0 1 0 0L2 2", "M1 1L1 1L2 2"),
    ("M0 0h1zl2 2", "M0 0L1 0ZM0 0L2 2"), ("M0 0h1zz", "M0 0L1 0Z"), ("M0 0L1 1 2x", "M0 0L1 1"),
    ("M0 0h1e400", "M0 0"), ("L1 1", ""), ("", ""), ("M", ""), ("M5", ""),
  ])
  func `a path's data is read up to a mistake`(data: String, path: String) throws {
    let lines = try IconText("<path d='\(data)' stroke='red' fill='none'/>").lines
    expect(
      lines, is: path.isEmpty ? [] : ["stroke #FF0000FF 1 butt miter(limit: 4.0) \(path)"])
  }

  @Test(arguments: [
    ("<rect width='2' height='2'/>", [filled]), ("<path d='\(square)'/>", [filled]),
    (
      "<rect x='1' width='4' height='4' rx='1'/>",
      [
        "fill #000000FF M2 0L4 0C4.552 0 5 0.448 5 1L5 3C5 3.552 4.552 4 4 4L2 4C1.448 4 1 3.552 1 3L1 1C1 0.448 1.448 0 2 0Z"
      ]
    ),
    ("<rect width='0' height='2'/><rect width='-1' height='2'/>", []),
    (
      "<circle cx='2' cy='2' r='1'/>",
      [
        "fill #000000FF M3 2C3 2.552 2.552 3 2 3C1.448 3 1 2.552 1 2C1 1.448 1.448 1 2 1C2.552 1 3 1.448 3 2Z"
      ]
    ),
    (
      "<ellipse rx='2' ry='1'/>",
      [
        "fill #000000FF M2 0C2 0.552 1.105 1 0 1C-1.105 1-2 0.552-2 0C-2-0.552-1.105-1 0-1C1.105-1 2-0.552 2 0Z"
      ]
    ),
    (
      "<line x1='1' x2='50%' y2='1in' stroke='#f00' fill='none'/>",
      ["stroke #FF0000FF 1 butt miter(limit: 4.0) M1 0L8 96"]
    ),
    ("<polygon points='0,0 2 0 2,2,x'/>", ["fill #000000FF M0 0L2 0L2 2Z"]),
    ("<polyline points='0,0 2 0 2,2 9'/>", ["fill #000000FF M0 0L2 0L2 2"]),
  ])
  func `basic shapes are paths`(source: String, lines: [String]) throws {
    try expect(IconText(source).lines, is: lines)
  }

  @Test(arguments: [
    ("fill='currentColor' color='teal'", ["fill #008080FF M0 0L2 0L2 2L0 2Z"]),
    ("fill='rgb(10%, 255, 0)'", ["fill #1AFF00FF M0 0L2 0L2 2L0 2Z"]),
    ("fill='hsl(120 100% 25%)'", ["fill #008000FF M0 0L2 0L2 2L0 2Z"]),
    ("fill='#1238' opacity='50%'", ["fill #11223344 M0 0L2 0L2 2L0 2Z"]),
    ("fill='none'", []), ("fill='unknown'", [filled]), ("display='none'", []),
    ("visibility='hidden'", []), ("fill-rule='evenodd'", [filled + " evenodd"]),
    ("style='fill:red;fill:blue!important' fill='lime'", ["fill #0000FFFF M0 0L2 0L2 2L0 2Z"]),
    (
      "stroke='red' stroke-width='4' stroke-linecap='round' stroke-linejoin='bevel' fill='none' "
        + "stroke-dasharray='1,2 3' stroke-dashoffset='2' stroke-opacity='.5' transform='scale(.5)'",
      ["stroke #FF000080 2 round bevel dash [\"0.5\", \"1\", \"1.5\"] at 1 M0 0L1 0L1 1L0 1Z"]
    ),
    (
      "stroke='red' stroke-dasharray='0 0' paint-order='stroke' transform='scale(1 2)'",
      [
        "stroke #FF0000FF 1 butt miter(limit: 4.0) matrix(1 0 0 2 0 0) M0 0L2 0L2 2L0 2Z",
        "fill #000000FF M0 0L2 0L2 4L0 4Z",
      ]
    ),
    (
      "stroke='red' opacity='.5'",
      [
        "group opacity 0.5", "  \(filled)",
        "  stroke #FF0000FF 1 butt miter(limit: 4.0) M0 0L2 0L2 2L0 2Z",
      ]
    ),
    ("transform='translate(1 2) rotate(90) translate(-2)'", ["fill #000000FF M1 0L1 2L-1 2L-1 0Z"]),
    ("transform='matrix(2,0,0,2,1,1)'", ["fill #000000FF M1 1L5 1L5 5L1 5Z"]),
    ("transform='scale(0)'", []),
  ])
  func `styles apply to shapes`(attributes: String, lines: [String]) throws {
    try expect(IconText("<path d='\(Self.square)' \(attributes)/>").lines, is: lines)
  }

  @Test func `rules win over attributes by their selectors, and lose to styles`() throws {
    let style = "<style>path{fill:red} .a,.b{fill:blue} #c{fill:lime} * {stroke:none}</style>"
    let paths = [
      "", "class='a'", "class='x b'", "id='c' class='a'", "class='a' style='fill:#fff'",
    ].map { "<path d='\(Self.square)' fill='gray' \($0)/>" }
    let lines = try IconText(style + paths.joined()).lines
    expect(
      lines.map { $0.prefix(14) },
      is: [
        "fill #FF0000FF", "fill #0000FFFF", "fill #0000FFFF", "fill #00FF00FF", "fill #FFFFFFFF",
      ])
  }

  @Test(arguments: [
    (
      "<linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient>",
      "[linear 0,0 1,0 pad matrix(2 0 0 2 0 0) 0 #FF0000FF, 1 #000000FF]"
    ),
    (
      "<linearGradient id='a'><stop offset='50%' stop-opacity='.5'/><stop offset='.2'/>"
        + "</linearGradient><radialGradient id='g' href='#a' gradientUnits='userSpaceOnUse' "
        + "cx='4' cy='4' r='2' fx='5' spreadMethod='reflect' gradientTransform='scale(2)'/>",
      "[radial 4,4 5,4 2 0 reflect matrix(2 0 0 2 0 0) 0.5 #00000080, 0.5 #000000FF]"
    ),
    ("<linearGradient id='g'><stop stop-color='red'/></linearGradient>", "#FF0000FF"),
    ("<radialGradient id='g' r='0'><stop/><stop stop-color='red'/></radialGradient>", "#FF0000FF"),
  ])
  func `gradients are read with those that they refer to`(source: String, paint: String) throws {
    let lines = try IconText(source + "<path d='\(Self.square)' fill='url(#g)'/>").lines
    expect(lines, is: ["fill \(paint) M0 0L2 0L2 2L0 2Z"])
  }

  @Test(arguments: [
    ("<g opacity='.5'><path d='\(square)'/></g>", ["fill #00000080 M0 0L2 0L2 2L0 2Z"]),
    (
      "<defs><path id='a' d='\(square)'/></defs><use href='#a' x='1' fill='red'/>",
      ["fill #FF0000FF M1 0L3 0L3 2L1 2Z"]
    ),
    (
      "<symbol id='a' viewBox='0 0 4 4'><path d='\(square)'/></symbol>"
        + "<use xlink:href='#a' width='8' height='8'/>",
      ["fill #000000FF M0 0L4 0L4 4L0 4Z"]
    ),
    (
      "<svg x='1' y='1' width='1' height='1'><path d='\(square)'/></svg>",
      ["group clip M1 1L2 1L2 2L1 2Z", "  fill #000000FF M1 1L3 1L3 3L1 3Z"]
    ),
    (
      "<switch><foreignObject requiredExtensions='x'/><path d='\(square)'/></switch>", [filled]
    ),
    (
      "<clipPath id='a'><circle r='0'/><path d='M0 0h1v1z' clip-rule='evenodd'/></clipPath>"
        + "<path d='\(square)' clip-path='url(#a)'/>",
      ["group clip M0 0L1 0L1 1Z evenodd", "  \(filled)"]
    ),
    (
      "<clipPath id='a' clipPathUnits='objectBoundingBox'><path d='M0 0h.5v1z'/></clipPath>"
        + "<path d='\(square)' clip-path='url(#a)'/>",
      ["group clip M0 0L1 0L1 2Z", "  \(filled)"]
    ),
    (
      "<clipPath id='a' transform='scale(1e200) scale(1e200)'><path d='M0 0h1v1z'/></clipPath>"
        + "<path d='\(square)' clip-path='url(#a)'/>", []
    ),
    ("<clipPath id='a'/><path d='\(square)' clip-path='url(#a)'/>", []),
    (
      "<mask id='a' fill='#fff'><use href='#b'/></mask><defs><path id='b' d='M0 0h1v1z'/></defs>"
        + "<g mask='url(#a)'><path d='\(square)'/></g>",
      ["group clip M0 0L1 0L1 1Z", "  \(filled)"]
    ),
    ("<x:g xmlns:x='y'><path d='\(square)'/></x:g><metadata><path d='\(square)'/></metadata>", []),
    (
      "<s:svg xmlns:s='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><s:path d='\(square)'/></s:svg>",
      [filled]
    ),
    (
      "<svg viewBox='1 1 2 2' width='4' height='8' preserveAspectRatio='xMinYMax'>"
        + "<path d='M1 1h2v2z'/></svg>",
      ["fill #000000FF M0 4L4 4L4 8Z"]
    ),
    ("<path d='M0 0h20v2H0z'/>", ["fill #000000FF M0 0L20 0L20 2L0 2Z"]),
  ])
  func `structure is resolved`(source: String, lines: [String]) throws {
    let source = source.hasPrefix("<s:svg") ? "<!---->" + source : source
    let whole = source.hasPrefix("<svg x") ? "<g>\(source)</g>" : source
    try expect(IconText(whole).lines, is: lines)
  }

  @Test func `what may leave the picture is clipped`() throws {
    let clipped = try [
      "<path d='M0 0h20v2H0z'/>", "<path d='M0 0h16v2H0z'/>", "<path d='M0 0h1v1z' stroke='red'/>",
    ].map { try IconText($0).isClipped }
    expect(clipped, is: [true, false, true])
  }

  @Test(arguments: [
    ("width='24' height='12'", Size(width: 24, height: 12)),
    ("viewBox='0 0 16 8'", Size(width: 16, height: 8)),
    ("width='1in' height='50%' viewBox='0 0 3 4'", Size(width: 3, height: 4)),
    ("width='1in' height='72pt'", Size(width: 96, height: 96)),
  ])
  func `the size is the root's, or else the view box's`(attributes: String, size: Size) throws {
    try expect(IconText("<svg \(attributes)><path/></svg>").size, is: size)
  }

  @Test(arguments: [("1e-6", "#800080FF"), ("0.0009", "#800080FF")])
  func `a gradient that repeats within a thousandth of the picture is its mean color`(
    end: String, color: String
  ) throws {
    let source = """
      <linearGradient id='a' spreadMethod='repeat' gradientUnits='userSpaceOnUse' x2='\(end)'>\
      <stop stop-color='#f00'/><stop offset='1' stop-color='#00f'/></linearGradient>\
      <path d='\(Self.square)' fill='url(#a)'/>
      """
    try expect(IconText(source).lines, is: ["fill \(color) M0 0L2 0L2 2L0 2Z"])
  }
}
