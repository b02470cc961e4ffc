package import FioriModel
import Synchronization

/// Numbers as ICU writes them.
package final class ICUNumbers: NumberFormatting {
  /// For the whole process, so that all renderers share the formatters.
  package static let shared = ICUNumbers()

  /// Which formatter is wanted.
  private struct Key: Hashable {
    let skeleton: String
    let locale: String
  }

  private let formatters = Mutex<[Key: ICUFormatter]>([:])

  package init() {}

  /// Formatters kept; a page of cards in a dozen languages has a few of each.
  private static let capacity = 64

  package func parts(of number: NumberValue, locale: String) throws(NumberError) -> [NumberPart] {
    try number.check()
    return try formatter(for: number, locale: locale).format(number.value).parts
  }

  package func text(
    of number: NumberValue, magnitude: String, locale: String
  ) throws(NumberError) -> String {
    try number.check()
    let written = try formatter(for: number, locale: locale).format(number.value)
    return written.text(magnitude: magnitude)
  }

  private func formatter(
    for number: NumberValue, locale: String
  ) throws(NumberError) -> ICUFormatter {
    let library = try ICULibrary.load()
    let digits = try library.fractionDigits(ofCurrency: number.currency)
    let skeleton = ICUSkeleton.text(for: number, currencyDigits: digits)
    let key = Key(skeleton: skeleton, locale: locale)
    if let kept = formatters.withLock({ $0[key] }) { return kept }
    // Outside of the lock: a language's first takes a millisecond, and others need not wait. Two
    // threads may make the same, and one is forgotten.
    let made = try ICUFormatter(
      library, skeleton: skeleton, unit: number.unit, locale: locale)
    keep(made, as: key)
    return made
  }

  private func keep(_ formatter: ICUFormatter, as key: Key) {
    formatters.withLock { formatters in
      if formatters.count >= Self.capacity { formatters.removeAll() }
      formatters[key] = formatter
    }
  }
}
