import Foundation
import PictureComparison
import Testing

@testable import FioriSnapshotTesting
@testable import TestSupport

/// What becomes of a snapshot in a run.
struct SnapshotRunTests {
  private let sample: SnapshotSample

  init() throws {
    sample = try SnapshotSample()
  }

  @Test func `missing recordings fail, and nothing is written`() throws {
    let run = sample.run()
    try expect(
      run.problems(of: sample.kpi("294", in: run)),
      is: [
        "CardTests/SalesTests/revenue: not recorded yet; run with FIORI_SNAPSHOT_RECORD=missing"
      ])
    expect(sample.paths, is: [])
  }

  @Test func `a new recording fails once, and matches from then on`() throws {
    let first = sample.run(SnapshotSample.recording(.missing))
    try expect(
      first.problems(of: sample.kpi("294", as: [.png(scale: 1), .svg], in: first)),
      is: [
        "CardTests/SalesTests/revenue: recorded; review it, then run without recording"
      ])
    first.finish()
    expect(
      sample.paths.filter { $0.contains(".") },
      is: [
        "Snapshots/SalesTests/revenue.layout.json", "Snapshots/SalesTests/revenue.png",
        "Snapshots/SalesTests/revenue.svg", "Snapshots/fiori-render.recorded.json",
      ])
    let second = sample.run()
    try expect(
      second.problems(of: sample.kpi("294", as: [.png(scale: 1), .svg], in: second)), is: [])
    try expect(first.problems(of: sample.kpi("294", as: .layout, in: first)), is: [])
  }

