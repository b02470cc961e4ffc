extension ValueReader where Value == [String] {
  /// The names of style classes: one, or an array.
  static let styleClasses = ValueReader { node, path, reader in
    guard case .array = node.value else {
      return ValueReader<String>.string.read(node, path, &reader).map { [$0] }
    }
    return ValueReader.array(of: .string).read(node, path, &reader)
  }
}
