import FioriRender
import PictureComparison

/// Draws figures, and holds them against what is recorded of them.
struct RecordingCheck: Sendable {
  let folder: RecordingFolder
  let renderer: Renderer
  let flags: ComparisonFlags
  /// Whether what was recorded elsewhere has to be the same here.
  let isStrict: Bool
  /// Where what differs is written to; `nil`: nowhere.
  let actual: ActualFolder?

  /// What is found of a figure.
  struct Product: Sendable {
    let finding: RecordingFinding
    /// The images that it uses, which are no recordings.
    let images: [OutputFile]
  }

  /// Draws a figure, and compares each file that is recorded of it.
  func product(of figure: Figure, in input: InputFile) throws -> (Product, [Diagnostic]) {
    let drawing = try renderer.drawing(of: figure)
    let name = folder.name(OutputPlan.name(of: figure, in: input), of: input)
    let lanes = try (folder.lanes(of: name) ?? [.layout, .picture]).map { lane in
      try finding(of: lane, named: name, lane.bytes(of: drawing, renderer))
    }
    let product = Product(
      finding: RecordingFinding(name: name, description: input.name, lanes: lanes),
      images: drawing.imageFiles.map { .path($0).absolute })
    return (product, drawing.warnings)
  }

  private func finding(
    of lane: RecordingLane, named name: String, _ drawn: [UInt8]
  ) throws(CommandFailure) -> LaneFinding {
    let path = name + lane.ending
    let file = folder.file(path)
    guard Folder.hasFile(file) else {
      return try keep(drawn, LaneFinding(lane: lane, path: path, status: .missing))
    }
    do throws(CommandFailure) {
      let recorded = try InputFile(file).pictureBytes()
      switch lane {
      case .picture: return try picture(name, path, recorded, drawn)
      case .layout, .svg: return try text(lane, path, recorded, drawn)
      }
    } catch  where error.status != .unwritableOutput {
      return LaneFinding(lane: lane, path: path, status: .unreadable, failure: error)
    }
  }

  private func text(
    _ lane: RecordingLane, _ path: String, _ recorded: [UInt8], _ drawn: [UInt8]
  ) throws(CommandFailure) -> LaneFinding {
    if recorded == drawn { return LaneFinding(lane: lane, path: path, status: .equal) }
    let words =
      lane == .layout
      ? LayoutDifference.words(recorded: recorded, actual: drawn)
      : TextDifference.words(recorded: recorded, actual: drawn)
    let status = excused(.changed, lane, path)
    return try keep(drawn, LaneFinding(lane: lane, path: path, status: status, words: words))
  }

  private func picture(
    _ name: String, _ path: String, _ recorded: [UInt8], _ drawn: [UInt8]
  ) throws(CommandFailure) -> LaneFinding {
    if recorded == drawn { return LaneFinding(lane: .picture, path: path, status: .equal) }
    let compared = PictureComparer(flags.options).compare(
      try PixelPicture(decoding: recorded, of: folder.file(path)),
      with: try PixelPicture(decoding: drawn, of: path))
    let found = PictureFinding(
      path: path, outcome: .compared(compared.difference, flags.allowance))
    var finding = LaneFinding(
      lane: .picture, path: path, status: excused(status(of: found), .picture, path),
      picture: compared.difference)
    if !compared.difference.isNone { finding.words = found.words(of: compared.difference) }
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
    default: .changed
    }
  }

  /// What edges that another environment draws in another way are called.
  private func excused(
    _ status: RecordingStatus, _ lane: RecordingLane, _ path: String
  ) -> RecordingStatus {
    let isExcused =
      status == .changed && !isStrict && lane.dependsOnEnvironment && folder.isForeign(path)
    return isExcused ? .environmentDiffers : status
  }

  /// Writes what was drawn and is not as recorded, where that is wanted.
  private func keep(
    _ drawn: [UInt8], _ finding: LaneFinding
  ) throws(CommandFailure) -> LaneFinding {
    guard let actual, !finding.status.isGood else { return finding }
    var finding = finding
    finding.outputs.append(try actual.write(drawn, to: finding.path))
    return finding
  }
}

extension PictureDifference {
  /// Whether every pixel is the same, those that do not count as well.
  fileprivate var isNone: Bool {
    !isResized && changedCount + antiAliasedCount + ignoredCount == 0
  }
}
