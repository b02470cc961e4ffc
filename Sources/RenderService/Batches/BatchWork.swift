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
  /// The inputs whose rows are passed on one by one.
  private let inputsInParts: Set<Int>
  /// The index of the next row to pass on of the first input that waits.
  private var nextPart = 0
  /// The diagnostics of that input that concern all of its rows.
  private var shared: Set<Diagnostic> = []
  /// The inputs that have not been passed on, in order.
  private var waiting: ArraySlice<Int>
  private var progress: (any RunProgress)?

  init(
    _ batch: Batch, result: Result, showsProgress: Bool, takesParts: Bool, take: @escaping Take
  ) {
    self.result = result
    self.take = take
    (status, inputs, listener) = (batch.status, batch.inputs, batch.listener)
    let places = batch.surveys.indices.filter { batch.surveys[$0] != nil }
    units = places.flatMap { place in
      batch.surveys[place].map { BatchUnit.units(of: $0, at: place) } ?? []
    }
    waiting = places[...]
    inputsInParts =
      takesParts ? Set(places.filter { batch.surveys[$0]?.rows != nil }) : []
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
    while let first = waiting.first {
      if inputsInParts.contains(first) { handOnParts(first) }
      guard missing[first] == 0 else { break }
      if !inputsInParts.contains(first) { handOn(first) }
      waiting.removeFirst()
      (nextPart, shared) = (0, [])
    }
    let name = inputs[unit.input].name
    progress?.advance(by: unit.figures.count, at: name)
  }

  /// Passes on the complete inputs of a run that ended early.
  mutating func end() {
    for input in waiting where missing[input] == 0 && !inputsInParts.contains(input) {
      handOn(input)
    }
    waiting = []
    progress?.clear()
  }

  /// Passes on the rows of an input that are next in order.
  private mutating func handOnParts(_ place: Int) {
    var ready = (parts[place] ?? []).sorted { $0.figures.lowerBound < $1.figures.lowerBound }[...]
    while let part = ready.first, part.figures.lowerBound == nextPart {
      ready.removeFirst()
      nextPart = part.figures.upperBound
      let isLast = missing[place] == 0 && ready.isEmpty
      handOn(
        place,
        part.drawn.map { drawn in
          var drawn = drawn
          drawn.isLast = isLast
          return drawn
        })
    }
    parts[place] = Array(ready)
  }

  private mutating func handOn(_ place: Int) {
    handOn(place, Drawn { () throws(RunFailure) in try whole(place) })
    parts[place] = nil
    missing[place] = nil
  }

  private mutating func handOn(
    _ place: Int, _ outcome: Drawn
  ) {
    do throws(RunFailure) {
      let drawn = try outcome.get()
      let diagnostics = listener.level.raised(drawn.diagnostics).filter {
        $0.figure != nil || !inputsInParts.contains(place) || shared.insert($0).inserted
      }
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
    var readings: [Reading] = []
    for part in parts {
      let drawn = try part.drawn.get()
      outcomes += drawn.outcomes
      // The parts of an input without rows share one reading.
      if readings.isEmpty || drawn.isOfRows { readings.append(drawn.reading) }
    }
    guard let reading = Reading.joined(readings) else {
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
  /// The indices of the figures in the input, or of its rows.
  let figures: Range<Int>

  /// Returns the units of an input; one without figures has a unit, so that it is still reported.
  static func units(of survey: Survey, at place: Int) -> [BatchUnit] {
    if let rows = survey.rows, rows.partCount > 0 {
      return (0..<rows.partCount).map { BatchUnit(input: place, figures: $0..<$0 + 1) }
    }
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
      if let rows = survey?.rows {
        let reading = source.reading(of: rows, figures)
        return DrawnInput(
          reading: reading,
          outcomes: reading.figures.map { figure in Outcome { try make(figure) } }, isOfRows: true)
      }
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
