package import FileKit
import FioriRender
package import PictureComparison

/// Compares drawn files with their recordings.
package struct RecordingComparison: Sendable {
  private let folder: RecordingFolder
  private let options: ComparisonOptions
  private let allowance: ChangeAllowance
  private let isStrict: Bool
  private let actual: ActualFolder?
  private let keepsDrawn: Bool

  /// Creates a comparison with the recordings in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder and its list.
  ///   - options: Which pixels count as changed.
  ///   - allowance: How many pixels may change.
  ///   - isStrict: Whether recordings from other environments must match too.
  ///   - actual: The folder for files that differ, or `nil` to write none.
  ///   - keepsDrawn: Whether findings keep the drawn files that differ, for a report.
  package init(
    _ folder: RecordingFolder, _ options: ComparisonOptions, _ allowance: ChangeAllowance,
    isStrict: Bool, actual: ActualFolder?, keepsDrawn: Bool
  ) {
    (self.folder, self.options, self.allowance) = (folder, options, allowance)
    (self.isStrict, self.actual, self.keepsDrawn) = (isStrict, actual, keepsDrawn)
  }

  /// Compares a drawn file with its recording.
  ///
  /// - Throws: The failure to write a file; failures to read are part of the finding.
  package func finding(
    of drawn: DrawnFile, named name: String
  ) throws(RunFailure) -> ArtifactFinding {
    let lane = drawn.lane
    let path = name + lane.ending
    let file = folder.file(path)
    guard Folder.hasFile(file) else {
      var missing = ArtifactFinding(lane: lane, path: path, status: .missing)
      missing.missingReport = drawn.report
      return try keep(drawn, missing)
    }
    do throws(RunFailure) {
      let recorded = try InputFile(file).pictureBytes()
      switch lane {
      case .picture: return try picture(name, path, recorded, drawn)
      case .layout, .svg: return try text(path, recorded, drawn)
      }
    } catch  where error.kind != .unwritableOutput {
      return try keep(
        drawn, ArtifactFinding(lane: lane, path: path, status: .unreadable, failure: error))
    }
  }

  private func text(
    _ path: String, _ recorded: [UInt8], _ drawn: DrawnFile
  ) throws(RunFailure) -> ArtifactFinding {
    let lane = drawn.lane
    if recorded == drawn.bytes { return ArtifactFinding(lane: lane, path: path, status: .equal) }
    let difference = drawn.report.map { LayoutDifference(recorded: recorded, drawn: $0) }
    var finding = ArtifactFinding(
      lane: lane, path: path, status: .equal,
      changes: difference?.lines ?? [TextDifference.text(recorded: recorded, actual: drawn.bytes)])
    finding.lackedFields = difference?.lackedFields ?? []
    finding.parts = difference?.changes ?? []
    if !finding.changes.isEmpty { finding.status = excused(.changed, lane, path) }
    return try keep(drawn, finding)
  }

  private func picture(
    _ name: String, _ path: String, _ recorded: [UInt8], _ drawn: DrawnFile
  ) throws(RunFailure) -> ArtifactFinding {
    if recorded == drawn.bytes {
      return ArtifactFinding(lane: .picture, path: path, status: .equal)
    }
    let (old, new) = (
      try PixelBuffer(decoding: recorded, of: folder.file(path)), try drawn.pixels(of: path)
    )
    let compared = PictureComparer(options).compare(old, with: new)
    let found = PictureFinding(path: path, outcome: .compared(compared.difference, allowance))
    var status = status(of: found)
    var edges: String?
    if status == .changed, !isStrict, folder.isForeign(path) {
      let count = EdgeComparison(old, new).changedCount
      if count == 0 { status = .environmentDiffers }
      edges = count == 0 ? "by edges alone" : "beyond edges in \(count.counted("pixel"))"
    }
    var finding = ArtifactFinding(
      lane: .picture, path: path, status: status, picture: compared.difference)
    if !compared.difference.isNone {
      let text = found.text(of: compared.difference)
      finding.changes = [edges.map { "\(text), \($0) (\(folder.versions(of: path)))" } ?? text]
    }
    finding = try keep(drawn, finding)
    if let actual, !finding.status.isGood {
      finding.outputs.append(try actual.writeDifference(of: name, compared))
    }
    return finding
  }

  private func status(of finding: PictureFinding) -> RecordingStatus {
    switch finding.status {
    case .equal: .equal
    case .tolerated: .tolerated
    case .changed, .resized, .added, .removed, .renamed, .unreadable: .changed
    }
  }

  /// Returns the status of a text, excusing outlines if the recording is from another environment.
  private func excused(
    _ status: RecordingStatus, _ lane: RecordingArtifact, _ path: String
  ) -> RecordingStatus {
    let isExcused =
      status == .changed && !isStrict && lane.dependsOnEnvironment && folder.isForeign(path)
    return isExcused ? .environmentDiffers : status
  }

  /// Keeps and writes a drawn file that differs, if requested.
  private func keep(
    _ drawn: DrawnFile, _ finding: ArtifactFinding
  ) throws(RunFailure) -> ArtifactFinding {
    var finding = finding
    if keepsDrawn, finding.status.isShown { finding.drawn = drawn }
    if let actual, !finding.status.isGood {
      finding.outputs.append(try actual.write(drawn.bytes, to: finding.path))
    }
    return finding
  }
}

extension PictureDifference {
  /// Whether all pixels are equal, including those that do not count.
  fileprivate var isNone: Bool {
    !isResized && changedCount + antiAliasedCount + ignoredCount == 0
  }
}
