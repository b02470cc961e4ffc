import CText
import FioriBasics
import FioriModel

/// Iterates over the fields of a formatted number.
struct ICUFields: ~Copyable {
  private let library: ICULibrary
  private let handle: OpaquePointer

  init(_ library: ICULibrary) throws(NumberError) {
    let opened = try library.call { library.functions.open_position($0) }
    guard let opened else {
      throw NumberError(.numberWithoutPosition)
    }
    self.library = library
    handle = opened
  }

  deinit {
    library.functions.close_position(handle)
  }

  /// Returns the number with a text, and the ranges of its digits and signs; its words are apart.
  consuming func read(
    _ value: OpaquePointer, text: [UInt16]
  ) throws(NumberError) -> FormattedNumber {
    try library.call {
      library.functions.constrain_category(handle, fiori_icu_number_category, $0)
    }
    var (digits, signs): ([Range<Int>], [Range<Int>]) = ([], [])
    var currency: Int?
    while let field = try next(in: value) {
      switch field.kind {
      case fiori_icu_integer_field, fiori_icu_fraction_field, fiori_icu_decimal_separator_field,
        fiori_icu_grouping_separator_field:
        digits.append(field.range)
      case fiori_icu_sign_field: signs.append(field.range)
      case fiori_icu_currency_field: currency = field.range.lowerBound
      default: break
      }
    }
    let number = FormattedNumber(text: text, digits: digits, signs: signs)
    return currency.map(number.separatingWords) ?? number
  }

  /// Returns the next field, or `nil` after the last.
  private func next(
    in value: OpaquePointer
  ) throws(NumberError) -> (kind: Int32, range: Range<Int>)? {
    let functions = library.functions
    guard try library.call({ functions.next_position(value, handle, $0) }) != 0 else { return nil }
    var (start, limit): (Int32, Int32) = (0, 0)
    try library.call { functions.get_indexes(handle, &start, &limit, $0) }
    let kind = try library.call { functions.get_field(handle, $0) }
    return (kind, Int(start)..<Int(limit))
  }
}
