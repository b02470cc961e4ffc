/// The unbroken stretches of a line.
struct LineRuns {
  /// Points of each stretch, at least one.
  let runs: [[Point]]

  init(_ points: [Point?]) {
    runs = points.split(separator: nil).map { $0.compactMap(\.self) }
  }
}
