import FioriModel

/// The style classes of an object header, the weakest first.
///
/// Of SAP's two names for each the header's wins over that of the view inside of it (chosen:
/// Docs/sources/sheets.md#classes), and both win over what they replace.
enum ObjectHeaderClasses {
  /// Those of the header itself.
  static let header = ["fdlFUIObjectHeaderView", "fdlFUIObjectHeader"]

  /// Those of a part by its name in them, such as `headlineLabel` or `labelItem_imageView`.
  static func names(of part: String) -> [String] {
    let names = header.map { "\($0)_\(part)" }
    let older = names.flatMap { name in
      StyleClassTable.deprecated.filter { $0.replacement == name }.map(\.name)
    }
    return older + names
  }
}
