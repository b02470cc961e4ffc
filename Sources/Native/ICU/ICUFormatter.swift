import CText
import FioriBasics
import FioriModel

/// Formats numbers of one kind for one locale.
///
/// `@unchecked Sendable`: ICU's number formatters are immutable and documented as thread-safe.
final class ICUFormatter: @unchecked Sendable {
  private let library: ICULibrary
  private let handle: OpaquePointer
  /// The error when ICU refuses the number, or `nil` for ICU's own message.
  private let refusal: NumberError?

  /// Creates a formatter for a skeleton, which includes the unit if any, and a language tag.
  init(
    _ library: ICULibrary, skeleton: String, unit: String?, locale: String
  ) throws(NumberError) {
    let refusal = unit.map { NumberError.unknownUnit($0) }
    let skeleton = Array(skeleton.utf16)
    let locale = try library.locale(for: locale)
    let opened = try library.call(as: refusal) { status in
      library.functions.open_formatter(skeleton, Int32(skeleton.count), locale, status)
    }
    guard let opened else {
      throw NumberError(.numberWithoutFormatter)
    }
    self.library = library
    self.refusal = refusal
    handle = opened
  }

  deinit {
    library.functions.close_formatter(handle)
  }

  /// Returns the number as the locale writes it.
  func format(_ value: Double) throws(NumberError) -> FormattedNumber {
    let result = try ICUResult(library)
    // ICU rejects some invalid units only here.
    try library.call(as: refusal) { result.write(value, with: handle, $0) }
    return try result.read()
  }
}
