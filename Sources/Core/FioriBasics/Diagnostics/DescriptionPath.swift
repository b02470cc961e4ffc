/// The path to a value in a description, such as `view.items[2].icon`.
public struct DescriptionPath: Hashable, Sendable, CustomStringConvertible {
  /// One step of a path.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps, outermost first.
  public private(set) var steps: [Step]

  /// Creates a path from the given steps; an empty path is the whole description.
  public init(_ steps: Step...) { self.steps = steps }

  /// The path as text, such as `view.items[2].icon`.
  public var description: String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : "." + key
      case .index(let index): text += "[\(index)]"
      }
    }
  }

  package func key(_ key: String) -> DescriptionPath { appending([.key(key)]) }
  package func index(_ index: Int) -> DescriptionPath { appending([.index(index)]) }
  /// The path without its last step.
  package var parent: DescriptionPath {
    var path = self
    path.steps = steps.dropLast()
    return path
  }

  package func appending(_ path: DescriptionPath) -> DescriptionPath { appending(path.steps) }

  private func appending(_ more: [Step]) -> DescriptionPath {
    var path = self
    path.steps += more
    return path
  }
}
