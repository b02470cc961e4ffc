package import FileKit
package import FioriRender

/// The state that the threads of a batch share behind a lock: the units left to draw, and the parts
/// that wait for other figures of their input or for an earlier input.
package struct BatchWork<Product: Sendable, Result: Sendable> {
  /// The result so far.
  private(set) var result: Result
  private(set) var status: RunFailure.Kind?

  typealias Drawn = Swift.Result<DrawnInput<Product>, RunFailure>
  /// A function that takes an input with its diagnostics and returns the failures.
  package typealias Take =
    @Sendable (inout Result, InputFile, DrawnInput<Product>, [Diagnostic]) -> [RunFailure]

  private let inputs: [InputFile]
  private let listener: any RunListener
  private let take: Take
  private var units: [BatchUnit]
  private var nextUnit = 0
  /// The number of units of each input left to draw.
  private var missing: [Int: Int] = [:]
  private var parts: [Int: [(figures: Range<Int>, drawn: Drawn)]] = [:]
  /// The inputs that have not been passed on, in order.
  private var waiting: ArraySlice<Int>
  private var progress: (any RunProgress)?

  init(_ batch: Batch, result: Result, showsProgress: Bool, take: @escaping Take) {
    self.result = result
    self.take = take
    (status, inputs, listener) = (batch.status, batch.inputs, batch.listener)
    let places = batch.surveys.indices.filter { batch.surveys[$0] != nil }
    units = places.flatMap { place in
      batch.surveys[place].map { BatchUnit.units(of: $0, at: place) } ?? []
    }
    waiting = places[...]
    for unit in units { missing[unit.input, default: 0] += 1 }
    if showsProgress { progress = listener.progress(of: batch.figureCount) }
  }

  /// Returns the next unit to draw, or `nil` if none is left.
  mutating func next() -> BatchUnit? {
    guard nextUnit < units.count else { return nil }
    defer { nextUnit += 1 }
    return units[nextUnit]
  }

  /// Stores the outcome of a unit and passes on the inputs that are complete and next in order.
  mutating func finish(_ unit: BatchUnit, _ drawn: Drawn) {
    parts[unit.input, default: []].append((unit.figures, drawn))
    missing[unit.input, default: 1] -= 1
    while let first = waiting.first, missing[first] == 0 {
      handOn(first)
      waiting.removeFirst()
    }
    let name = inputs[unit.input].name
    progress?.advance(by: unit.figures.count, at: name)
  }

  /// Passes on the complete inputs of a run that ended early.
  mutating func end() {
    for input in waiting where missing[input] == 0 { handOn(input) }
    waiting = []
    progress?.clear()
  }

  private mutating func handOn(_ place: Int) {
    defer {
      parts[place] = nil
      missing[place] = nil
    }
    do throws(RunFailure) {
      let drawn = try whole(place)
      let diagnostics = listener.level.raised(drawn.diagnostics)
      if !diagnostics.isEmpty || !drawn.faults.isEmpty { progress?.clear() }
      for fault in drawn.faults { note(fault) }
      listener.show(diagnostics)
      if diagnostics.hasErrors { status = status ?? .wrongDescription }
      for failure in take(&result, inputs[place], drawn, diagnostics) { note(failure) }
    } catch {
      note(error)
    }
  }

  /// Combines the parts of an input, in the order of its figures.
  private func whole(_ place: Int) throws(RunFailure) -> DrawnInput<Product> {
    let parts = (parts[place] ?? []).sorted { $0.figures.lowerBound < $1.figures.lowerBound }
    var outcomes: [Outcome<Product>] = []
    var reading: Reading?
    for part in parts {
      let drawn = try part.drawn.get()
      outcomes += drawn.outcomes
      reading = drawn.reading
    }
    guard let reading else {
      throw RunFailure.fault("\(inputs[place].name): could not be drawn (internal error)")
    }
    return DrawnInput(reading: reading, outcomes: outcomes)
  }

  private mutating func note(_ failure: RunFailure) {
    progress?.clear()
    listener.show(failure)
    status = status ?? failure.kind
  }
}

/// The work of one thread at a time: a figure of an input kept in memory, or a whole input.
struct BatchUnit: Sendable {
  let input: Int
  /// The indices of the figures in the input.
  let figures: Range<Int>

  /// Returns the units of an input; one without figures has a unit, so that it is still reported.
  static func units(of survey: Survey, at place: Int) -> [BatchUnit] {
    let figures = survey.names.indices
    guard survey.reading != nil, !figures.isEmpty else {
      return [BatchUnit(input: place, figures: figures)]
    }
    return figures.map { BatchUnit(input: place, figures: $0..<$0 + 1) }
  }

  /// Draws the unit's figures; fails if the input cannot be read again.
  func drawn<Product: Sendable>(
    _ input: InputFile, _ survey: Survey?, _ source: FigureSource,
    _ make: (Figure) throws -> (Product, [Diagnostic])
  ) -> Result<DrawnInput<Product>, RunFailure> {
    Result { () throws(RunFailure) in
      let kept = survey?.reading
      let reading = if let kept { kept } else { try source.reading(of: input) }
      guard reading.figures.map({ OutputPlan.name(of: $0, in: input) }) == survey?.names else {
        throw RunFailure.unreadableInput("\(input.name): changed during the run; run again")
      }
      return DrawnInput(
        reading: reading,
        outcomes: reading.figures[figures].map { figure in Outcome { try make(figure) } })
    }
  }
}
