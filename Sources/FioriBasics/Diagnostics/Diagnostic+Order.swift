extension [Diagnostic] {
  /// Whether any of them keeps a picture from being drawn.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// Each once, in the order of the file; of several files, one after another as they were met.
  public var inFileOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    var ranks: [String: Int] = [:]
    for case let file? in map(\.location?.file) where ranks[file] == nil {
      ranks[file] = ranks.count
    }
    func place(_ diagnostic: Diagnostic) -> (file: Int, line: Int, column: Int) {
      guard let location = diagnostic.location else { return (0, 0, 0) }
      return (ranks[location.file] ?? 0, location.line, location.column)
    }
    return filter { seen.insert($0).inserted }.enumerated().sorted { left, right in
      let places = (place(left.element), place(right.element))
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}
