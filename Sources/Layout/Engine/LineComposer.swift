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
  func line(_ clusters: [ShapedText.Cluster]) -> TextLine {
    var runs: [GlyphRun] = []
    var starts: [Int] = []
    var isReordered = false
    var x = 0.0
    var previous: ShapedText.Cluster?
    for cluster in visualOrder(clusters) {
      if let previous, joins(previous, cluster), !runs.isEmpty {
        append(cluster, to: &runs[runs.count - 1], at: x)
        starts[runs.count - 1] = min(starts[runs.count - 1], cluster.bytes.lowerBound)
      } else {
        var run = emptyRun(for: cluster, at: x)
        append(cluster, to: &run, at: x)
        runs.append(run)
        if let last = starts.last, cluster.bytes.lowerBound < last { isReordered = true }
        starts.append(cluster.bytes.lowerBound)
      }
      x += cluster.advance
      previous = cluster
    }
    var line = TextLine(runs: runs, width: x)
    if isReordered { line.readingOrder = starts.indices.sorted { starts[$0] < starts[$1] } }
    return line
  }

  private func joins(_ left: ShapedText.Cluster, _ right: ShapedText.Cluster) -> Bool {
    left.run == right.run && left.level == right.level && left.face == right.face
  }

  private func emptyRun(for cluster: ShapedText.Cluster, at x: Double) -> GlyphRun {
    let style = text.runs[cluster.run]
    return GlyphRun(
      face: cluster.face, size: style.font.size, color: style.color, glyphs: [], text: "",
      clusters: [], isRightToLeft: cluster.level % 2 == 1,
      setting: GlyphRun.Setting(left: x, kern: style.kern, rise: style.baselineOffset))
  }

  private func append(_ cluster: ShapedText.Cluster, to run: inout GlyphRun, at x: Double) {
    let origin = Point(x: x, y: 0)
    for glyph in cluster.glyphs {
      run.glyphs.append(Glyph(id: glyph.id, position: glyph.position + origin))
    }
    run.setting.width = x + cluster.advance - cluster.pairKern - run.setting.left
    let characters = self.characters(of: cluster)
    let entry = GlyphRun.Cluster(
      byteCount: characters.utf8.count, glyphCount: cluster.glyphs.count)
    if run.isRightToLeft {
      run.text = characters + run.text
      run.clusters.insert(entry, at: 0)
    } else {
      run.text += characters
      run.clusters.append(entry)
    }
  }

  private func characters(of cluster: ShapedText.Cluster) -> String {
    String(decoding: bytes[cluster.bytes], as: UTF8.self)
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
  private func visualOrder(_ clusters: [ShapedText.Cluster]) -> [ShapedText.Cluster] {
    let highest = clusters.map(\.level).max() ?? 0
    guard highest > 0 else { return clusters }
    var order = clusters
    for level in (1...highest).reversed() {
      reverseStretches(of: &order, from: level)
    }
    return order
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
