import FioriModel

/// The style classes of an object header, the least specific first.
///
/// Of SAP's two names for each part, that of the header overrides that of the view inside it
/// (chosen: Docs/sources/sheets.md#classes); both override the names they replace.
enum ObjectHeaderClasses {
  /// The classes of the header itself.
  static let header = ["fdlFUIObjectHeaderView", "fdlFUIObjectHeader"]

  /// Returns the classes of a part, such as `headlineLabel` or `labelItem_imageView`.
  static func names(of part: String) -> [String] {
    let names = header.map { "\($0)_\(part)" }
    let older = names.flatMap { name in
      StyleClassTable.deprecated.filter { $0.replacement == name }.map(\.name)
    }
    return older + names
  }
}
