/// The first line in which two texts differ, for those who look into a failure.
struct LineDifference: CustomStringConvertible {
  let description: String

  init(_ recorded: String, _ actual: String) {
    let recorded = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(recorded, actual).enumerated().first { $0.element.0 != $0.element.1 }
    let number = (line?.offset ?? min(recorded.count, actual.count)) + 1
    let old = line.map { String($0.element.0) } ?? "the end"
    let new = line.map { String($0.element.1) } ?? "the end"
    description = "line \(number): recorded \(old), now \(new)"
  }
}
