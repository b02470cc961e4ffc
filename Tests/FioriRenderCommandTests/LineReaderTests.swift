import Foundation
import SystemPackage
import Testing

@testable import RenderService
@testable import TestSupport

/// Lines, as they come out of a pipe.
struct LineReaderTests {
  private let request: ShutdownRequest
  private let readEnd: FileDescriptor
  private let writeEnd: FileDescriptor

  init() throws {
    request = try ShutdownRequest()
    (readEnd, writeEnd) = try FileDescriptor.pipe()
  }

  private func reader(limit: Int = 100) -> LineReader {
    LineReader(readEnd, limit: limit, until: request)
  }

  private func texts(_ reader: LineReader) throws -> [String] {
    var reader = reader
    var texts: [String] = []
    while let line = try reader.next() { texts.append(String(decoding: line, as: UTF8.self)) }
    return texts
  }

  @Test func `the rest after the last LF is a line`() throws {
    try writeEnd.writeAll("a\n\nb\r\nc".utf8)
    try writeEnd.close()
    try expect(texts(reader()), is: ["a", "", "b\r", "c"])
    try readEnd.close()
  }

  @Test func `one byte more than the limit is kept of a line`() throws {
    try writeEnd.writeAll((String(repeating: "x", count: 1_000) + "\nyyy\nzzzz").utf8)
    try writeEnd.close()
    try expect(texts(reader(limit: 2)), is: ["xxx", "yyy", "zzz"])
    try readEnd.close()
  }

  @Test func `a request ends it after the whole lines that were read`() throws {
    try writeEnd.writeAll("a\nb\nc".utf8)
    var reader = reader()
    try expect(reader.next(), is: Array("a".utf8))
    request.make()
    try writeEnd.writeAll("d\ne\n".utf8)
    try expect(texts(reader), is: ["b"])
    try readEnd.close()
    try writeEnd.close()
  }
}
