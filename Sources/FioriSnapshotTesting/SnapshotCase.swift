import FileKit
import Foundation
import PictureComparison
import Reports

/// A case of a report as a process leaves it for the last one of the run.
struct SnapshotCase: Codable, Sendable {
  let name: String
  private let status: String
  private let words: [String]
  private let regions: [[Int]]
  private let pictures: [String: Data]

  /// A case with all of its pictures; one that cannot be read any more is left out.
  init(_ item: ReportCase) {
    (name, status, words) = (item.name, item.status.rawValue, item.words)
    regions = item.regions.map { [$0.x, $0.y, $0.width, $0.height] }
    pictures = Dictionary(
      item.pictures.compactMap { side, picture in
        (try? picture.content()).flatMap(\.self).map { (side.rawValue, Data($0.bytes)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The case; `nil` of one that another version left.
  var reportCase: ReportCase? {
    guard let status = ReportStatus(rawValue: status) else { return nil }
    var item = ReportCase(name: name, status: status)
    item.words = words
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

/// What a process leaves for the report of the run.
struct SnapshotPart: Codable, Sendable {
  /// What is different from where snapshots were recorded.
  let notes: [String]
  let cases: [SnapshotCase]
}
