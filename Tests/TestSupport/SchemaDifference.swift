/// What a description may have wrong although it keeps to the schema, which cannot say it.
///
/// There are three more differences, none of them an error of the reader: `null` counts as not given,
/// which the schema leaves out so that editors offer values alone; blanks may stand anywhere in a
/// color's function, where the schema has them around numbers; and an index may have 19 digits.
enum SchemaDifference: String, CaseIterable {
  /// A style sheet is read with the description; a schema knows no files.
  case sheet = "^style sheet "
  /// Names of figures are compared.
  case sameName = "is already used on line"
  /// Figures and combinations are counted over several keys.
  case count = "^(\\d+ figures, more than|more than \\d+ combinations)"
  /// The bytes in a data URI are decoded.
  case bytes = "^invalid data URI"
  /// Palettes have hundreds of names, which a name on a background is not compared with.
  case background = "^unknown color '\\w+_(light|dark)(Background|Constant)?'"
  /// A whole number beyond 64 bits is whole.
  case wide =
    "^expected a (whole number|page, counted from 1), found -?(\\d{20,}|9[3-9]\\d{17}|9223372036854775808)"
  /// A file's name has so many bytes, where the schema counts characters.
  case longName = "^name '.*…' cannot be a file's"
  /// Sheets and classes are counted, of which the schema takes any number.
  case styles = "^\\d+ style (sheets|classes), more than"
}
