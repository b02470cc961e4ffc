import FileKit
import FioriRender
import PictureComparison
import SystemPackage

/// Findings of one description with the same status, which are reported together: equal changes of its
/// variants are one line.
struct FindingGroup: Sendable {
  /// The name of the recording, or the path of the description in the folder if there are several.
  let name: String
  /// At least one.
  let findings: [RecordingFinding]

  var status: RecordingStatus { findings[0].status }

  /// The number of pictures, if there are several.
  var countText: String? {
    guard findings.count > 1 else { return nil }
    let isOneFigure = Set(findings.map(\.figure)).count == 1
    return "\(findings.count) \(isOneFigure ? "variants" : "pictures")"
  }

  /// The lines about the findings, without names.
  var texts: [String] {
    switch status {
    case .missing where findings.allSatisfy(\.isNew): return ["missing\(suffix(findings.count))"]
    case .renamed: return ["renamed from \(oldName)\(suffix(findings.count))"]
    case .equal, .tolerated, .environmentDiffers, .changed, .missing, .unreadable:
      let changes = changeTexts
      let rest = changes.count - PartFindings.shownCount
      return changes.prefix(PartFindings.shownCount) + (rest > 0 ? ["and \(rest) more"] : [])
        + outcomeTexts
    }
  }

  /// The lines to print, each with the name.
  var lines: [String] {
    if findings.count == 1 { return findings[0].lines(withEqual: false) }
    return texts.map { "\(name): \($0)" }
  }

  /// Returns the groups of findings that are not as recorded, in the order of the findings. `folder` is
  /// the folder of the recordings.
  static func groups(_ findings: [RecordingFinding], in folder: String) -> [FindingGroup] {
    struct Key: Hashable {
      let description: ExactText
      let status: RecordingStatus
    }

    var order: [Key] = []
    var members: [Key: [RecordingFinding]] = [:]
    for finding in findings {
      let key = Key(description: ExactText(finding.description), status: finding.status)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(finding)
    }
    return order.map { key in
      let found = members[key] ?? []
      var path = FilePath(key.description.text)
      _ = path.removePrefix(FilePath(folder))
      return FindingGroup(name: found.count == 1 ? found[0].name : path.string, findings: found)
    }
  }

  private func suffix(_ count: Int) -> String {
    guard findings.count > 1 else { return "" }
    let isOneFigure = Set(findings.map(\.figure)).count == 1
    return ", in " + count.counted(isOneFigure ? "variant" : "picture")
  }

  /// The old name without the suffix of the variant.
  private var oldName: String {
    let old = findings[0].renamedFrom ?? ""
    guard findings.count > 1 else { return old }
    let olds = findings.compactMap(\.renamedFrom).map { Array($0) }
    let common = olds.dropFirst().reduce(olds.first ?? []) { common, old in
      zip(common, old).prefix { $0 == $1 }.map(\.0)
    }
    return String(common.dropLast(common.last == "-" || common.last == "@" ? 1 : 0))
  }

  /// The changes of the layouts, each once, with the number of pictures that have it.
  private var changeTexts: [String] {
    var paths: [String] = []
    var counts: [String: [(text: String, count: Int)]] = [:]
    for change in findings.flatMap(\.layoutChanges) {
      if counts[change.path] == nil { paths.append(change.path) }
      for text in change.texts {
        if let index = counts[change.path]?.firstIndex(where: { $0.text == text }) {
          counts[change.path]?[index].count += 1
        } else {
          counts[change.path, default: []].append((text, 1))
        }
      }
    }
    return paths.map { path in
      let texts = counts[path] ?? []
      // Changes of as many pictures share their number.
      let groups = texts.reduce(into: [(count: Int, texts: [String])]()) { groups, change in
        if groups.last?.count == change.count {
          groups[groups.count - 1].texts.append(change.text)
        } else {
          groups.append((change.count, [change.text]))
        }
      }
      let parts = groups.map { $0.texts.joined(separator: ", ") + suffix($0.count) }
      return (path.isEmpty ? "" : "\(path) ") + parts.joined(separator: "; ")
    }
  }

  /// One line each about pictures, SVG files and files that are missing.
  private var outcomeTexts: [String] {
    let lanes = findings.flatMap(\.lanes).filter { $0.status != .equal }
    let pictures = lanes.filter { $0.lane == .picture && $0.status != .missing }
    let others = lanes.filter { $0.lane == .svg && $0.status != .missing }
    let missing = lanes.filter { $0.status == .missing }
    return [
      pictures.isEmpty ? nil : Self.text(ofPictures: pictures),
      others.isEmpty ? nil : "\(others.count.counted("SVG file")) changed",
      missing.isEmpty ? nil : "\(missing.count.counted("file")) missing",
    ].compactMap(\.self)
  }

  private static func text(ofPictures lanes: [ArtifactFinding]) -> String {
    let differences = lanes.compactMap(\.picture)
    let resized = differences.count(where: \.isResized)
    let share = differences.map(\.changedShare).max() ?? 0
    let size = resized > 0 ? ", \(resized) of them in size" : ""
    let foreign =
      lanes.allSatisfy { $0.status == .environmentDiffers } ? "environment differs; " : ""
    let tolerated = lanes.allSatisfy { $0.status == .tolerated } ? "within --max-changed: " : ""
    return "\(foreign)\(tolerated)\(lanes.count.counted("picture")) changed\(size), "
      + "by up to \(PictureFinding.percent(share)) of the pixels"
  }
}
