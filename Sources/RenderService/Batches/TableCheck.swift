import FileKit
import FioriRender

/// The check of large tables before any of their pictures is written: the state that its threads share
/// behind a lock.
struct TableCheck {
  /// The tables with an error in any row.
  private(set) var wrong: Set<Int> = []
  private let inputs: [InputFile]
  private var units: [BatchUnit]
  private var nextUnit = 0
  private var progress: (any RunProgress)?

  init(_ batch: Batch, showsProgress: Bool) {
    inputs = batch.inputs
    units = batch.largeTables.flatMap { batch.units(at: $0) }
    if showsProgress { progress = batch.listener.progress(of: units.count, doing: "checked") }
  }

  /// Returns the next row to check of a table that is not known to be wrong; `nil` if none is left.
  mutating func next() -> BatchUnit? {
    while nextUnit < units.count {
      let unit = units[nextUnit]
      nextUnit += 1
      if !wrong.contains(unit.input) { return unit }
    }
    return nil
  }

  /// Takes what has been found out about a row.
  mutating func finish(_ unit: BatchUnit, isWrong: Bool) {
    if isWrong { wrong.insert(unit.input) }
    let name = inputs[unit.input].name
    progress?.advance(by: 1, at: name)
  }

  mutating func end() { progress?.clear() }
}
