import FileKit
public import FioriRender
// Lets tests name a tolerance with only this module imported.
@_exported public import PictureComparison
import Recordings

/// Expects a view to match its recorded snapshot.
///
/// The recording is `Snapshots/FILE/TEST-NAME` beside the test's file: a layout report, which must
/// be the same on every machine, and the requested formats, which must be the same if Cairo, Pango,
/// FreeType, HarfBuzz and the fonts are the same as for the recording. A difference fails the test,
/// of Swift Testing or XCTest, with the parts that moved and the pixels that changed. Nothing is
/// recorded unless `record` or the environment's `FIORI_SNAPSHOT_RECORD` requests it.
///
/// - Parameters:
///   - view: The view.
///   - environment: The environment of the view, including its scale.
///   - formats: The formats recorded beside the layout report.
///   - name: A name to distinguish several snapshots of a test; `nil` if there is only one.
///   - options: Which pixels count as changed; by default, all that differ.
///   - maxChanged: How many pixels may change; by default, none.
///   - lint: Whether the picture must also keep the design rules, as `fiori-render lint` checks
///     them: a broken rule of level error fails the test, and a broken rule of level warning is
///     printed.
///   - recording: Whether to record; `nil` uses the environment's setting.
///   - renderer: The renderer; `nil` uses one with only the bundled font.
///   - fileID: The module and the file of the test; leave the default.
///   - filePath: The path of the test's file, beside which snapshots are recorded; leave the
///     default.
///   - line: The line that fails; leave the default.
///   - column: The column that fails; leave the default.
///   - function: The test function, which names the snapshot; leave the default.
public func expectSnapshot(
  of view: some Component, in environment: Environment = Environment(),
  as formats: SnapshotFormats = .png(), named name: String? = nil,
  options: ComparisonOptions = ComparisonOptions(), maxChanged: ChangeAllowance = .count(0),
  lint: Bool = false, record recording: SnapshotRecording? = nil, renderer: Renderer? = nil,
  fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, function: String = #function
) {
  expectSnapshot(
    of: Figure(view, environment: environment), as: formats, named: name, options: options,
    maxChanged: maxChanged, lint: lint, record: recording, renderer: renderer, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}

/// Expects a figure to match its recorded snapshot, such as one of a description or a page of a
/// header.
///
/// The other parameters are the same as for a view.
public func expectSnapshot(
  of figure: Figure, as formats: SnapshotFormats = .png(), named name: String? = nil,
  options: ComparisonOptions = ComparisonOptions(), maxChanged: ChangeAllowance = .count(0),
  lint: Bool = false, record recording: SnapshotRecording? = nil, renderer: Renderer? = nil,
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
    let broken = lint ? drawing.lintDiagnostics(of: figure) : []
    return (files, run.environment(of: renderer), broken)
  }
}

/// Expects a picture from any source to have the recorded pixels.
///
/// It is compared on every machine, since its source is unknown. `pixels` has four bytes per pixel,
/// row by row from the top left: red, green, blue and alpha, not premultiplied. The other
/// parameters are the same as for a view.
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
      throw RunFailure.wrongCountOfBytes(
        expectation.location.reportName, pixels.count, width: width, height: height)
    }
    let bitmap = try Bitmap(rgba: pixels, width: width, height: height)
    return ([try DrawnFile(bitmap)], .unknown, [])
  }
}
