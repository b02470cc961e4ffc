import CText
import FioriBasics
import FioriModel

/// A result that a formatter writes to.
struct ICUResult: ~Copyable {
  private let library: ICULibrary
  private let handle: OpaquePointer

  init(_ library: ICULibrary) throws(NumberError) {
    let opened = try library.call { library.functions.open_result($0) }
    guard let opened else {
      throw NumberError(.numberWithoutResult)
    }
    self.library = library
    handle = opened
  }

  deinit {
    library.functions.close_result(handle)
  }

  /// Lets a formatter write a number to the result.
  func write(
    _ value: Double, with formatter: OpaquePointer, _ status: UnsafeMutablePointer<fiori_icu_status>
  ) {
    library.functions.format_double(formatter, value, handle, status)
  }

  /// Returns the formatted number.
  func read() throws(NumberError) -> FormattedNumber {
    let written = try library.call { library.functions.result_value(handle, $0) }
    guard let written else {
      throw NumberError(.numberWithoutText)
    }
    let fields = try ICUFields(library)
    return try fields.read(written, text: text(of: written))
  }

  private func text(of value: OpaquePointer) throws(NumberError) -> [UInt16] {
    var length: Int32 = 0
    let start = try library.call { library.functions.get_string(value, &length, $0) }
    // ICU sets the length of the text that it returns; nothing is at a null pointer.
    guard let start, length > 0 else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: Int(length)))
  }
}
