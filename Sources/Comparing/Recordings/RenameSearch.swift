import FileKit
import FioriRender

/// Finds recordings whose description has only another name: the one missing under the new name is
/// recorded under the old one, which no description has.
package struct RenameSearch {
  /// The findings, with the old names of those that were renamed.
  package private(set) var findings: [RecordingFinding]
  /// The files that are still orphans.
  package private(set) var orphans: [String]

  package init(_ findings: [RecordingFinding], orphans: [String], in folder: RecordingFolder) {
    (self.findings, self.orphans) = (findings, orphans)
    let isNew = findings.indices.filter { findings[$0].isNew }
    guard !isNew.isEmpty, !orphans.isEmpty else { return }
    var rest = orphans.filter { $0.hasSuffix(RecordingArtifact.layout.ending) }.compactMap { path in
      (try? InputFile(folder.file(path)).pictureBytes()).map {
        (RecordingArtifact.name(of: path), $0)
      }
    }
    for index in isNew {
      let name = findings[index].name
      guard let report = findings[index].lanes.compactMap(\.missingReport).first else { continue }
      let alike = rest.indices.filter {
        LayoutDifference(recorded: rest[$0].1, drawn: report).lines.isEmpty
      }
      // Variants may look alike; their names end in the same way.
      let best = alike.max { name.commonEnd(with: rest[$0].0) < name.commonEnd(with: rest[$1].0) }
      guard let best else { continue }
      let old = rest.remove(at: best).0
      self.findings[index].renamedFrom = old
      self.orphans.removeAll { ExactText(RecordingArtifact.name(of: $0)) == ExactText(old) }
    }
  }
}

extension String {
  /// The number of characters that both texts end in.
  fileprivate func commonEnd(with other: String) -> Int {
    zip(unicodeScalars.reversed(), other.unicodeScalars.reversed()).prefix { $0 == $1 }.count
  }
}
