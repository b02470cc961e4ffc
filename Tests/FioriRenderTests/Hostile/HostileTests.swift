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
    let svgs = pictures.filter { $0.starts(with: "<svg".utf8) }
    expect(svgs.flatMap { NumberFaults.lines(inSVG: $0) }, is: [])
    try file.file.expect(lines.map { $0 + "\n" }.joined(), ending: "diagnostics")
    expect(lines.contains { $0.contains(": error:") }, is: pictures.isEmpty)
  }
}
