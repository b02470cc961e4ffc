package import FileKit
import FioriRender

extension PartFindings {
  /// Writes the parts and the count of what they leave.
  package func write(to line: inout JSONLine) {
    line.member("parts", parts) { line, part in
      line.member("path", part.change.path)
      line.member("changes", part.change.aspects.map(\.name))
      line.member("words", part.change.words)
      Self.write("expected", part.change.expectedFrame, to: &line)
      Self.write("actual", part.change.actualFrame, to: &line)
      line.member("pixels", part.pixelCount)
    }
    line.member("unexplained", unexplainedCount)
  }

  private static func write(_ key: String, _ frame: Rect?, to line: inout JSONLine) {
    guard let frame else { return }
    line.member(key) { line in
      line.member("x", frame.minX)
      line.member("y", frame.minY)
      line.member("width", frame.size.width)
      line.member("height", frame.size.height)
    }
  }
}
