import FioriBasics
import FioriFrames

/// The growth of a picture when it appears: rings fill evenly (stated: Docs/sources/kpi.md#ring).
package enum Animation {
  package static let seconds = 0.5
}

extension DisplayList {
  /// Returns the picture at a share of its growth, where 1 is the end.
  package func grown(_ share: Double) -> DisplayList {
    replacingCommands { command in
      guard case .arc(let arc, let width, let color) = command, share < 1 else { return command }
      return share > 0 ? .arc(arc.filled(share), width: width, color) : nil
    }
  }

  /// Whether anything in the picture grows.
  package var grows: Bool {
    commands.contains(where: \.grows)
  }
}

extension DisplayCommand {
  /// Whether anything in the command grows.
  fileprivate var grows: Bool {
    switch self {
    case .arc: true
    case .layer(let layer): layer.commands.contains(where: \.grows)
    case .fill, .stroke, .glyphs, .image, .shape, .shadow: false
    }
  }
}
