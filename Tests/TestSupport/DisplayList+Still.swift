import FioriLayout
import FioriRender

@testable import FioriDrawing

extension DisplayList {
  /// The commands, with those that move in the place of their motions.
  var stillCommands: [DisplayCommand] { Self.still(commands) }

  private static func still(_ commands: [DisplayCommand]) -> [DisplayCommand] {
    commands.flatMap { command in
      if case .moving(_, let parts) = command { still(parts) } else { [command] }
    }
  }
}
