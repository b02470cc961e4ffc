import FioriBasics

extension LayoutAspect {
  /// Returns the changes between two parts besides their position and size.
  static func all(_ old: LayoutReport.Node, _ new: LayoutReport.Node) -> [LayoutAspect] {
    let aspects =
      texts(old, new) + numbers(old, new) + axes(old.axis, new.axis) + marks(old, new)
      + looks(old.look, new.look)
    // Everything that is drawn depends on the size, on the texts and on the parts inside.
    let isSimilar = old.frame.size == new.frame.size && old.children.count == new.children.count
    let isOther = old.look.shapes != new.look.shapes
    return aspects.isEmpty && isSimilar && isOther ? [.shapes] : aspects
  }

  private static func looks(
    _ old: LayoutReport.Look, _ new: LayoutReport.Look
  ) -> [LayoutAspect] {
    var aspects: [LayoutAspect] = []
    if old.image != new.image { aspects.append(.image(from: old.image, to: new.image)) }
    let colors = (old.colors ?? [], new.colors ?? [])
    if colors.0 != colors.1 { aspects.append(.colors(from: colors.0, to: colors.1)) }
    if old.cornerRadius != new.cornerRadius {
      aspects.append(.cornerRadius(from: old.cornerRadius, to: new.cornerRadius))
    }
    if old.lineStyle != new.lineStyle {
      aspects.append(.lineStyle(from: old.lineStyle, to: new.lineStyle))
    }
    if old.shadow != new.shadow { aspects.append(.shadow(from: old.shadow, to: new.shadow)) }
    if old.font != new.font { aspects.append(.font(from: old.font, to: new.font)) }
    return aspects
  }

  private static func texts(
    _ old: LayoutReport.Node, _ new: LayoutReport.Node
  ) -> [LayoutAspect] {
    var aspects: [LayoutAspect] = []
    if old.text != new.text { aspects.append(.text(from: old.text ?? "", to: new.text ?? "")) }
    if let from = old.fontSize, let to = new.fontSize, !(to - from).isNothing {
      aspects.append(.fontSize(from: from, to: to))
    }
    if let from = old.lineCount, let to = new.lineCount, from != to {
      aspects.append(.lines(from: from, to: to))
    }
    let isTruncated = new.isTruncated ?? false
    if isTruncated != old.isTruncated ?? false {
      aspects.append(.truncation(isTruncated: isTruncated))
    }
    if old.color != new.color { aspects.append(.color(from: old.color, to: new.color)) }
    return aspects + baseline(old, new)
  }

  /// Returns the change of a baseline within its frame, unless the font size explains it.
  private static func baseline(
    _ old: LayoutReport.Node, _ new: LayoutReport.Node
  ) -> [LayoutAspect] {
    guard let from = old.baseline, let to = new.baseline,
      ((old.fontSize ?? 0) - (new.fontSize ?? 0)).isNothing
    else { return [] }
    let shift = (to - new.frame.minY) - (from - old.frame.minY)
    return shift.isNothing ? [] : [.baseline(shift.hundredths)]
  }

  private static func numbers(
    _ old: LayoutReport.Node, _ new: LayoutReport.Node
  ) -> [LayoutAspect] {
    var aspects: [LayoutAspect] = []
    if let from = old.progress, let to = new.progress, !(to - from).isNothing {
      aspects.append(.progress(from: from, to: to))
    }
    if let from = old.lineWidth, let to = new.lineWidth, !(to - from).isNothing {
      aspects.append(.lineWidth(from: from, to: to))
    }
    return aspects
  }

  private static func axes(
    _ old: LayoutReport.Axis?, _ new: LayoutReport.Axis?
  ) -> [LayoutAspect] {
    guard let old, let new, old != new else { return [] }
    var aspects: [LayoutAspect] = []
    if old.labels != new.labels {
      aspects.append(.labels(from: old.labels, to: new.labels))
    } else if old.ticks != new.ticks {
      aspects.append(.ticks(from: old.ticks, to: new.ticks))
    }
    if old.range != new.range { aspects.append(.range(from: old.range, to: new.range)) }
    return aspects + dates(old, new)
  }

  private static func dates(_ old: LayoutReport.Axis, _ new: LayoutReport.Axis) -> [LayoutAspect] {
    let ends = [old, new].map { $0.dates.map { [$0.first, $0.last] } }
    if ends[0] != ends[1] { return [.dates(from: ends[0], to: ends[1])] }
    guard old.labels == new.labels, old.dates != new.dates else { return [] }
    return [.dates(from: old.dates?.ticks, to: new.dates?.ticks)]
  }

  private static func marks(
    _ old: LayoutReport.Node, _ new: LayoutReport.Node
  ) -> [LayoutAspect] {
    let marks = MarkComparison(old, new)
    if !marks.values.isEmpty { return [.values(marks.values)] }
    return marks.movedCount > 0 ? [.marks(marks.movedCount)] : []
  }
}
