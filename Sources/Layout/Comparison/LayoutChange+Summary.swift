import FioriBasics
import FioriModel

extension LayoutChange {
  /// The change as one line of text, such as `kpiView.caption moved 1 pt down`.
  public var summary: String { "\(path) \(texts.joined(separator: ", "))" }

  /// The aspects of the change and its consequences, such as `moved 1 pt down` and `and 2 below it`.
  package var texts: [String] {
    var texts = aspects.map(text(of:))
    if companions.count > 0 {
      let side = companions.side
      texts.append(
        "and \(companions.count) " + (side == .around ? "with it" : "\(side.rawValue) it"))
    }
    if pushedCount > 0 { texts.append("and \(pushedCount) beside it moved") }
    return texts
  }

  private func text(of aspect: LayoutAspect) -> String {
    switch aspect {
    case .appeared: (text.map { "'\(JSONProblem.shown($0))' " } ?? "") + "appeared"
    case .disappeared: (text.map { "'\(JSONProblem.shown($0))' " } ?? "") + "disappeared"
    case .text(let old, let new): "text " + Self.text(old, new)
    case .fontSize(let old, let new): "font size \(Self.text(old, new))"
    case .lines(let old, let new): "lines \(old) → \(new)"
    case .truncation(let isTruncated): isTruncated ? "now truncated" : "no longer truncated"
    case .color(let old, let new): "color \(Self.text(old)) → \(Self.text(new))"
    case .moved(let x, let y):
      "moved " + Self.points([(x, "right", "left"), (y, "down", "up")])
    case .resized(let width, let height):
      Self.points([(width, "wider", "narrower"), (height, "taller", "shorter")])
    case .baseline(let shift): "baseline " + Self.points([(shift, "lower", "higher")])
    case .progress(let old, let new): "progress \(Self.text(old, new))"
    case .lineWidth(let old, let new): "line width \(Self.text(old, new))"
    case .labels(let old, let new): Self.text("label", old, new) { Self.text($0, $1) }
    case .ticks(let old, let new): Self.text(ofTicks: old ?? [], new ?? [])
    case .range(let old, let new): "range \(Self.text(old, new))"
    case .dates(let old, let new):
      Self.text("date", old ?? [], new ?? []) { Self.text($0, $1) }
    case .values(let values): Self.text(of: values)
    case .marks(let count): count == 1 ? "1 mark moved" : "\(count) marks moved"
    case .image(let old, let new): "image \(old ?? "none") → \(new ?? "none")"
    case .colors(let old, let new):
      Self.text("color", old.map(\.hex), new.map(\.hex)) { "\($0) → \($1)" }
    case .cornerRadius(let old, let new):
      "corner radius \(old.map { Self.text($0) } ?? "none") → \(new.map { Self.text($0) } ?? "none")"
    case .lineStyle(let old, let new): "lines \(old ?? "none") → \(new ?? "none")"
    case .shadow(let old, let new): "shadow \(old ?? "none") → \(new ?? "none")"
    case .font(let old, let new): "font \(old ?? "none") → \(new ?? "none")"
    case .shapes: "draws other shapes"
    }
  }

  /// Returns the lengths that are not 0, in points, each with its word for more or for less.
  private static func points(_ parts: [(length: Double, more: String, less: String)]) -> String {
    parts.filter { abs($0.length) >= LayoutComparison.tolerance }
      .map { "\(text(abs($0.length))) pt \($0.length > 0 ? $0.more : $0.less)" }
      .joined(separator: " and ")
  }

  private static func text(of values: [LayoutValueChange]) -> String {
    guard let first = values.first else { return "" }
    let position = "[\(first.series)][\(first.category)]"
    let change = text(first.expected, first.actual)
    return values.count == 1
      ? "value \(position) \(change)"
      : "\(values.count) values changed, the first \(position) \(change)"
  }

  /// Returns two texts, without the common start of long ones.
  private static func text(_ old: String, _ new: String) -> String {
    let (old, new) = (Array(old), Array(new))
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = common > keptCount * 2 ? common - keptCount : 0
    let texts = [old, new].map { text in
      "'\(start > 0 ? "…" : "")\(JSONProblem.shown(String(text[start...])))'"
    }
    return texts.joined(separator: " → ")
  }

  /// The number of letters kept before the first difference.
  private static let keptCount = 8

  /// Returns two lists, or only their first difference if they are long and have the same ends.
  private static func text(
    _ name: String, _ old: [String], _ new: [String], piece: (String, String) -> String
  ) -> String {
    let lists = (list(old), list(new))
    let first = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    guard lists.0 == lists.1, let first else { return "\(name)s \(lists.0) → \(lists.1)" }
    return "\(name) [\(first.offset)] \(piece(first.element.0, first.element.1))"
  }

  private static func text(ofTicks old: [Double], _ new: [Double]) -> String {
    let (old, new) = texts(old, new)
    return text("tick", old, new) { "\($0) → \($1)" }
  }

  private static func list(_ texts: [String]) -> String {
    let shown = texts.map { JSONProblem.shown($0) }
    guard let first = shown.first, let last = shown.last else { return "none" }
    return shown.count > 4 ? "\(first) … \(last) (\(shown.count))" : shown.joined(separator: ", ")
  }

  private static func text(_ number: Double) -> String { Decimal.text(number, decimals: 2) }

  private static func text(_ old: Double?, _ new: Double?) -> String {
    let (old, new) = texts(old.map { [$0] } ?? [], new.map { [$0] } ?? [])
    return "\(old.first ?? "none") → \(new.first ?? "none")"
  }

  private static func text(_ old: ClosedRange<Double>?, _ new: ClosedRange<Double>?) -> String {
    let (old, new) = texts(ends(old), ends(new))
    return [old, new].map { $0.isEmpty ? "none" : $0.joined(separator: "…") }
      .joined(separator: " → ")
  }

  private static func ends(_ range: ClosedRange<Double>?) -> [Double] {
    range.map { [$0.lowerBound, $0.upperBound] } ?? []
  }

  /// Returns numbers with two decimals, or as many as are needed to distinguish old from new.
  private static func texts(_ old: [Double], _ new: [Double]) -> (old: [String], new: [String]) {
    for decimals in 2...9 {
      let texts = [old, new].map { $0.map { Decimal.text($0, decimals: decimals) } }
      if texts[0] != texts[1] { return (texts[0], texts[1]) }
    }
    return (old.map { "\($0)" }, new.map { "\($0)" })
  }

  private static func text(_ color: RGBA?) -> String {
    color.map { $0.alpha == 255 ? $0.rgbHex : $0.hex } ?? "none"
  }
}
