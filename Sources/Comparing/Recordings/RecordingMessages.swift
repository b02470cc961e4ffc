package import FileKit
import FioriRender
import PictureComparison

/// Failures of recordings, layout reports and snapshots.
extension RunFailure {
  static func damagedList(_ path: String, _ reason: String) -> RunFailure {
    .wrongDescription(
      .recording, "\(path): \(reason); restore that list, or delete it and record again")
  }

  static func layoutOfOtherSize(
    _ file: String, width: Double, height: Double, picture size: PixelSize
  ) -> RunFailure {
    .wrongDescription(
      .recording,
      "\(file): the layout report is for \(Decimal.text(width)) × \(Decimal.text(height)) points, but "
        + "the picture has \(size) pixels; recreate it with fiori-render layout")
  }

  static func layoutTooLong(_ file: String) -> RunFailure {
    .wrongDescription(
      .recording,
      "\(file): the layout report has more than the \(Limits.layoutReportByteCount) bytes allowed; "
        + "recreate it with fiori-render layout")
  }

  static func notComparedAgain(_ path: String) -> RunFailure {
    .fault("\(path): could not be compared again")
  }

  static func wrongCountOfPixels(_ name: String) -> RunFailure {
    .fault("\(name): wrong number of pixels (internal error)")
  }

  /// Pixels in memory that are not four bytes each.
  package static func wrongCountOfBytes(
    _ name: String, _ count: Int, width: Int, height: Int
  ) -> RunFailure {
    .wrongDescription(
      .wrongCount,
      "\(name): \(count) bytes for \(width) × \(height) pixels; use four bytes per pixel")
  }
}
