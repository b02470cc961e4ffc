extension Mutation {
  /// Of the recorded SVG.
  static let drawings = [
    Mutation(
      "a coordinate 0.001 further right", .ring,
      .text("97.747", "97.748", in: "svg"),
      says: [
        "ring.svg: line 17: …C109.14 64.632 97.747 88.842 76.121 99.577C54.495 110.312 "
          + "28.324 104.75 12.933 8…, recorded …C109.14 64.632 97.748 88.842 76.121 "
          + "99.577C54.495 110.312 28.324 104.75 12.933 8…"
      ]),
    Mutation(
      "a glyph's outline one unit lower", .chart,
      .text("1508C1468-1824", "1508C1468-1825", in: "svg"),
      says: [
        "chart.svg: line 6: …1 1468-1508C1468-1824 1212-2076 852-2076C493-2076 220-1832 "
          + "220-1472L456-1472C456…, recorded …1 1468-1508C1468-1825 1212-2076 852-2076C493-2076 "
          + "220-1832 220-1472L456-1472C456…"
      ]),
    Mutation(
      "a glyph set 0.001 further right", .ring,
      .text("25.625", "25.626", in: "svg"),
      says: [
        #"ring.svg: line 20: … 0 0 0.0042614 25.625 79.5)"><use "#
          + ##"href="#Inter-Regular-73"/><use href="#Inter-Re…, recorded … 0 0 0.0042614 25.626 "##
          + ##"79.5)"><use href="#Inter-Regular-73"/><use href="#Inter-Re…"##
      ]),
    Mutation(
      "a glyph smaller by its last digit", .ring,
      .text("0.0068182 0 0 0.0068182", "0.0068182 0 0 0.0068181", in: "svg"),
      says: [
        ##"ring.svg: line 19: <g fill="#3678AF" transform="matrix(0.0068182 0 0 0.0068182 "##
          + ##"69.734 59)"><use hre…, recorded <g fill="#3678AF" transform="matrix(0.0068182 0 0 "##
          + #"0.0068181 69.734 59)"><use hre…"#
      ]),
    Mutation(
      "a color in an SVG by one level", .ring,
      .text(##""#D0E0F0""##, ##""#D0E0F1""##, in: "svg"),
      says: [
        ##"ring.svg: line 16: …none" stroke="#D0E0F0" stroke-width="2" stroke-linecap="round" "##
          + ##"stroke-linejoin="…, recorded …none" stroke="#D0E0F1" stroke-width="2" "##
          + #"stroke-linecap="round" stroke-linejoin="…"#
      ]),
    Mutation(
      "a glyph dropped", .ring,
      .text(##"<use href="#Inter-Light-1300" x="1717"/>"##, "", in: "svg"),
      says: [
        ##"ring.svg: line 18: …Inter-Light-1303"/><use href="#Inter-Light-1300" "##
          + #"x="1717"/></g>, recorded …Inter-Light-1303"/></g>"#
      ]),
    Mutation(
      "another glyph", .ring,
      .text(##"<use href="#Inter-Regular-723""##, ##"<use href="#Inter-Regular-612""##, in: "svg"),
      says: [
        ##"ring.svg: line 20: …ref="#Inter-Regular-723" x="7892"/><use "##
          + ##"href="#Inter-Regular-612" x="8560"/><use…, recorded …ref="#Inter-Regular-612" "##
          + ##"x="7892"/><use href="#Inter-Regular-612" x="8560"/><use…"##
      ]),
    Mutation(
      "a title's letter", .ring,
      .text("<title>Complete", "<title>Completed", in: "svg"),
      says: [
        "ring.svg: line 2: <title>Complete</title>, recorded <title>Completed</title>"
      ]),
    Mutation(
      "the last word of what is described", .chart,
      .text("Q2 1</desc>", "Q2 2</desc>", in: "svg"),
      says: [
        "chart.svg: line 3: … Series 2: Q1 3, Q2 1</desc>, recorded … Series 2: Q1 3, Q2 "
          + "2</desc>"
      ]),
    Mutation(
      "a hairline dropped from an SVG", .chart,
      .lines(in: "svg") { $0.remove(at: 10) },
      says: [
        ##"chart.svg: line 11: <path d="M0 0L160 0L160 100L0 100Z" fill="#FFFFFF"/>, recorded "##
          + ##"<path d="M20 6.5L160 6.5" fill="none" stroke="#CCCCCC" stroke-width="1" stroke-l…"##
      ]),
    Mutation(
      "two columns in another order", .chart,
      .lines(in: "svg") { $0.swapAt(13, 14) },
      says: [
        ##"chart.svg: line 14: <path d="M20 80L160 80L160 81L20 81Z" fill="#CCCCCC"/>, "##
          + #"recorded <path d="M20 80L20 45C20 43.895 20.895 43 22 43L47 43C48.105 43 49 43.895 "#
          + "49 45L…"
      ]),
    Mutation(
      "no line end at an SVG's end", .chart,
      .lines(in: "svg") { $0.removeLast() },
      says: [
        "chart.svg: line 25: an empty line, recorded the end"
      ]),
  ]
}
