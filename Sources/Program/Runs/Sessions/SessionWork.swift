import FileKit
import FioriRender

/// The state that the threads of a session share behind a lock: the sink, the units left to draw, the
/// units that wait for others of their input, and the parts that wait for earlier ones.
///
/// A part is an input, or a row of a large table.
struct SessionWork<Sink: DrawingSink> {
  typealias Drawn = Attempt<DrawnInput<Sink.Product>>

  /// A part that is ready to be passed on.
  typealias Part = Attempt<(drawn: DrawnInput<Sink.Product>, diagnostics: [Diagnostic])>

  /// The drawings of an input.
  private struct InputState {
    /// The number of its parts, if it has several.
    var partCount: Int?
    /// The number of units left to draw of an input that is a single part.
    var missing = 0
    /// The units drawn of it, with the index of their first figures.
    var drawn: [(start: Int, drawn: Drawn)] = []
    /// The parts that wait, in their order.
    var parts: [(index: Int, part: Part)] = []

    /// Adds a part whose first figure has an index.
    mutating func insert(_ part: Part, startingAt start: Int) {
      let index = partCount == nil ? 0 : start
      // Parts are ready in about their order.
      var place = parts.count
      while place > 0, parts[place - 1].index > index { place -= 1 }
      parts.insert((index, part), at: place)
    }

    /// Removes and returns the parts that wait from an index up to the first one that is missing.
    mutating func takeParts(from index: Int) -> [Part] {
      var taken: [Part] = []
      while taken.count < parts.count, parts[taken.count].index == index + taken.count {
        taken.append(parts[taken.count].part)
      }
      parts.removeFirst(taken.count)
      return taken
    }

    /// Removes and returns the units that have been drawn, in the order of their figures.
    mutating func takeDrawn() -> [(start: Int, drawn: Drawn)] {
      defer { drawn = [] }
      return drawn.count < 2 ? drawn : drawn.sorted { $0.start < $1.start }
    }
  }

  private var sink: Sink
  private var status: RunFailure.Kind?
  private let inputs: [InputFile]
  private let listener: any RunListener
  /// Whether diagnostics and failures are reported.
  private let reports: Bool
  private let units: [SessionUnit]
  private var nextUnit = 0
  /// By the positions of the inputs: dictionaries of so many types would take 3 % of a start.
  private var states: [InputState]
  /// The index of the next part of the first input that waits.
  private var nextPart = 0
  /// The diagnostics of that input that concern all of its parts.
  private var shared: Set<Diagnostic> = []
  /// The warnings of that input that are shown after its last part, with equal ones combined.
  private var held = CollapsedDiagnostics()
  /// The failures that have been reported.
  private var reported: Set<String> = []
  /// The inputs that have not been passed on, in order.
  private var waiting: ArraySlice<Int>
  private var progress: (any RunProgress)?

  /// Creates the work on inputs, identified by their positions; inputs in `tables` are passed on by
  /// row.
  init(
    _ session: DrawingSession, _ sink: Sink, _ indices: [Int], byRow tables: [Int],
    doing: String? = nil, reports: Bool, showsProgress: Bool
  ) {
    (self.sink, self.reports) = (sink, reports)
    (status, inputs, listener) = (session.status, session.inputs, session.listener)
    units = indices.flatMap { session.units(at: $0) }
    waiting = indices[...]
    states = Array(repeating: InputState(), count: inputs.count)
    for table in tables {
      states[table].partCount = session.surveys[table]?.rows?.partCount ?? 0
    }
    for unit in units { states[unit.input].missing += 1 }
    guard showsProgress else { return }
    progress = listener.progress(of: units.reduce(0) { $0 + $1.figures.count }, doing: doing)
  }

  /// Returns the next unit to draw, or `nil` if none is left.
  mutating func next() -> SessionUnit? {
    guard nextUnit < units.count else { return nil }
    defer { nextUnit += 1 }
    return units[nextUnit]
  }

  /// Stores a drawn unit.
  ///
  /// - Returns: The part that it completes, or `nil` if other units of its input are missing.
  mutating func join(_ unit: SessionUnit, _ outcome: Drawn) -> Drawn? {
    guard states[unit.input].partCount == nil else { return outcome }
    states[unit.input].drawn.append((unit.figures.lowerBound, outcome))
    states[unit.input].missing -= 1
    guard states[unit.input].missing == 0 else {
      advance(unit)
      return nil
    }
    return Drawn { () throws(RunFailure) in try whole(unit.input) }
  }

  /// Takes the part that a unit has completed, and passes on those that are next in order.
  mutating func deliver(_ unit: SessionUnit, _ part: Part) {
    states[unit.input].insert(part, startingAt: unit.figures.lowerBound)
    while let first = waiting.first {
      let count = states[first].partCount ?? 1
      for part in states[first].takeParts(from: nextPart) {
        nextPart += 1
        handOn(first, part, isLast: nextPart == count)
      }
      guard nextPart == count else { break }
      endFirst()
    }
    advance(unit)
  }

