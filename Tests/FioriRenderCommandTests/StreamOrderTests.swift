import Testing

@testable import TestSupport

/// Which answer comes when.
struct StreamOrderTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func lines(_ arguments: String...) async throws -> [Substring] {
    let run = try await workspace.run(
      ["stream", "--format", "svg"] + arguments, input: Self.input)
    run.expect(status: 0, errors: "")
    return run.text.split(separator: "\n")
  }

  @Test func `the number of jobs changes nothing`() async throws {
    let one = try await lines("--jobs", "1")
    expect(one.count, is: Self.lineCount)
    try await expect(one, is: lines("--jobs", "4"))
    let ids = try StreamReply.all(Array(one.joined(separator: "\n").utf8)).map(\.id)
    expect(ids, is: (1...Self.lineCount).map(String.init))
  }

  @Test func `--unordered gives the same answers in any order`() async throws {
    let ordered = try await lines("--jobs", "4")
    try await expect(lines("--jobs", "4", "--unordered").sorted(), is: ordered.sorted())
  }

  private static let lineCount = 500

  /// Lines of many kinds, good and bad, large and small, as one seed has them.
  private static let input: String = {
    var random = SeededGenerator(seed: 8)
    return (1...lineCount).map { number in
      let metric = Int.random(in: 0..<1_000_000, using: &random)
      let views = [
        #"{"type": "kpiView", "items": [{"metric": "\#(metric)"}], "caption": "Line \#(number)"}"#,
        Sample.ring(#", "caption": "\#(metric)""#),
        Sample.header(ringCount: 1 + metric % 4),
        #"{"type": "kpiCard", "title": "Number \#(metric)", "kpiItems": [{"metric": "\#(metric)"}]}"#,
        #"{"type": "chartView", "series": [{"values": [1, \#(metric), 3]}]}"#,
        #"{"type": "kpiView", "captoin": "\#(metric)"}"#,
        #"{"type": "kpiView", "items": [{"metric": \#(metric)}]}"#,
        "{",
      ]
      let view = views[Int.random(in: views.indices, using: &random)]
      return #"{"view": \#(view)}"#
    }.joined(separator: "\n")
  }()
}
