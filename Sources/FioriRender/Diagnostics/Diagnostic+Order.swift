extension [Diagnostic] {
  /// Whether any of them keeps a picture from being drawn.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// Each once, in the order of the file.
  public var inFileOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let places = (left.element.place, right.element.place)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}

extension Diagnostic {
  fileprivate var place: (line: Int, column: Int) { (location?.line ?? 0, location?.column ?? 0) }
}
