import Foundation
import Testing

@testable import TestSupport

/// `stream`: a line for a line.
struct StreamTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func replies(
    _ arguments: String..., input: String
  ) async throws -> [StreamReply] {
    let run = try await workspace.run(["stream"] + arguments, input: input)
    run.expect(status: 0, errors: "")
    return try StreamReply.all(run.output)
  }

  @Test func `with --binary, pictures follow their lines`() async throws {
    let figures = #"{"id": "f", "figures": [{"name": "a", "view": \#(Sample.view)}]}"#
    let input = Sample.kpi + "{}\n" + figures
    let run = try await workspace.run("stream", "--binary", input: input)
    run.expect(status: 0, errors: "")
    let rendered = try await workspace.run("render", "-", input: Sample.kpi).output
    let words = try await workspace.run("describe", "-", input: Sample.kpi).text.dropLast()
    let picture =
      #"","format":"png","width":178,"height":108,"bytes":\#(rendered.count),"words":"\#(words)""#
    let wrong = try await workspace.run("stream", input: "\n{}").text
    let first = #"{"id":1,"name":"1\#(picture),"diagnostics":[]}"# + "\n"
    let last = #"{"id":"f","pictures":[{"name":"a\#(picture)}],"diagnostics":[]}"# + "\n"
    expect(
      run.output, is: Array(first.utf8) + rendered + Array((wrong + last).utf8) + rendered)
    let refused = try await workspace.run("stream", "--binary", "-o", "pictures", input: input)
    refused.expect(status: 64)
    refused.errors.expect(
      contains: "--binary writes pictures to standard output, and -o to a folder; use one of them")
  }

  @Test func `a PNG's sides are pixels, an SVG's are points`() async throws {
    let pixels = try await replies("--scale", "2", input: Sample.kpi).first?.picture
    let points = try await replies("--scale", "2", "--format", "svg", input: Sample.kpi)
      .first?.picture
    let header = try PNGHeader(Array(#require(pixels?.data)))
    expect(header, is: PNGHeader(width: Int(pixels?.width ?? 0), height: Int(pixels?.height ?? 0)))
    expect(points?.width, is: pixels.map { $0.width / 2 })
    let svg = String(decoding: try #require(points?.data), as: UTF8.self)
    svg.expect(contains: #"width="\#(Int(points?.width ?? 0))px""#)
  }

  @Test func `a bad line costs only its own answer`() async throws {
    let bad = [
      Sample.misspelt, "{\n", "[]\n", "nope\n", "\0\u{1}\n", "{}\n",
      #"{"id": "b", "view": 3,}"# + "\n",
      #"{"id": "c", "view": {"type": "kpiView"}, "environment": {"scale": 900}}"# + "\n",
      #"{"id": "d", "view": {"type": "kpiView"}, "environment": {"width": 8192, "height": 8192}}"#
        + "\n",
      String(repeating: "[", count: 5_000) + "\n",
    ]
    let input = bad.map { Sample.kpi + $0 }.joined() + Sample.kpi
    let replies = try await replies(input: input)
    expect(replies.count, is: 2 * bad.count + 1)
    let good = try #require(replies.first?.bytes)
    for (index, reply) in replies.enumerated() {
      let isGood = index.isMultiple(of: 2)
      expect(reply.bytes, is: (isGood ? good : nil))
      expect(reply.diagnostics.contains { $0.severity == "error" }, is: !isGood)
      #expect(reply.diagnostics.allSatisfy { !$0.message.isEmpty })
    }
    expect(replies.map(\.id).filter { Int($0) == nil }, is: ["b", "c", "d"])
  }

  @Test func `a line longer than the limit is refused, and the next is answered`() async throws {
    let long = #"{"view": ""# + String(repeating: "x", count: 3_000_000) + "\"}\n"
    let replies = try await replies(input: long + Sample.kpi)
    expect(replies.map { $0.picture != nil }, is: [false, true])
    expect(
      replies[0].messages, is: ["the description has more than the 1000000 bytes allowed; split it"]
    )
  }
}
