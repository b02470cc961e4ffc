/// The style classes of a family of views.
package struct StyleClassRows: Sendable {
  /// The attributes of each class that affect drawing.
  package let rows: [(name: String, attributes: [StyleAttribute])]
  /// The prefixes of the classes of its views: unknown names with them are misspelled.
  package let prefixes: [String]
  /// The classes that SAP has deprecated, with their replacements.
  package let deprecated: [(name: String, replacement: String)]

  package init(
    _ rows: [(name: String, attributes: [StyleAttribute])], prefixes: [String] = [],
    deprecated: [(name: String, replacement: String)] = []
  ) {
    self.rows = rows
    self.prefixes = prefixes
    self.deprecated = deprecated
  }

  /// Creates the classes of the parts of some views: `fdlFUIKPICardView_title`.
  package init(
    partsOf views: [(name: String, parts: [(name: String, attributes: [StyleAttribute])])],
    prefixes: [String] = []
  ) {
    let rows = views.flatMap { view in
      view.parts.map { part in ("fdlFUI\(view.name)_\(part.name)", part.attributes) }
    }
    self.init(rows, prefixes: prefixes)
  }
}

/// The style classes of all views, with the attributes of each that affect drawing.
///
/// Based on Docs/sources/sheets.md#classes. Families own their rows.
package final class StyleClassTable: Sendable {
  package let rows: [(name: String, attributes: [StyleAttribute])]
  private let prefixes: [String]
  package let deprecated: [(name: String, replacement: String)]
  /// The rows for lookup: each text looks up a dozen attributes in each of its classes.
  private let attributesByName: [String: [StyleAttribute]]

  package init(_ families: [StyleClassRows]) {
    rows = [("Label", StyleAttribute.text)] + families.flatMap(\.rows) + Self.fonts
    prefixes = families.flatMap(\.prefixes)
    deprecated = families.flatMap(\.deprecated)
    attributesByName = Dictionary(uniqueKeysWithValues: rows.map { ($0, $1) })
  }

  private static let fonts: [(name: String, attributes: [StyleAttribute])] =
    FontStyleName.allCases.map { style in
      (style.className, style.isOfDigits ? [.fontColor] : [.fontColor, .fontStyle])
    }

  /// Returns the attributes of a class; `nil` if it has no effect.
  package func attributes(of name: String) -> [StyleAttribute]? { attributesByName[name] }

  /// Returns whether an attribute of a class has an effect: as in the table, or always for custom
  /// classes.
  func reaches(_ attribute: StyleAttribute, of name: String) -> Bool {
    attributes(of: name)?.contains(attribute) ?? true
  }

  /// Returns the replacement of a deprecated class; `nil` for other classes.
  package func replacement(of name: String) -> String? {
    deprecated.first { $0.name == name }?.replacement
  }

  /// Returns whether a class belongs to SAP or NUI and is not drawn.
  package func isOfSAP(_ name: String) -> Bool {
    Self.nui.contains(name)
      || (name.hasPrefix("fdlFUI") && !prefixes.contains { name.hasPrefix($0) })
  }

  /// Returns whether a part can have the class: one in the table, or a custom one.
  package func isDrawn(_ name: String) -> Bool {
    attributes(of: name) != nil || !(isOfSAP(name) || name.hasPrefix("fdl"))
  }

  /// NUI's classes for UIKit's controls (Docs/sources/sheets.md#classes, from its README).
  private static let nui: Set<String> = [
    "BarButton", "BarButtonBack", "Button", "Control", "Image", "LargeLabel", "NavigationBar",
    "Progress", "SearchBar", "SegmentedControl", "Slider", "SmallLabel", "Switch", "TabBar",
    "TabBarItem", "Table", "TableCell", "TableCellDetail", "TextField", "Toolbar", "View", "Window",
  ]

  /// Attributes of SAP and NUI that have no effect, except on classes that list them in the table.
  static let undrawn: Set<String> = [
    "background-color", "background-color-scheme", "background-image", "border-color",
    "border-width", "corner-radius",
    "font-style", "height", "image-name", "width", "shadow-color", "shadow-offset",
    "shadow-opacity",
    "shadow-radius",
    "text-auto-fit", "text-shadow-color", "text-shadow-offset", "padding", "exclude-views",
    "exclude-subviews", "font-color-highlighted",
  ]
}

/// The name of a style class, such as `fdlFUIKPIView` or a custom one.
///
/// The SAPFiori counterpart is `FioriStyle`.
public struct StyleClass: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in style sheets.
  public let rawValue: String

  /// Creates a class from its name; one that no style sheet uses has no effect.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a class from its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}
