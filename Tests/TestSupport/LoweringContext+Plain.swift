import FioriNative
import FioriRender

extension LoweringContext {
  /// What a view is resolved against when nothing was asked for.
  static let plain = LoweringContext(
    Environment(), numbers: ICUNumbers.shared, times: ICUTimes.shared)
}
