import FioriRender

/// A figure in Swift, by the name that it has among those of its folder.
struct RecordedFigure: Sendable {
  let name: String
  let make: @Sendable () throws -> Figure

  init(_ name: String, _ make: @escaping @Sendable () throws -> Figure) {
    self.name = name
    self.make = make
  }
}
