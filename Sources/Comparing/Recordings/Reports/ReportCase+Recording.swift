import FileKit
package import PictureComparison

extension ReportCase {
  /// Creates a case from the finding for a figure's recording. The options of the comparison are
  /// needed to draw the difference picture.
  package init(
    _ finding: RecordingFinding, in folder: RecordingFolder, by options: ComparisonOptions
  ) {
    self.init(name: finding.name, status: ReportStatus(finding))
    lines =
      finding.renamedFrom.map { ["renamed from \($0)"] }
      ?? (finding.isNew
        ? ["not recorded yet"] : finding.problems + finding.lanes.flatMap(\.reportLines))
    if finding.status == .unreadable, finding.lanes.isEmpty {
      // A picture that cannot be drawn anymore is shown as it was recorded.
      let recorded = folder.file(finding.name + RecordingArtifact.picture.ending)
      if Folder.hasFile(recorded) { pictures[.expected] = ReportPicture(InputFile(recorded)) }
    }
    guard finding.status.isShown, let lane = finding.lanes.first(where: { $0.lane == .picture })
    else { return }
    show(lane, in: folder, by: options)
  }

  /// Returns cases for the paths of files that belong to no description, one per recording name.
  package static func cases(ofOrphans paths: [String], in folder: RecordingFolder) -> [ReportCase] {
    let files = Dictionary(grouping: paths, by: RecordingArtifact.name(of:))
    return files.map { name, paths in
      var orphan = ReportCase(name: name, status: .orphaned)
      orphan.lines = ["no description produces \(paths.sorted().joined(separator: ", "))"]
      if let picture = paths.first(where: { $0.hasSuffix(RecordingArtifact.picture.ending) }) {
        orphan.pictures[.expected] = ReportPicture(InputFile(folder.file(picture)))
      }
      return orphan
    }
  }

  /// Returns cases for the recorded pictures that a description with errors may produce, except for
  /// names that already have a case.
  package static func cases(
    ofUndrawn paths: [String], besides names: Set<String>, in folder: RecordingFolder
  ) -> [ReportCase] {
    let pictures = paths.filter { $0.hasSuffix(RecordingArtifact.picture.ending) }
    return pictures.map { ($0, RecordingArtifact.name(of: $0)) }.filter { !names.contains($0.1) }
      .map { path, name in
        var undrawn = ReportCase(name: name, status: .unreadable)
        undrawn.lines = ["a description with errors may produce it"]
        undrawn.pictures[.expected] = ReportPicture(InputFile(folder.file(path)))
        return undrawn
      }
  }

  private mutating func show(
    _ lane: ArtifactFinding, in folder: RecordingFolder, by options: ComparisonOptions
  ) {
    let recorded = InputFile(folder.file(lane.path))
    if lane.status != .missing { pictures[.expected] = ReportPicture(recorded) }
    guard let drawn = lane.drawn else { return }
    pictures[.actual] = ReportPicture { () throws(RunFailure) in drawn.bytes }
    guard let difference = lane.picture else { return }
    mark(difference)
    pictures[.difference] = ReportPicture { () throws(RunFailure) in
      let compared = PictureComparer(options).compare(
        try PixelBuffer(decoding: try recorded.pictureBytes(), of: recorded.name),
        with: try drawn.pixels(of: lane.path))
      return try compared.differencePicture().png(for: lane.path)
    }
  }
}

extension ArtifactFinding {
  /// The messages in a report about the file.
  fileprivate var reportLines: [String] {
    switch status {
    case .equal, .tolerated, .environmentDiffers, .changed: changes.map { "\(prefix)\($0)" }
    case .missing, .renamed: ["\(path) is missing"]
    case .unreadable: [failure?.message ?? "\(path) cannot be read"]
    }
  }

  /// Only SVG lines need a prefix: layout messages name parts, and picture messages pixels.
  private var prefix: String { lane == .svg ? "SVG: " : "" }
}

extension ReportStatus {
  fileprivate init(_ finding: RecordingFinding) {
    switch finding.status {
    case .equal: self = .equal
    case .tolerated: self = .tolerated
    case .environmentDiffers: self = .environmentDiffers
    case .changed:
      self = finding.lanes.contains { $0.picture?.isResized == true } ? .resized : .changed
    case .renamed: self = .renamed
    case .missing: self = .missing
    case .unreadable: self = .unreadable
    }
  }
}
