import FioriRender

extension LayoutReport.Node {
  /// The part in the words of a record: its frame, and all else that it has; marks if these are
  /// among what is listed.
  func recordLines(_ listed: Set<String>?) -> [String] {
    let text = text.map { "'\(TerminalText.escaped($0))'" }
    let font = font.map { font in
      let family = font.family.map { "\($0) " } ?? ""
      return "\(family)\(font.weight) \(Decimal.text(font.size))/\(Decimal.text(font.leading))"
    }
    let parts = [
      kind, frame.recordText, text, font, color?.hex,
      baseline.map { "baseline \(Decimal.text($0))" },
      lineCount.flatMap { $0 == 1 ? nil : "\($0) lines" }, isTruncated == true ? "truncated" : nil,
      progress.map { "progress \(Decimal.text($0))" },
      lineWidth.map { "line width \(Decimal.text($0))" }, axis?.recordText,
    ]
    return ["  " + parts.compactMap(\.self).joined(separator: " ")]
      + (marks ?? []).compactMap { $0.recordText(listed, in: frame) }.map { "    " + $0 }
  }
}

extension LayoutReport.Axis {
  fileprivate var recordText: String {
    let labels = "labels" + labels.map { " '\($0)'" }.joined()
    let parts = [
      labels, ticks.map { "ticks" + $0.map { " \(Decimal.text($0, decimals: 9))" }.joined() },
      range.map {
        "range \(Decimal.text($0.lowerBound, decimals: 9))..."
          + Decimal.text($0.upperBound, decimals: 9)
      },
      dates.map { "dates \($0.first)...\($0.last)" + $0.ticks.map { " \($0)" }.joined() },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension LayoutReport.Mark {
  fileprivate func recordText(_ listed: Set<String>?, in plot: Rect) -> String? {
    let place: String
    if listed?.contains("shares") == true {
      let share = UnitMark(self, in: plot)
      place = [share.x, share.y, share.width, share.height]
        .map { Decimal.text($0, decimals: 4) }.joined(separator: " ")
    } else if listed?.contains("marks") ?? true {
      place = frame.recordText
    } else {
      return nil
    }
    let angles = angles.map {
      " angles \(Decimal.text($0.lowerBound))...\(Decimal.text($0.upperBound))"
    }
    let name = "series \(series) category \(category)"
    return "\(name): \(Decimal.text(value, decimals: 9)) at \(place)\(angles ?? "")"
  }
}

extension Rect {
  /// The left and upper edge, the width and the height.
  var recordText: String {
    [minX, minY, size.width, size.height].map { Decimal.text($0) }.joined(separator: " ")
  }
}
