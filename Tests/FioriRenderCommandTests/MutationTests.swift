import Foundation
import Testing

@testable import TestSupport

/// That `verify` sees: each of many small changes to a drawing, or to what is recorded of it, is told
/// by the file, the part and the pixels.
struct MutationTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func verify(_ arguments: String...) async throws -> CommandRun {
    try await workspace.run(["verify", "samples"] + arguments)
  }

  @Test func `each mutation is reported`() async throws {
    for (number, mutation) in Mutation.all.enumerated() {
      try await mutation.write(to: "samples/\(number)", in: workspace)
    }
    let run = try await verify()
    run.expect(status: 1)
    let cut = "/kpi.json:3:14: warning: view.caption: truncated to 'Orders that were shipp"
    expect(
      run.errors.split(separator: "\n").filter { !$0.contains(cut) },
      is: ["to accept: fiori-render record samples"])
    let lines = Set(run.text.split(separator: "\n").map(String.init))
    let reported = Mutation.all.enumerated().flatMap { number, mutation in
      mutation.lines.map { "\(number)/\($0)" }
    }
    let count = Mutation.all.count
    expect(lines, is: Set(reported + ["\(count) recordings, \(count) changed"]))
  }

  /// Its picture is written anew as mutated ones are, so that the mutation alone can be what is told.
  @Test(arguments: MutationSample.allCases)
  func `a sample without a mutation is as recorded`(sample: MutationSample) async throws {
    let none = Mutation("none", sample, .pixels { _ in }, says: [])
    try await none.write(to: "samples", in: workspace)
    let run = try await verify()
    let warnings =
      sample == .kpi
      ? "samples/kpi.json:3:14: warning: view.caption: truncated to 'Orders that were shipped…' "
        + "because it does not fit; shorten the text or make the view wider\n" : ""
    run.expect(status: 0, output: "1 recording, 1 as recorded\n", errors: warnings)
  }

  @Test func `--json has each mutation with its words and its count of pixels`() async throws {
    for (number, mutation) in Mutation.all.enumerated() {
      try await mutation.write(to: "samples/\(number)", in: workspace)
    }
    let run = try await verify("--json")
    run.expect(status: 1)
    let reply = try JSONDecoder().decode(VerifyReply.self, from: Data(run.output))
    expect(reply.counts["changed"], is: Mutation.all.count)
    let recordings = Dictionary(uniqueKeysWithValues: reply.recordings.map { ($0.name, $0) })
    for (number, mutation) in Mutation.all.enumerated() {
      let recording = try #require(recordings["\(number)/\(mutation.sample)"])
      expect(recording.status, is: "changed", "\(mutation.name)")
      let found = recording.lanes.filter { $0.status != "equal" }
      let words = found.map { "\($0.path): \($0.difference ?? "")" }
      expect(words, is: mutation.lines.map { "\(number)/\($0)" })
      let picture = recording.lanes.first { $0.lane == "picture" }
      expect(picture?.changed, is: mutation.changed, "\(mutation.name)")
    }
  }
}
