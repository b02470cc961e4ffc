extension ComparedPictures {
  /// Counts the changed pixels in parts, each of which may have several rectangles.
  ///
  /// A pixel in several rectangles counts for the smallest, of equal ones for the first. Beside the
  /// pictures this needs the memory of a row.
  public func changedPixels(in parts: [[PixelRect]]) -> ExplainedPixels {
    var counter = PartCounter(parts, in: expected.size.intersection(actual.size))
    if difference.changedCount > 0 { counter.count(states) }
    return ExplainedPixels(
      counts: counter.counts, unexplainedCount: difference.changedCount - counter.sum)
  }
}
