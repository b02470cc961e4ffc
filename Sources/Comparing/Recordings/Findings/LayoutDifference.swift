import FioriRender

/// The difference between a recorded layout report and a drawn one.
struct LayoutDifference {
  /// The parts that moved, grew or changed, and the size of the picture if the parts do not explain its
  /// change. If the recorded report cannot be read, or the reports mean the same, the first difference in
  /// their texts. Empty if the recorded report lacks only fields that its version did not have.
  var lines: [String] { changes.map(\.line) }
  /// The lines, with their parts.
  let changes: [PartChange]
  /// The fields that are not compared, because the recorded report lacks them.
  let lackedFields: [String]

  init(recorded: [UInt8], drawn: LayoutReport) {
    let old = try? NamedLayoutReport.all(json: recorded, file: "").first?.report
    let lacked = old?.lackedFields ?? []
    let new = drawn.omitting(lacked)
    let actual = DrawnFile.bytes(of: new)
    lackedFields = drawn.present(of: lacked).map(\.rawValue)
    if actual == recorded {
      changes = []
      return
    }
    let changes = old.map { Self.changes($0, new) } ?? []
    self.changes =
      changes.isEmpty
      ? [PartChange(path: "", texts: [TextDifference.text(recorded: recorded, actual: actual)])]
      : changes
  }

  private static func changes(_ old: LayoutReport, _ new: LayoutReport) -> [PartChange] {
    LayoutComparison(expected: old, actual: new).changes.map {
      PartChange(path: $0.path, texts: $0.texts)
    }
      + [pictureText(old, new), backgroundText(old, new)].compactMap(\.self).map {
        PartChange(path: "", texts: [$0])
      }
  }

  /// Returns the sizes of pictures whose margins around the view changed; `nil` if none did.
  private static func pictureText(_ old: LayoutReport, _ new: LayoutReport) -> String? {
    let margins = [old, new].map { report in
      Size(
        width: report.size.width - report.root.frame.size.width,
        height: report.size.height - report.root.frame.size.height)
    }
    let isSame =
      abs(margins[0].width - margins[1].width) < smallestLength
      && abs(margins[0].height - margins[1].height) < smallestLength
    return isSame ? nil : "picture \(text(old.size)) → \(text(new.size)) pt"
  }

  private static func backgroundText(_ old: LayoutReport, _ new: LayoutReport) -> String? {
    let names = [old, new].map { $0.background?.hex ?? "none" }
    return names[0] == names[1] ? nil : "background \(names[0]) → \(names[1])"
  }

  /// Half a unit of the last decimal place of lengths in a report, in points.
  private static let smallestLength = 0.0005

  private static func text(_ size: Size) -> String {
    "\(Decimal.text(size.width)) × \(Decimal.text(size.height))"
  }
}

/// A change of a part of a picture.
struct PartChange: Sendable {
  /// The path of the part by the kinds of the report; empty for the picture as a whole.
  let path: String
  let texts: [String]

  var line: String { (path.isEmpty ? "" : "\(path) ") + texts.joined(separator: ", ") }
}
