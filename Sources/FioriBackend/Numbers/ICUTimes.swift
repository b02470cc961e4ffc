package import FioriCharts
package import FioriModel
import Synchronization

/// Labels of time axes as ICU writes them.
package final class ICUTimes: StockTimeFormatting {
  /// For the whole process, so that all renderers share the formatters.
  package static let shared = ICUTimes()

  /// Which formatter is wanted.
  private struct Key: Hashable {
    let pattern: String
    let locale: String
  }

  private let formatters = Mutex<[Key: ICUTimeFormatter]>([:])

  package init() {}

  /// Formatters kept; a page of charts in a dozen languages has a few of each.
  private static let capacity = 64

  package func text(
    of time: StockTime, as unit: StockTimeUnit, locale: String
  ) throws(NumberError) -> String {
    let key = Key(pattern: Self.pattern(of: unit), locale: locale)
    return try formatter(for: key).text(of: time)
  }

  /// The same in all locales but for names and digits (stated: Docs/sources/charts.md#stock). A
  /// month has the name with which it stands alone.
  private static func pattern(of unit: StockTimeUnit) -> String {
    switch unit {
    case .second: "s"
    case .minute, .hour: "H:mm"
    case .day: "M/d"
    case .month: "LLL"
    case .year: "y"
    }
  }

  private func formatter(for key: Key) throws(NumberError) -> ICUTimeFormatter {
    if let kept = formatters.withLock({ $0[key] }) { return kept }
    // Outside of the lock, as numbers' formatters are made.
    let library = try ICULibrary.load()
    let made = try ICUTimeFormatter(library, pattern: key.pattern, locale: key.locale)
    formatters.withLock { formatters in
      if formatters.count >= Self.capacity { formatters.removeAll() }
      formatters[key] = made
    }
    return made
  }
}
