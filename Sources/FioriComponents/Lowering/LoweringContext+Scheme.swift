import FioriBasics
import FioriModel

extension LoweringContext {
  /// A part made for another ground than the view's that it stands in, which is the context's.
  func schemeFinding(_ scheme: ColorScheme?, at place: DescriptionPath) -> Finding? {
    guard let scheme, self.ground(of: scheme) != ground else { return nil }
    return .warning(
      path.appending(place).key("colorScheme"),
      "made for a \(self.ground(of: scheme).rawValue) ground on a header that is "
        + "\(ground.rawValue); leave it out or give the header the same")
  }
}
