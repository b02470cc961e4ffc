/// The places of the parts of an object header that can have several.
struct ObjectHeaderPlan: Hashable {
  /// The place of a part.
  enum Place: Hashable {
    /// Below the headlines.
    case below
    /// In the middle column.
    case middle
    /// On a separate page.
    case page
    /// Not shown by the SDK.
    case nowhere
  }

  let detail: Place
  let description: Place
  /// The place of tags, body and footnote.
  let information: Place
  /// Whether the middle column aligns its first baseline with the headline's, rather than its top.
  let isOnOneLine: Bool

  /// Applies the rules of the versions: Docs/sources/headers.md#versions.
  init(
    _ version: ObjectHeader.Version, isCompact: Bool, hasDetail: Bool, hasDescription: Bool,
    hasInformation: Bool
  ) {
    detail = isCompact ? .page : .middle
    switch (version, isCompact) {
    case (.v2, true):
      (description, information, isOnOneLine) = (.below, .below, true)
    case (.v2, false):
      (description, information, isOnOneLine) = (hasDetail ? .below : .middle, .below, true)
    case (.v1, true):
      (description, information, isOnOneLine) = (hasInformation ? .page : .below, .below, false)
    case (.v1, false):
      description = hasDetail ? (hasInformation ? .nowhere : .below) : .middle
      information = hasDetail || hasDescription ? .below : .middle
      isOnOneLine = !hasDetail && !hasDescription
    }
  }
}
