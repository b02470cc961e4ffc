import FileKit
import FioriRender
import Synchronization
import SystemPackage

/// The files that the pictures of each input were made from, to know which to draw again.
final class SourceLog: Sendable {
  private struct Entry {
    var sources: ExactTexts
    /// Whether there are errors that a change to another file may fix.
    var hasErrors: Bool
  }

  private struct State {
    /// The inputs by their names on the command line.
    var entries: ExactTable<Entry> = [:]
    var outputs: ExactTexts = []
  }

  private let state = Mutex(State())

  /// Adds sources of an input.
  func add(_ sources: [String], of input: String, hasErrors: Bool) {
    let sources = ExactTexts(of: sources.map(Self.normalized))
    state.withLock { state in
      let earlier = state.entries[input]
      state.entries[input] = Entry(
        sources: sources.union(earlier?.sources ?? []),
        hasErrors: hasErrors || earlier?.hasErrors == true)
    }
  }

  /// Adds files that the run writes: they fix no errors.
  func add(outputs: [String]) {
    state.withLock { $0.outputs.formUnion(ExactTexts(of: outputs.map(Self.normalized))) }
  }

  /// Forgets the inputs that changes of files affect, and those that are gone, and returns the names of
  /// the others.
  func keep(_ inputs: [String], after changes: [String]) -> ExactTexts {
    let (inputs, changed) = (ExactTexts(of: inputs), ExactTexts(of: changes))
    return state.withLock { state in
      let mends = !changed.subtracting(state.outputs).isEmpty
      state.entries = state.entries.filter { name, entry in
        inputs.contains(name) && entry.sources.isDisjoint(with: changed)
          && !(entry.hasErrors && mends)
      }
      return ExactTexts(state.entries.keys)
    }
  }

  /// Returns a path as a snapshot has it.
  static func normalized(_ path: String) -> String {
    FilePath(path).lexicallyNormalized().string
  }
}
