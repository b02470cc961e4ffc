import FioriRender
import Foundation
import PictureComparison
import Recordings

@testable import FioriSnapshotTesting

/// A folder for snapshots, and runs of tests in it.
final class SnapshotSample {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "fiori-snapshot-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A run under an environment, in which nothing has been compared so far.
  func run(_ environment: [String: String] = [:]) -> SnapshotRun {
    SnapshotRun(SnapshotSettings(environment))
  }

  /// The environment of a run that records.
  static func recording(_ mode: SnapshotRecording) -> [String: String] {
    [SnapshotSettings.recordKey: mode.rawValue]
  }

  /// A snapshot of a KPI.
  func kpi(
    _ metric: String, named name: String? = nil, as formats: SnapshotFormats = .png(scale: 1),
    in run: SnapshotRun
  ) throws -> DrawnSnapshot {
    let renderer = try Renderer()
    let drawing = try renderer.drawing(of: Figure(KPIView(items: [.metric(metric)])))
    return DrawnSnapshot(
      location: location(named: name), origin: "SalesTests.swift:7",
      files: try formats.lanes.map { try DrawnFile(drawing, as: $0, renderer) },
      environment: run.environment(of: renderer))
  }

  /// A snapshot of a picture of one color.
  func picture(grey: UInt8) throws -> DrawnSnapshot {
    let bitmap = try Bitmap(
      rgba: Array(repeating: grey, count: 4 * 4 * 2), width: 4, height: 2)
    return DrawnSnapshot(
      location: location(named: "grey"), origin: "SalesTests.swift:9",
      files: [try DrawnFile(bitmap)], environment: .unknown)
  }

  func location(named name: String?) -> SnapshotLocation {
    SnapshotLocation(
      name: name, fileID: "CardTests/SalesTests.swift",
      filePath: folder.appending(path: "SalesTests.swift").path(), function: "revenue()")
  }

  /// The files in the folder, by their paths.
  var paths: [String] {
    let all = FileManager.default.subpaths(atPath: folder.path()) ?? []
    return all.filter { !folder.appending(path: $0).hasDirectoryPath }.sorted()
  }

  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }
}

extension SnapshotRun {
  /// What is wrong with a snapshot when every pixel counts.
  func problems(
    of snapshot: DrawnSnapshot, recording: SnapshotRecording? = nil
  ) throws -> [String] {
    try problems(of: snapshot, ComparisonOptions(), .count(0), recording: recording)
  }
}
