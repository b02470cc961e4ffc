import Foundation
import FuzzSupport

@testable import FioriBasics

/// Reads whatever libFuzzer comes up with as JSON.
///
/// Every place must lie in the text, and a text that nothing is wrong with must be JSON to others.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let reading = read(bytes)
  let text = SourceText(bytes)
  require(reading.problems.count <= JSONReader.problemLimit, "too much is said")
  for problem in reading.problems {
    let position = problem.position
    require(
      text.contains(line: position.line, column: position.column), "nowhere: \(problem)")
  }
  require(
    reading.problems.map(\.position) == reading.problems.map(\.position).sorted(), "out of order")
  require(reading.problems == read(bytes).problems, "says something else")
  guard let root = reading.root else {
    require(!reading.problems.isEmpty, "no value, and no word why")
    return 0
  }
  check(root, in: text)
  if reading.problems.isEmpty {
    let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    require(value != nil, "Foundation does not take it")
  }
  return 0
}

private func read(_ bytes: [UInt8]) -> JSONReading {
  var reader = JSONReader(bytes, depthLimit: Limits.depth)
  return reader.read()
}

private func check(_ node: JSONNode, in text: SourceText) {
  let position = node.position
  require(text.contains(line: position.line, column: position.column), "nowhere: \(position)")
  switch node.value {
  case .array(let nodes): for node in nodes { check(node, in: text) }
  case .object(let members): for member in members { check(member.value, in: text) }
  case .number(let number): require(number.isFinite, "\(number)")
  case .string, .bool, .null: break
  }
}
