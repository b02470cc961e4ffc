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

  @Test(
    arguments: PictureKind.allCases,
    [[], ["--scale", "3", "--appearance", "dark", "--generation", "horizon", "--id-prefix", "a."]])
  func `data is what render writes`(kind: PictureKind, flags: [String]) async throws {
    for description in [Sample.kpi, Sample.description(of: Sample.ring())] {
      let flags = flags + ["--format", kind.rawValue]
      let rendered = try await workspace.run(["render", "-"] + flags, input: description)
      let streamed = try await workspace.run(["stream"] + flags, input: description)
      let reply = try #require(try StreamReply.all(streamed.output).first)
      rendered.expect(status: 0)
      expect(reply.bytes, is: rendered.output)
      expect(reply.picture?.format, is: kind.rawValue)
    }
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
    refused.errors.expect(contains: "--binary is for pictures in the answers; omit -o.")
  }

  @Test func `an animated SVG is what render writes`() async throws {
    let ring = Sample.description(of: Sample.ring())
    let rendered = try await workspace.run("render", "-", "--animate", input: ring)
    let replies = try await replies("--animate", input: ring)
    expect(replies.map(\.bytes), is: [rendered.output])
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

  @Test(arguments: [
    #""a\u00e9 \"x\" \\""#, #""""#, #""日本 😀""#, "12345678901234567890.50", "-0", "1e5", "7",
  ])
  func `an id comes back as it was given`(id: String) async throws {
    for line in [
      #"{"id": \#(id), "view": \#(Sample.view)}"#, #"{"view": \#(Sample.view), "id":\#(id)}"#,
    ] {
      let run = try await workspace.run("stream", "--format", "svg", input: line)
      run.text.expect(startsWith: #"{"id":\#(id),"name":"#)
    }
  }

  @Test func `without an id it is the number of the line`() async throws {
    let null = #"{"id": null, "view": \#(Sample.view)}"#
    let replies = try await replies(
      "--format", "svg", input: "\n" + Sample.kpi + " \t\n\n" + null + "\n{\n")
    expect(replies.map(\.id), is: ["2", "5", "6"])
    expect(replies.map(\.picture?.name), is: ["2", "5", nil])
  }

  @Test(arguments: ["[1]", "true", "{}"])
  func `an id is a string or a number`(id: String) async throws {
    let replies = try await replies(input: #"{"id": \#(id), "view": \#(Sample.view)}"#)
    expect(replies.map(\.id), is: ["1"])
    #expect(replies[0].picture == nil)
    expect(replies[0].diagnostics.first?.path, is: "id")
    expect(replies[0].messages.first?.hasPrefix("expected a string or a number, found"), is: true)
  }

  @Test func `a description in a file has no id`() async throws {
    let run = try await workspace.run(
      "validate", "-", input: #"{"id": 1, "view": \#(Sample.view)}"#)
    run.expect(status: 65)
    run.errors.expect(startsWith: "<stdin>:1:2: error: unknown key 'id'")
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

  @Test func `a diagnostic has its place in the line`() async throws {
    let reply = try await replies(input: "\n" + Sample.misspelt).first
    let diagnostic = try #require(reply?.diagnostics.first)
    expect(reply?.diagnostics.count, is: 1)
    #expect((diagnostic.line, diagnostic.column) == (1, 60))
    expect(diagnostic.severity, is: "error")
    expect(diagnostic.path, is: "view")
    expect(diagnostic.file, is: nil)
    expect(diagnostic.message, is: "unknown key 'captoin'; did you mean 'caption'?")
  }

  @Test func `warnings stand beside the picture`() async throws {
    let warned = try await replies(input: Sample.questionable)
    #expect(warned[0].picture != nil)
    expect(warned[0].diagnostics.map(\.severity), is: ["warning"])
    #expect(try await replies("--quiet", input: Sample.questionable)[0].diagnostics.isEmpty)
    let strict = try await replies("--strict", input: Sample.questionable)
    #expect(strict[0].picture == nil)
    expect(strict[0].diagnostics.map(\.severity), is: ["error"])
  }

  @Test func `a line longer than the limit is refused, and the next is answered`() async throws {
    let long = #"{"view": ""# + String(repeating: "x", count: 3_000_000) + "\"}\n"
    let replies = try await replies(input: long + Sample.kpi)
    expect(replies.map { $0.picture != nil }, is: [false, true])
    expect(
      replies[0].messages, is: ["description has more than the 1000000 bytes allowed; split it"])
  }

  @Test(arguments: ["", "\n", "\n \r\n\t\n"])
  func `nothing is answered with nothing`(input: String) async throws {
    let run = try await workspace.run("stream", input: input)
    run.expect(status: 0, output: "", errors: "")
  }

  @Test func `lines may end with CRLF, and the last one without`() async throws {
    let one = try await workspace.run("stream", input: Sample.kpi)
    let bare = Sample.kpi.dropLast()
    try await expect(workspace.run("stream", input: String(bare)).output, is: one.output)
    try await expect(workspace.run("stream", input: bare + "\r\n").output, is: one.output)
    try await expect(workspace.run("stream", input: "\u{FEFF}" + bare).output, is: one.output)
  }

  @Test func `several figures are an array of pictures`() async throws {
    let figures = Sample.figures("a", "b", others: #""id": "x", "variants": {"scale": [1, 2]}, "#)
    let replies = try await replies(input: figures + Sample.figures("only") + Sample.figures(""))
    #expect(replies[0].picture == nil)
    expect(replies[0].pictures?.map(\.name), is: ["a", "a@2x", "b", "b@2x"])
    expect(replies[1].pictures?.map(\.name), is: ["only"])
    expect(replies[2].pictures?.map(\.name), is: ["3"])
    try workspace.write(
      Sample.figures("a", "b", others: #""variants": {"scale": [1, 2]}, "#), to: "f.json")
    _ = try await workspace.run("render", "f.json")
    for picture in replies[0].pictures ?? [] {
      try expect(workspace.bytes(of: picture.name + ".png"), is: picture.data.map { Array($0) })
    }
  }

  @Test func `of figures with an error there are no pictures`() async throws {
    let line =
      #"{"figures": [{"view": \#(Sample.view)}, {"view": {"type": "kpiView", "page": 3}}]}"#
    let reply = try await replies(input: line)[0]
    #expect(reply.pictures == nil)
    expect(reply.diagnostics.map(\.severity), is: ["error"])
  }

  @Test func `--page all answers every page`() async throws {
    let replies = try await replies("--page", "all", input: Sample.pages + Sample.kpi)
    expect(replies[0].pictures?.map(\.name), is: ["1-page1", "1-page2"])
    expect(replies[1].picture?.name, is: "2")
    let beyond = try await workspace.run("stream", "--page", "9", input: Sample.pages)
    beyond.expect(status: 0)
    #expect(try StreamReply.all(beyond.output)[0].picture == nil)
  }

  @Test func `images come from --resources alone`() async throws {
    try workspace.write(Data(base64Encoded: Sample.redPixel) ?? Data(), to: "icons/dot.png")
    let line = Sample.icon(#""dot.png""#)
    let without = try await replies(input: line)
    #expect(without[0].picture == nil)
    expect(without[0].diagnostics.count, is: 1)
    let with = try await replies(
      "--resources", "icons", input: line + Sample.icon(#""../dot.png""#))
    expect(with.map { $0.picture != nil }, is: [true, false])
    try await workspace.run("stream", "--resources", "none").expect(status: 66)
  }

  @Test func `--stylesheet is in place of the lines' own`() async throws {
    try workspace.write("kpi { font-color: #FF0000 }", to: "wrong.nss")
    let wrong = try await workspace.run("stream", "--stylesheet", "wrong.nss", input: Sample.kpi)
    let rendered = try await workspace.run(
      "render", "-", "--stylesheet", "wrong.nss", input: Sample.kpi)
    wrong.expect(status: rendered.status, errors: rendered.errors)
    try workspace.write("@tintColor: #FF0000;", to: "red.nss")
    let red = try await workspace.run("render", "-", "--stylesheet", "red.nss", input: Sample.kpi)
    let replies = try await replies("--stylesheet", "red.nss", input: Sample.kpi)
    expect(replies[0].bytes, is: red.output)
  }

  @Test func `a line's sheet that is wrong is named`() async throws {
    try workspace.write("KPIView { nonsense: 3", to: "brand.nss")
    let line = #"{"stylesheet": "brand.nss", "view": \#(Sample.view)}"#
    let reply = try await replies("--resources", ".", input: line)[0]
    expect(reply.diagnostics.first?.file?.hasSuffix("brand.nss"), is: true)
  }

  @Test func `--ready tells that lines are waited for`() async throws {
    let run = try await workspace.run("stream", "--ready", "--jobs", "3", input: Sample.kpi)
    let lines = run.text.split(separator: "\n")
    expect(lines.first, is: #"{"ready":true,"version":"0.2.0"}"#)
    expect(lines.count, is: 2)
  }

  @Test(arguments: [
    ["--jobs", "0"], ["--format", "gif"], ["--format", "png,svg"], ["-o", "-"], ["kpi.json"],
    ["--animate", "--format", "png"], ["--id-prefix", "<"], ["--page", "x"],
    ["--quiet", "--verbose"],
  ])
  func `a wrong command line is 64`(arguments: [String]) async throws {
    try await workspace.run(["stream"] + arguments, input: Sample.kpi).expect(status: 64)
  }
}
