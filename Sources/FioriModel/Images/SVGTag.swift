/// One tag in SVG source.
struct SVGTag {
  /// The offsets of the element's name, without a namespace prefix.
  let name: Range<Int>
  /// Whether it is an end tag, such as `</g>`.
  let isEnd: Bool
  /// Whether it ends in `/>`, so that no end tag follows.
  let isEmpty: Bool
}
