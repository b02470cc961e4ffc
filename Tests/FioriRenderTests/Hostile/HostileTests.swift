import FioriRender
import Foundation
import Testing

@testable import TestSupport

/// Inputs made to break the reader, the layout or a library, each with the lines it must get.
@Suite struct HostileTests {
  @Test(arguments: HostileFile.all)
  func `a hostile file gets its lines, and a picture where it gets no error`(
    file: HostileFile
  ) throws {
    let (lines, pictures) = try file.draw()
    let text = lines.map { $0 + "\n" }.joined()
    let svgs = pictures.filter { $0.starts(with: "<svg".utf8) }
    expect(svgs.flatMap { NumberFaults.lines(inSVG: $0) }, is: [])
    if Recording.isWanted { return try Recording.record(Array(text.utf8), to: file.expectation) }
    try expect(String(contentsOf: file.expectation, encoding: .utf8), is: text)
    expect(lines.contains { $0.contains(": error:") }, is: pictures.isEmpty)
  }
}
