import FileKit
public import FioriRender
// A test that names a tolerance has its words by the import of this module alone.
@_exported public import PictureComparison
import Recordings

/// Expects a view to be drawn as it is recorded.
///
/// The recording is `Snapshots/FILE/TEST-NAME` beside the test's file: a layout report, which has to be
/// the same on every machine, and the formats that are asked for, which have to be where Cairo, Pango,
/// FreeType, HarfBuzz and the fonts are those of the recording. What differs fails the test, of Swift
/// Testing or XCTest, with the parts that moved and the pixels that changed. Nothing is recorded unless
/// `record` or the environment's `FIORI_SNAPSHOT_RECORD` says so.
///
/// - Parameters:
///   - view: The view.
///   - environment: What surrounds it, its scale among that.
///   - formats: What is recorded beside the layout report.
///   - name: What tells the snapshot from others of the same test; `nil`: there is no other.
///   - options: Which pixels count as changed; all that differ, unless told.
///   - maxChanged: How many pixels may; none, unless told.
///   - recording: Whether it is recorded; `nil`: as the environment says.
///   - renderer: Draws it; `nil`: one with the bundled font alone.
///   - fileID: The module and the file of the test; leave it.
///   - filePath: The path of the test's file, beside which the snapshot is recorded; leave it.
///   - line: The line that fails; leave it.
///   - column: The column that fails; leave it.
///   - function: The test, of which the snapshot has its name; leave it.
public func expectSnapshot(
  of view: some Component, in environment: Environment = Environment(),
  as formats: SnapshotFormats = .png(), named name: String? = nil,
  options: ComparisonOptions = ComparisonOptions(), maxChanged: ChangeAllowance = .count(0),
  record recording: SnapshotRecording? = nil, renderer: Renderer? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  expectSnapshot(
    of: Figure(view, environment: environment), as: formats, named: name, options: options,
    maxChanged: maxChanged, record: recording, renderer: renderer, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

/// Expects a figure to be drawn as it is recorded: of a description, say, or a page of a header.
///
/// All but `figure` is as for a view.
public func expectSnapshot(
  of figure: Figure, as formats: SnapshotFormats = .png(), named name: String? = nil,
  options: ComparisonOptions = ComparisonOptions(), maxChanged: ChangeAllowance = .count(0),
  record recording: SnapshotRecording? = nil, renderer: Renderer? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  let expectation = SnapshotExpectation(
    name, in: function, options, maxChanged, recording,
    at: SnapshotIssue(fileID: fileID, filePath: filePath, line: line, column: column))
  expectation.check { run in
    let renderer = try renderer ?? Renderer()
    var figure = figure
    if let scale = formats.scale { figure.environment.scale = scale }
    let drawing = try renderer.drawing(of: figure)
    let files = try formats.lanes.map { try DrawnFile(drawing, as: $0, renderer) }
    return (files, run.environment(of: renderer))
  }
}

/// Expects a picture, whoever drew it, to have the pixels that are recorded.
///
/// It is compared on every machine: what drew it is not known. `pixels` are four bytes each, row by row
/// from the top left: red, green, blue, and the alpha that they are not multiplied by. All else is as
/// for a view.
public func expectSnapshot(
  of pixels: [UInt8], width: Int, height: Int, named name: String? = nil,
  options: ComparisonOptions = ComparisonOptions(), maxChanged: ChangeAllowance = .count(0),
  record recording: SnapshotRecording? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  let expectation = SnapshotExpectation(
    name, in: function, options, maxChanged, recording,
    at: SnapshotIssue(fileID: fileID, filePath: filePath, line: line, column: column))
  expectation.check { _ in
    let (count, isTooMuch) = width.multipliedReportingOverflow(by: height)
    guard !isTooMuch, pixels.count % 4 == 0, pixels.count / 4 == count else {
      throw RunFailure.wrongDescription(
        "\(expectation.place.reportName): \(pixels.count) bytes for \(width) × \(height) "
          + "pixels; give four bytes per pixel")
    }
    let bitmap = try Bitmap(rgba: pixels, width: width, height: height)
    return ([try DrawnFile(bitmap)], .unknown)
  }
}
