extension RandomAccessCollection {
  /// The element at an index that comes from elsewhere, such as a description or another array; `nil`
  /// if there is none.
  ///
  /// Inlinable, so that an array's elements are read as by its own subscript.
  @inlinable
  package subscript(at index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension RandomAccessCollection where Self: MutableCollection {
  /// Changes the element at an index that comes from elsewhere; does nothing if there is none.
  @inlinable
  package mutating func update(at index: Index, _ change: (inout Element) -> Void) {
    if indices.contains(index) { change(&self[index]) }
  }
}
