package import FioriBasics
package import FioriModel
import Synchronization

/// The parts that an engine keeps from the last figure for the next: the rows of a template often
/// have the same chart below another title, and making a chart takes a third of the time of a card.
///
/// It has only parts that are the same in the same environment, and none that noted what a style sheet or a finding
/// depends on.
package final class PartMemory: Sendable {
  /// The dependencies of all parts besides their descriptions.
  package struct Setting: Equatable, Sendable {
    let environment: Environment
    let missingGlyphs: Severity
    let limits: RenderLimits

    package init(environment: Environment, missingGlyphs: Severity, limits: RenderLimits) {
      (self.environment, self.missingGlyphs, self.limits) = (environment, missingGlyphs, limits)
    }

    package static func == (one: Setting, other: Setting) -> Bool {
      one.missingGlyphs == other.missingGlyphs && one.limits == other.limits
        && one.environment == other.environment
        && one.environment.texts.areExactly(other.environment.texts)
    }
  }

  private struct State {
    var setting: Setting?
    var part: (any Sendable)?
  }

  private let state = Mutex(State())

  package init() {}

  /// Returns the memory for a figure, without parts of another setting.
  package func ready(for setting: Setting) -> PartMemory {
    state.withLock { state in
      guard state.setting != setting else { return }
      state = State(setting: setting, part: nil)
    }
    return self
  }

  /// The part that was kept last, as its family knows it; `nil` for none.
  package var part: (any Sendable)? { state.withLock { $0.part } }

  /// Keeps a part instead of the last one.
  package func keep(_ part: any Sendable) { state.withLock { $0.part = part } }
}
