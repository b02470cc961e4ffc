import FioriBasics
import FioriModel

extension [ShapedText.Cluster] {
  /// The width of all clusters, in points.
  var advance: Double { reduce(0) { $0 + $1.advance } }
}

/// Puts the clusters of a line into drawing order, and joins them into runs.
struct LineComposer {
  let text: StyledText
  /// The bytes of the paragraph and then of all marks, for the text behind each run.
  let bytes: [UInt8]
  var isRightToLeft = false

  /// Returns a line of clusters, which are in text order.
  func line(_ clusters: ArraySlice<ShapedText.Cluster>) -> TextLine {
    let clusters = visualOrder(clusters)
    var runs: [GlyphRun] = []
    var starts: [Int] = []
    var isReordered = false
    var x = 0.0
    var rest = clusters[...]
    while let first = rest.indices.first {
      let end = rest.indices.dropFirst().first { !joins(clusters[$0 - 1], clusters[$0]) }
      let part = rest[..<(end ?? rest.endIndex)]
      runs.append(run(of: part, at: &x))
      if let last = starts.last, clusters[first].bytes.lowerBound < last { isReordered = true }
      starts.append(part.reduce(.max) { min($0, $1.bytes.lowerBound) })
      rest = rest[part.endIndex...]
    }
    var line = TextLine(runs: runs, width: x)
    if isReordered { line.readingOrder = starts.indices.sorted { starts[$0] < starts[$1] } }
    return line
  }

  private func joins(_ left: ShapedText.Cluster, _ right: ShapedText.Cluster) -> Bool {
    left.run == right.run && left.level == right.level && left.face == right.face
  }

  /// Returns the run of clusters in one style, from left to right, and moves `x` to its end.
  private func run(of clusters: ArraySlice<ShapedText.Cluster>, at x: inout Double) -> GlyphRun {
    let first = clusters[clusters.startIndex]
    let style = text.runs[first.run]
    var setting = GlyphRun.Setting(left: x, kern: style.kern, rise: style.baselineOffset)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(clusters.count)
    for cluster in clusters {
      for glyph in cluster.glyphs {
        glyphs.append(Glyph(id: glyph.id, position: glyph.position + Point(x: x, y: 0)))
      }
      setting.width = x + cluster.advance - cluster.pairKern - setting.left
      x += cluster.advance
    }
    let isRightToLeft = first.level % 2 == 1
    let order = isRightToLeft ? ArraySlice(clusters.reversed()) : clusters
    return GlyphRun(
      face: first.face, size: style.font.size, color: style.color, glyphs: glyphs,
      text: characters(of: order),
      clusters: order.map {
        GlyphRun.Cluster(byteCount: $0.bytes.count, glyphCount: $0.glyphs.count)
      },
      isRightToLeft: isRightToLeft, setting: setting)
  }

  /// Returns the text of clusters: mostly one piece of the paragraph, and an ellipsis is another one.
  private func characters(of clusters: ArraySlice<ShapedText.Cluster>) -> String {
    var (characters, piece) = ("", 0..<0)
    for cluster in clusters {
      if cluster.bytes.lowerBound == piece.upperBound {
        piece = piece.lowerBound..<cluster.bytes.upperBound
      } else {
        characters += String(decoding: bytes[piece], as: UTF8.self)
        piece = cluster.bytes
      }
    }
    return characters + String(decoding: bytes[piece], as: UTF8.self)
  }

  /// Returns the text of a range of clusters.
  func characters(of range: Range<Int>, _ breaker: LineBreaker) -> String {
    guard !range.isEmpty else { return "" }
    let start = breaker.clusters[range.lowerBound].bytes.lowerBound
    let end = breaker.clusters[range.upperBound - 1].bytes.upperBound
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Rule L2 of the Unicode bidirectional algorithm: from the highest level down to the lowest odd
  /// one, reverses every stretch at that level or above.
  private func visualOrder(
    _ clusters: ArraySlice<ShapedText.Cluster>
  ) -> ArraySlice<ShapedText.Cluster> {
    let highest = clusters.reduce(0) { max($0, $1.level) }
    guard highest > 0 else { return clusters }
    var order = Array(clusters)
    for level in (1...highest).reversed() {
      reverseStretches(of: &order, from: level)
    }
    return order[...]
  }

  private func reverseStretches(of order: inout [ShapedText.Cluster], from level: UInt8) {
    var start = 0
    while start < order.count {
      guard order[start].level >= level else {
        start += 1
        continue
      }
      let end = order[start...].firstIndex { $0.level < level } ?? order.count
      order[start..<end].reverse()
      start = end
    }
  }
}

/// A mark in a line that is not in the text.
enum LineMark: String, CaseIterable {
  /// The end of a truncated text.
  case ellipsis = "…"
  /// The end of a line after a soft hyphen.
  case hyphen = "-"

  /// All marks, with byte offsets as if they followed the text.
  static let all = allCases.reduce(into: "") { $0 += $1.rawValue }

  /// The offset of the mark among all marks, in bytes.
  var offset: Int {
    Self.allCases.prefix { $0 != self }.reduce(0) { $0 + $1.rawValue.utf8.count }
  }
}
