import FioriBasics
package import FioriModel
import FioriSyntax

extension ValueReader where Value == [StyleClass] {
  /// The names of style classes: one, or an array.
  package static let styleClasses = ValueReader(
    .definition(
      "styleClass", "Name of one or more style sheet classes.",
      examples: ["loud", ["loud", "quiet"]],
      .anyOf([name.schema(), .array(of: name.schema())])),
    swift: { .array($0.map(\.rawValue.swift)) }
  ) { node, path, reader in
    guard case .array(let nodes) = node.value else {
      return name.read(node, path, &reader).map { [$0] }
    }
    guard nodes.count <= Limits.styleClassCount else {
      reader.error(
        "\(nodes.count) style classes, more than the \(Limits.styleClassCount) allowed; give fewer",
        at: node.position, path)
      return nil
    }
    return ValueReader.array(of: name).read(node, path, &reader)
  }

  private static let name = ValueReader<String>.string.map(
    StyleClass.init(rawValue:), swift: \.rawValue.swift)
}
