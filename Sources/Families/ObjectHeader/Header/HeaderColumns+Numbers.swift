import FioriKPI
import FioriLayout

/// Numbers that are no smaller in a wider header.
extension HeaderColumns {
  /// The columns in the narrowest header of the size class; `nil` if the header is not wider.
  var narrowest: HeaderColumns? {
    guard leastWidth < width else { return nil }
    var columns = self
    columns.width = leastWidth
    return columns
  }

  /// Whether the number of the accessory is scaled down in its column, and below the headlines in the narrowest
  /// header, where it has more width.
  func shrinksAccessory(in columns: LaidOutColumns, _ unused: some PartLayout) throws -> Bool {
    guard case .topUnlessScaled(let baseline)? = accessory?.placement,
      let scaled = columns.accessory?.baseline, scaled < baseline - 0.001, let narrowest
    else { return false }
    var attempt = unused
    let first = try narrowest.sideBySide(&attempt)
    return try narrowest.withAccessoryBelow(insteadOf: first, unused) != nil
  }

  /// Whether the numbers of the middle column would be larger in the whole width, and it is below the texts in the
  /// narrowest header.
  func shrinksMiddle(in columns: LaidOutColumns, _ unused: some PartLayout) throws -> Bool {
    guard let middle, let size = columns.middle?.numberSize, size > 0, let narrowest,
      withoutMiddle != nil
    else { return false }
    var attempt = unused
    let whole = try attempt.frame(of: middle.element, in: width)
    guard whole.numberSize > size + 0.001 else { return false }
    attempt = unused
    return try narrowest.belowOrBeside(&attempt).middle == nil
  }

  /// Returns the columns with the middle one below the texts if its numbers are larger there, and it is below
  /// them in the narrowest header; `nil` otherwise.
  func withLargerMiddle<Layout: PartLayout>(
    than columns: LaidOutColumns, _ unused: Layout
  ) throws -> (LaidOutColumns, Layout)? {
    guard try shrinksMiddle(in: columns, unused), let withoutMiddle else { return nil }
    var attempt = unused
    let below = try withoutMiddle.beside(&attempt)
    return below.frame.numberSize > columns.frame.numberSize + 0.001 ? (below, attempt) : nil
  }

  /// Lays out all columns, those of a stacked header without the row above them.
  private func belowOrBeside(_ layout: inout some PartLayout) throws -> LaidOutColumns {
    guard stackSpacing != nil else { return try beside(&layout) }
    return try onHeadlineLine(&layout) ?? belowRow.beside(&layout)
  }
}
