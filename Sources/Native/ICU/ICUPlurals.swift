import CText
import FioriBasics
import FioriModel

/// The rules of a language for the plural of a number.
///
/// `@unchecked Sendable`: ICU's rules do not change once they are open.
final class ICUPlurals: @unchecked Sendable {
  private let library: ICULibrary
  private let handle: OpaquePointer

  private static let refusal = NumberError(.noPlural)
  /// Longer than any keyword, such as `other`.
  private static let capacity = 16

  init(locale: String) throws(NumberError) {
    let library = try ICULibrary.load()
    let name = try library.locale(for: locale)
    let opened = try library.call(as: Self.refusal) { library.functions.open_plurals(name, $0) }
    guard let opened else { throw Self.refusal }
    self.library = library
    handle = opened
  }

  deinit {
    library.functions.close_plurals(handle)
  }

  /// Returns ICU's keyword for a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  func keyword(of count: Int) throws(NumberError) -> String {
    var keyword = [UInt16](repeating: 0, count: Self.capacity)
    let length = try library.call(as: Self.refusal) { status in
      library.functions.select_plural(
        handle, Double(count), &keyword, Int32(Self.capacity), status)
    }
    return String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
  }
}
