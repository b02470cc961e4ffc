/// How large the reader wants texts to be.
///
/// The UIKit counterpart is `UIContentSizeCategory`.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable {
  case extraSmall
  case small
  case medium
  /// What a device has before anything is set.
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}