  @Test func `moved parts are named`() throws {
    let first = sample.run(SnapshotSample.recording(.missing))
    _ = try first.problems(of: sample.kpi("294", in: first))
    first.finish()
    let run = sample.run()
    let problems = try run.problems(of: sample.kpi("2940", in: run))
    expect(problems.count, is: 2)
    #expect(
      problems[0].hasPrefix(
        "CardTests/SalesTests/revenue.layout.json: kpiView.metric text '294' → '2940', "))
    #expect(problems[1].hasPrefix("CardTests/SalesTests/revenue.png: size changed from "))
  }

  @Test(arguments: [
    (SnapshotRecording.never, "layout.json: kpiView.metric text"),
    (.missing, "layout.json: kpiView.metric text"), (.changed, ": recorded; review it"),
  ])
  func `differences are recorded on request`(
    mode: SnapshotRecording, words: String
  ) throws {
    let first = sample.run(SnapshotSample.recording(.missing))
    _ = try first.problems(of: sample.kpi("294", in: first))
    first.finish()
    let run = sample.run(SnapshotSample.recording(mode))
    try expect(run.problems(of: sample.kpi("295", in: run)).first?.contains(words), is: true)
    let after = sample.run()
    let expected = mode == .changed ? "295" : "294"
    try expect(after.problems(of: sample.kpi(expected, in: after)), is: [])
  }

  @Test func `a test's own mode takes precedence over the environment's`() throws {
    let run = sample.run(SnapshotSample.recording(.missing))
    let problems = try run.problems(of: sample.kpi("294", in: run), recording: .never)
    expect(problems.first?.contains("not recorded yet"), is: true)
    let other = sample.run()
    let recorded = try other.problems(of: sample.kpi("294", in: other), recording: .missing)
    expect(recorded.first?.contains("recorded; review it"), is: true)
  }

  @Test func `a build server records nothing`() throws {
    let run = sample.run(SnapshotSample.recording(.changed).merging(["CI": "true"]) { $1 })
    try expect(
      run.problems(of: sample.kpi("294", in: run)),
      is: [
        "CardTests/SalesTests/revenue: refusing to record with CI=true, because no one reviews the result; record elsewhere"
      ])
    expect(sample.paths, is: [])
  }

  @Test func `an unknown mode is reported`() throws {
    let run = sample.run([SnapshotSettings.recordKey: "all"])
    try expect(
      run.problems(of: sample.kpi("294", in: run)),
      is: [
        "CardTests/SalesTests/revenue: FIORI_SNAPSHOT_RECORD=all: unknown mode; use one of never, missing, changed"
      ])
  }

  @Test func `two snapshots do not share a name`() throws {
    let run = sample.run(SnapshotSample.recording(.changed))
    _ = try run.problems(of: sample.kpi("294", in: run))
    try expect(
      run.problems(of: sample.kpi("295", in: run)),
      is: [
        "CardTests/SalesTests/revenue: the snapshot at SalesTests.swift:7 has the same name; distinguish them with named:"
      ])
    try expect(run.problems(of: sample.kpi("294", in: run)), is: [])
    try expect(
      run.problems(of: sample.kpi("295", named: "b", in: run)).first?.contains("recorded"), is: true
    )
  }

  @Test func `a picture of others is held by its pixels`() throws {
    let first = sample.run(SnapshotSample.recording(.missing))
    _ = try first.problems(of: sample.picture(grey: 100))
    first.finish()
    let run = sample.run()
    try expect(run.problems(of: sample.picture(grey: 100)), is: [])
    let other = sample.run()
    try expect(
      other.problems(of: sample.picture(grey: 101)),
      is: [
        "CardTests/SalesTests/revenue-grey.png: 8 of 8 pixels changed (100 %) in 1 region, 4 × 2 at 0,0"
      ])
    let tolerant = sample.run()
    try expect(
      tolerant.problems(
        of: sample.picture(grey: 101), ComparisonOptions(threshold: 0.1), .count(0), recording: nil),
      is: [])
  }

  @Test func `another environment excuses edges, but no other change`() throws {
    let first = sample.run(SnapshotSample.recording(.missing))
    _ = try first.problems(of: sample.kpi("294", in: first))
    first.finish()
    try move(to: "0.0.1")
    let run = sample.run()
    try expect(
      run.problems(of: sample.kpi("295", in: run)).map { $0.prefix { $0 != ":" } },
      is: [
        "CardTests/SalesTests/revenue.layout.json", "CardTests/SalesTests/revenue.png",
      ])
    let strict = sample.run(["FIORI_SNAPSHOT_STRICT_ENVIRONMENT": "1"])
    let problems = try strict.problems(of: sample.kpi("294", in: strict))
    expect(problems.first?.hasPrefix("environment differs: Cairo 1."), is: true)
  }

  @Test func `differences are written on request`() throws {
    let first = sample.run(SnapshotSample.recording(.missing))
    _ = try first.problems(of: sample.picture(grey: 100))
    first.finish()
    let run = sample.run([
      "FIORI_SNAPSHOT_ACTUAL": sample.folder.appending(path: "out/actual").path()
    ])
    _ = try run.problems(of: sample.picture(grey: 7))
    expect(
      sample.paths.filter { $0.hasPrefix("out/actual/") && $0.hasSuffix(".png") },
      is: [
        "out/actual/CardTests/SalesTests/revenue-grey.difference.png",
        "out/actual/CardTests/SalesTests/revenue-grey.png",
      ])
  }

  @Test func `recordings that match in another environment are listed again on request`()
    throws
  {
    let first = sample.run(SnapshotSample.recording(.missing))
    _ = try first.problems(of: sample.kpi("294", in: first))
    first.finish()
    try move(to: "0.0.1")
    for (mode, isRecorded) in [(SnapshotRecording.missing, false), (.changed, true)] {
      let run = sample.run(SnapshotSample.recording(mode))
      let problems = try run.problems(of: sample.kpi("294", in: run))
      run.finish()
      expect(problems.contains { $0.contains("recorded; review it") }, is: isRecorded)
    }
    let strict = sample.run(["FIORI_SNAPSHOT_STRICT_ENVIRONMENT": "1"])
    try expect(strict.problems(of: sample.kpi("294", in: strict)), is: [])
  }

  @Test func `a lost list comes back`() throws {
    let first = sample.run(SnapshotSample.recording(.missing))
    _ = try first.problems(of: sample.kpi("294", in: first))
    first.finish()
    let list = try sample.text(of: "Snapshots/fiori-render.recorded.json")
    try FileManager.default.removeItem(
      at: sample.folder.appending(path: "Snapshots/fiori-render.recorded.json"))
    let other = sample.run(SnapshotSample.recording(.missing))
    try expect(other.problems(of: sample.kpi("295", in: other)).count, is: 2)
    other.finish()
    let run = sample.run(SnapshotSample.recording(.missing))
    _ = try run.problems(of: sample.kpi("294", in: run))
    run.finish()
    try expect(sample.text(of: "Snapshots/fiori-render.recorded.json"), is: list)
  }

  @Test func `a name is a valid file name, or is reported`() throws {
    let run = sample.run()
    try expect(
      run.problems(of: sample.kpi("294", named: "???", in: run)),
      is: [
        "CardTests/SalesTests/revenue-: '???': not a valid file name; use letters or digits"
      ])
  }

  @Test func `many snapshots are recorded at a time`() async throws {
    let run = sample.run(SnapshotSample.recording(.missing))
    let sample = sample
    let drawn = try (0..<40).map { try sample.kpi("\($0)", named: "\($0)", as: .layout, in: run) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for snapshot in drawn { group.addTask { _ = try run.problems(of: snapshot) } }
      try await group.waitForAll()
    }
    run.finish()
    let list = try sample.text(of: "Snapshots/fiori-render.recorded.json")
    for place in 0..<40 { #expect(list.contains("\"SalesTests/revenue-\(place).layout.json\"")) }
  }

  /// Makes what is recorded that of another Cairo.
  private func move(to version: String) throws {
    let path = "Snapshots/fiori-render.recorded.json"
    let text = try sample.text(of: path).replacing(
      /"Cairo" : "[0-9.]+"/, with: #""Cairo" : "\#(version)""#)
    try Data(text.utf8).write(to: sample.folder.appending(path: path))
  }
}
