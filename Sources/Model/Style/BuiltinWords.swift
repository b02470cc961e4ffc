/// The words that views draw by themselves, in the language of a locale.
package struct BuiltinWords: Hashable, Sendable {
  package let noData: String
  package let more: String
  package let moreSeries: String
  package let increase: String
  package let decrease: String
  package let total: String
  package let forecast: String

  /// Returns the custom words, and a language's words for the others.
  package init(_ given: LocalizedStrings, in phrases: Phrases) {
    noData = given.noData ?? phrases(.noData)
    more = given.more ?? phrases(.more)
    moreSeries = given.moreSeries ?? phrases(.moreSeries)
    increase = given.increase ?? phrases(.increase)
    decrease = given.decrease ?? phrases(.decrease)
    total = given.total ?? phrases(.total)
    forecast = given.forecast ?? phrases(.forecast)
  }
}
