import FioriElements
import FioriFrames

extension LayoutEngine {
  /// The value under its name in the layout report.
  mutating func frame(of value: KPIValueElement, in room: Constraints) throws -> Frame {
    switch value {
    case .text(let text):
      return try layout(text, in: room)
    case .items(let row):
      var frame = try layout(row, in: room)
      frame.kind = "kpi"
      return frame
    }
  }
}
