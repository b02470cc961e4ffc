extension TickSearch {
  /// Returns the search for the ticks of an axis that fits the data of both, with the number of ticks
  /// of this one. Given ticks are kept if both have the same.
  package func joined(with other: TickSearch) -> TickSearch {
    TickSearch(
      lowest: min(lowest, highest, other.lowest, other.highest),
      highest: max(lowest, highest, other.lowest, other.highest), count: count,
      isLoose: isLoose || other.isLoose, isFudged: isFudged || other.isFudged,
      isNice: isNice || other.isNice, given: given == other.given ? given : [])
  }
}
