import FileKit
import FioriRender

/// The state that the threads of a session share behind a lock: the sink, the units left to draw, the
/// units that wait for others of their input, and the parts that wait for earlier ones.
///
/// A part is an input, or a row of a large table.
struct SessionWork<Sink: DrawingSink> {
  typealias Drawn = Result<DrawnInput<Sink.Product>, RunFailure>

  /// A part that is ready to be passed on.
  typealias Part = Result<
    (drawn: DrawnInput<Sink.Product>, diagnostics: [Diagnostic]), RunFailure
  >

  private var sink: Sink
  private var status: RunFailure.Kind?
  private let inputs: [InputFile]
  private let listener: any RunListener
  /// Whether diagnostics and failures are reported.
  private let reports: Bool
  private let units: [SessionUnit]
  private var nextUnit = 0
  /// The number of units of each input that is a single part and has units left to draw.
  private var missing: [Int: Int] = [:]
  private var drawn: [Int: [(figures: Range<Int>, drawn: Drawn)]] = [:]
  /// The number of parts of each input that has several.
  private let partCounts: [Int: Int]
  /// The parts that wait, by input and index.
  private var parts: [Int: [Int: Part]] = [:]
  /// The index of the next part of the first input that waits.
  private var nextPart = 0
  /// The diagnostics of that input that concern all of its parts.
  private var shared: Set<Diagnostic> = []
  /// The inputs that have not been passed on, in order.
  private var waiting: ArraySlice<Int>
  private var progress: (any RunProgress)?

  /// Creates the work on inputs, given by their positions; those of `tables` are passed on by row.
  init(
    _ session: DrawingSession, _ sink: Sink, _ indices: [Int], byRow tables: [Int],
    doing: String? = nil, reports: Bool, showsProgress: Bool
  ) {
    (self.sink, self.reports) = (sink, reports)
    (status, inputs, listener) = (session.status, session.inputs, session.listener)
    units = indices.flatMap { session.units(at: $0) }
    waiting = indices[...]
    let counts = tables.map { ($0, session.surveys[$0]?.rows?.partCount ?? 0) }
    partCounts = Dictionary(counts) { $1 }
    for unit in units where partCounts[unit.input] == nil { missing[unit.input, default: 0] += 1 }
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
    guard partCounts[unit.input] == nil else { return outcome }
    drawn[unit.input, default: []].append((unit.figures, outcome))
    missing[unit.input, default: 1] -= 1
    guard missing[unit.input] == 0 else {
      advance(unit)
      return nil
    }
    missing[unit.input] = nil
    return Drawn { () throws(RunFailure) in try whole(unit.input) }
  }

  /// Takes the part that a unit has completed, and passes on those that are next in order.
  mutating func deliver(_ unit: SessionUnit, _ part: Part) {
    let index = partCounts[unit.input] == nil ? 0 : unit.figures.lowerBound
    parts[unit.input, default: [:]][index] = part
    while let first = waiting.first {
      let count = partCounts[first] ?? 1
      while let part = parts[first]?.removeValue(forKey: nextPart) {
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
      for (_, part) in (parts[first] ?? [:]).sorted(by: { $0.key < $1.key }) {
        handOn(first, part, isLast: partCounts[first] == nil)
      }
      endFirst()
    }
    progress?.clear()
    return (sink, status)
  }

  private mutating func endFirst() {
    if let first = waiting.popFirst() { parts[first] = nil }
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
      if partCounts[index] != nil {
        diagnostics.removeAll { $0.figure == nil && !shared.insert($0).inserted }
      }
      for fault in drawn.faults { note(fault) }
      show(diagnostics)
      if diagnostics.hasErrors { status = status ?? .wrongDescription }
      for failure in sink.take(drawn, of: inputs[index], diagnostics) { note(failure) }
    } catch {
      note(error)
    }
  }

  /// Combines the units of an input, in the order of its figures.
  private mutating func whole(_ index: Int) throws(RunFailure) -> DrawnInput<Sink.Product> {
    let units = (drawn.removeValue(forKey: index) ?? [])
      .sorted { $0.figures.lowerBound < $1.figures.lowerBound }
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
      throw RunFailure.fault("\(inputs[index].name): could not be drawn (internal error)")
    }
    return DrawnInput(reading: reading, outcomes: outcomes)
  }

  private mutating func show(_ diagnostics: [Diagnostic]) {
    guard reports, !diagnostics.isEmpty else { return }
    progress?.clear()
    listener.show(diagnostics)
  }

  private mutating func note(_ failure: RunFailure) {
    status = status ?? failure.kind
    guard reports else { return }
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
    return Result { () throws(RunFailure) in
      if let rows = survey?.rows {
        let reading = source.reading(of: rows, figures)
        return DrawnInput(
          reading: reading, outcomes: reading.figures.map(outcome), isOfRows: true)
      }
      let kept = survey?.reading
      let reading = if let kept { kept } else { try source.reading(of: input) }
      guard reading.figures.map({ OutputPlan.name(of: $0, in: input) }) == survey?.names else {
        throw RunFailure.unreadableInput("\(input.name): changed during the run; run again")
      }
      return DrawnInput(reading: reading, outcomes: reading.figures[figures].map(outcome))
    }
  }
}
