import CCairo
import FioriModel

/// Writes numbers of one kind for one locale.
///
/// `@unchecked Sendable`: ICU's number formatters do not change once they are made, and promise
/// that threads may share them.
final class ICUFormatter: @unchecked Sendable {
  private let library: ICULibrary
  private let handle: OpaquePointer
  /// What is wrong when ICU refuses; nil when there is only its own word for it.
  private let refusal: NumberError?

  /// A formatter for a skeleton, which names the unit if there is one, and a language tag.
  init(
    _ library: ICULibrary, skeleton: String, unit: String?, locale: String
  ) throws(NumberError) {
    let refusal = unit.map { NumberError.unknownUnit($0) }
    let skeleton = Array(skeleton.utf16)
    let locale = try library.locale(for: locale)
    let opened = try library.call(as: refusal) { status in
      library.functions.open_formatter(skeleton, Int32(skeleton.count), locale, status)
    }
    guard let opened else { throw NumberError("ICU cannot write the number (no formatter)") }
    self.library = library
    self.refusal = refusal
    handle = opened
  }

  deinit {
    library.functions.close_formatter(handle)
  }

  /// The number in the locale's writing.
  func format(_ value: Double) throws(NumberError) -> FormattedNumber {
    let result = try ICUResult(library)
    // Some units are only found to be none here.
    try library.call(as: refusal) { result.write(value, with: handle, $0) }
    return try result.read()
  }
}
