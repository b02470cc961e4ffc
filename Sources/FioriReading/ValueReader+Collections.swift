import FioriBasics
import FioriSyntax

extension ValueReader {
  /// An array in which `null` stands for what is missing; a value that is wrong is missing too.
  package static func sparseArray<Element>(of element: ValueReader<Element>) -> ValueReader
  where Value == [Element?] {
    ValueReader(
      .array(of: element.schema().orNull),
      swift: { .array($0.map { $0.map(element.swift) ?? .none }) }
    ) { node, path, reader in
      guard case .array(let nodes) = node.value else {
        reader.expected("an array", found: node, at: path)
        return nil
      }
      return nodes.enumerated().map { index, node in
        node.value == .null ? nil : element.read(node, path.index(index), &reader)
      }
    }
  }

  /// An object whose keys are indexes: `{"0": …}`.
  package static func byIndex<Element>(_ element: ValueReader<Element>) -> ValueReader
  where Value == [Int: Element] {
    ValueReader(
      .byIndex(element.schema()),
      swift: { values in
        .dictionary(
          values.sorted { $0.key < $1.key }.map {
            SwiftEntry(key: $0.key.swift, value: element.swift($0.value))
          })
      }
    ) { node, path, reader in
      guard case .object(let members) = node.value else {
        reader.expected("an object such as {\"0\": …}", found: node, at: path)
        return nil
      }
      var result: [Int: Element] = [:]
      for member in members {
        guard let index = Int(member.key), index >= 0, "\(index)" == member.key else {
          reader.error(
            "expected an index such as '0' as the key, found '\(JSONProblem.shown(member.key))'",
            at: member.keyPosition, path)
          continue
        }
        result[index] = element.read(member.value, path.key(member.key), &reader)
      }
      return result
    }
  }
}

extension ValueReader where Value == Int {
  /// Any whole number; which of them are right, the view knows.
  package static let wholeNumber = ValueReader(.integer(), swift: \.swift) { node, path, reader in
    if case .number(let number) = node.value, let integer = Int(exactly: number) { return integer }
    reader.expected("a whole number", found: node, at: path)
    return nil
  }
}
