import FioriBasics
import FioriKPI
import FioriLayout
import FioriModel

extension CardStack.Section {
  /// Returns the height of the digits in a frame of a number; `nil` for any other part.
  func digits(in frame: Frame) -> ClosedRange<Double>? {
    guard case .arrangement(let arrangement) = element, let line = arrangement as? CardNumberLine,
      let font = line.value?.font, let baseline = frame.baseline
    else { return nil }
    return baseline - font.digitHeight...baseline
  }
}

extension Frame.Placed {
  /// Returns the part without its parts that reach below a height in points; `nil` if nothing of it is left.
  func ending(above height: Double) -> Frame.Placed? {
    guard origin.y + frame.size.height > height + CardColumn.tolerance else { return self }
    guard case .group(let children) = frame.content, frame.decoration == nil else { return nil }
    let rest = children.compactMap { $0.ending(above: height - origin.y) }
    guard !rest.isEmpty else { return nil }
    var part = self
    part.frame.content = .group(rest)
    return part
  }
}
