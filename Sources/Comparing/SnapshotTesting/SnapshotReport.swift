import FileKit
import Foundation
import Glibc
import Recordings
import SystemPackage

/// The report of a test run of one or more processes: XCTest and Swift Testing have one each, and
/// with `--parallel` each XCTest test has its own.
///
/// A process saves its cases in a hidden folder beside the report, then writes the report of all
/// cases there. Cases of an earlier run, which had another parent, are removed.
struct SnapshotReport {
  private let settings: SnapshotSettings
  private let folder: FilePath
  private let parts: FilePath

  init(_ settings: SnapshotSettings) {
    self.settings = settings
    let file = FilePath(settings.report ?? settings.markdown ?? "")
    folder = file.removingLastComponent()
    parts = folder.appending(".\(file.lastComponent?.string ?? "report").parts")
  }

  /// Adds the cases of this process to the report.
  func write(_ own: SnapshotPart) throws(RunFailure) {
    let location = parts.appending(Self.run)
    if !folder.isEmpty { try Folder.makeAll(folder.string) }
    try Folder.lock(folder.isEmpty ? "." : folder.string) { () throws(RunFailure) in
      try Folder.make(parts.string)
      removeOthers()
      try Folder.make(location.string)
      let file = OutputFile.path(location.appending("\(getpid()).json").string)
      try RunFailure.mapping(file.failure) { try file.write(Array(try JSONEncoder().encode(own))) }
      try write(report(of: location))
    }
  }

  private func write(_ report: Report) throws(RunFailure) {
    if let path = settings.report {
      _ = try report.writePage(to: .path(path), jobs: Processors.count)
    }
    if let path = settings.markdown { try report.writeMarkdown(to: .path(path)) }
  }

  private func report(of location: FilePath) -> Report {
    let parts = Folder.readableNames(in: location).compactMap { name in
      let data = FileManager.default.contents(atPath: location.appending(name).string) ?? Data()
      return try? JSONDecoder().decode(SnapshotPart.self, from: data)
    }
    let cases = parts.flatMap(\.cases).compactMap(\.reportCase).sorted { $0.name < $1.name }
    let notes = Set(parts.flatMap(\.notes)).sorted()
    return Report(
      title: "Snapshots",
      facts: [Report.Fact(name: "Compared by", value: "fiori-render \(Version.current)")],
      notes: notes, environmentDiffers: settings.isStrict && !notes.isEmpty, cases: cases)
  }

  private func removeOthers() {
    for name in Folder.readableNames(in: parts) where name != Self.run {
      try? FileManager.default.removeItem(atPath: parts.appending(name).string)
    }
  }

  /// The parent of this run's processes and its start time, since process ids are reused.
  private static let run: String = {
    let parent = getppid()
    let fields = FileManager.default.contents(atPath: "/proc/\(parent)/stat").map {
      // The name in parentheses may contain anything.
      String(decoding: $0, as: UTF8.self).split(separator: ")").last?.split(separator: " ") ?? []
    }
    let start = fields.flatMap { $0.count > startField ? String($0[startField]) : nil }
    return "\(parent)-\(start ?? "0")"
  }()

  /// The index of the start time in `/proc/PID/stat` after the name, see proc(5).
  private static let startField = 19
}
