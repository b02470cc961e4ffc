/// Where those parts of an object header stand that have several places.
struct ObjectHeaderPlan: Hashable {
  /// A place for a part.
  enum Place: Hashable {
    /// Below the headlines.
    case below
    /// In the column in the middle.
    case middle
    /// On a page of its own.
    case page
    /// The SDK does not show it.
    case nowhere
  }

  let detail: Place
  let description: Place
  /// Of tags, body and footnote.
  let information: Place
  /// Whether the columns' first baselines are on the headline's, rather than their tops.
  let isOnOneLine: Bool

  /// The rules of the versions: Docs/sources/headers.md#versions.
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