  /// Passes on the parts of a run that ended early, and returns the sink with the kind of the first
  /// failure.
  mutating func end() -> (Sink, RunFailure.Kind?) {
    while let first = waiting.first {
      for (_, part) in states[first].parts {
        handOn(first, part, isLast: states[first].partCount == nil)
      }
      endFirst()
    }
    progress?.clear()
    return (sink, status)
  }

  private mutating func endFirst() {
    if let first = waiting.popFirst() { states[first].parts = [] }
    show(held.diagnostics)
    held = CollapsedDiagnostics()
    (nextPart, shared) = (0, [])
  }

  private mutating func advance(_ unit: SessionUnit) {
    let name = inputs[unit.input].name
    progress?.advance(by: unit.figures.count, at: name)
  }

  private mutating func handOn(_ index: Int, _ part: Part, isLast: Bool) {
    do throws(RunFailure) {
      var (drawn, diagnostics) = try part.get()
      drawn.isLast = isLast
      if states[index].partCount != nil {
        diagnostics.removeAll { $0.figure == nil && !shared.insert($0).inserted }
      }
      for fault in drawn.faults { note(fault) }
      show(diagnostics, isPart: states[index].partCount != nil)
      if diagnostics.hasErrors { status = status ?? .wrongDescription }
      for failure in sink.take(drawn, of: inputs[index], diagnostics) { note(failure) }
    } catch {
      note(error)
    }
  }

  /// Combines the units of an input, in the order of its figures.
  private mutating func whole(_ index: Int) throws(RunFailure) -> DrawnInput<Sink.Product> {
    let units = states[index].takeDrawn()
    // Most inputs are one unit.
    if let unit = units.first, units.count == 1 {
      let drawn = try unit.drawn.get()
      return DrawnInput(reading: drawn.reading, outcomes: drawn.outcomes)
    }
    var outcomes: [Outcome<Sink.Product>] = []
    var readings: [Reading] = []
    for unit in units {
      let drawn = try unit.drawn.get()
      outcomes += drawn.outcomes
      // The units of an input without rows share one reading.
      if readings.isEmpty || drawn.isOfRows { readings.append(drawn.reading) }
    }
    guard let reading = Reading.joined(readings) else {
      throw RunFailure.notDrawn(inputs[index].name)
    }
    return DrawnInput(reading: reading, outcomes: outcomes)
  }

  private mutating func show(_ diagnostics: [Diagnostic], isPart: Bool = false) {
    guard reports, !diagnostics.isEmpty else { return }
    let isHeld = isPart && listener.collapsesWarnings
    let shown = isHeld ? diagnostics.filter { $0.severity == .error } : diagnostics
    if isHeld {
      for diagnostic in diagnostics where diagnostic.severity != .error { held.add(diagnostic) }
    }
    if shown.isEmpty { return }
    progress?.clear()
    listener.show(shown)
  }

  private mutating func note(_ failure: RunFailure) {
    status = status ?? failure.kind
    // The folder of all pictures fails for each of them.
    guard reports, failure.message.isEmpty || reported.insert(failure.message).inserted else {
      return
    }
    progress?.clear()
    listener.show(failure)
  }
}

/// The work of one thread at a time: a figure of an input kept in memory, or a whole input.
struct SessionUnit: Sendable {
  let input: Int
  /// The indices of the figures in the input, or of its rows.
  let figures: Range<Int>

  /// Returns the units of an input; one without figures has a unit, so that it is still reported.
  static func units(of survey: Survey, at index: Int) -> [SessionUnit] {
    if let rows = survey.rows, rows.partCount > 0 {
      return (0..<rows.partCount).map { SessionUnit(input: index, figures: $0..<$0 + 1) }
    }
    let figures = survey.names.indices
    guard survey.reading != nil, !figures.isEmpty else {
      return [SessionUnit(input: index, figures: figures)]
    }
    return figures.map { SessionUnit(input: index, figures: $0..<$0 + 1) }
  }

  /// Draws the unit's figures; fails if the input cannot be read again.
  func drawn<Sink: DrawingSink>(
    _ input: InputFile, _ survey: Survey?, _ source: FigureSource, by painter: Sink
  ) -> SessionWork<Sink>.Drawn {
    func outcome(of figure: Figure) -> Outcome<Sink.Product> {
      Outcome { try painter.product(of: figure, in: input) }
    }
    return Attempt { () throws(RunFailure) in
      if let rows = survey?.rows {
        let reading = source.reading(of: rows, figures)
        return DrawnInput(
          reading: reading, outcomes: reading.figures.map(outcome), isOfRows: true)
      }
      let kept = survey?.reading
      let reading = if let kept { kept } else { try source.reading(of: input) }
      guard reading.figures.map({ OutputPlan.name(of: $0, in: input) }) == survey?.names else {
        throw RunFailure.changedDuringRun(input.name)
      }
      return DrawnInput(reading: reading, outcomes: reading.figures[figures].map(outcome))
    }
  }
}
