import FileKit
import Foundation
import PictureComparison
import Recordings

/// A report case that a process saves for the last process of the run.
struct SnapshotCase: Codable, Sendable {
  let name: String
  private let status: String
  private let lines: [String]
  private let regions: [[Int]]
  private let pictures: [String: Data]

  /// Creates a case with its pictures, without any that can no longer be read.
  init(_ item: ReportCase) {
    (name, status, lines) = (item.name, item.status.rawValue, item.lines)
    regions = item.regions.map { [$0.x, $0.y, $0.width, $0.height] }
    pictures = Dictionary(
      item.pictures.compactMap { side, picture in
        (try? picture.content()).flatMap(\.self).map { (side.rawValue, Data($0.bytes)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The report case, or `nil` if another version saved it.
  var reportCase: ReportCase? {
    guard let status = ReportStatus(rawValue: status) else { return nil }
    var item = ReportCase(name: name, status: status)
    item.lines = lines
    item.regions = regions.filter { $0.count == 4 }.map {
      PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
    for (side, bytes) in pictures {
      guard let side = ReportCase.Side(rawValue: side) else { continue }
      item.pictures[side] = ReportPicture { () throws(RunFailure) in Array(bytes) }
    }
    return item
  }
}

/// One process's part of the report of the run.
struct SnapshotPart: Codable, Sendable {
  /// Differences from the environment where snapshots were recorded.
  let notes: [String]
  let cases: [SnapshotCase]
}
