/// The style classes of a family of views.
package struct StyleClassRows: Sendable {
  /// The attributes of each class that affect drawing.
  package let rows: [(name: String, attributes: [StyleAttribute])]
  /// The prefixes of the classes of its views: unknown names with them are misspelled.
  package let prefixes: [String]
  /// The classes that SAP has deprecated, with their replacements.
  package let deprecated: [(name: String, replacement: String)]
  /// The names of the documented properties of a view by SAP's rule, `fdl` + class + `_` + property,
  /// where they are not the names of a class: each with the class that styles the property, `nil` if
  /// none does.
  package let properties: [(name: String, class: String?)]

  package init(
    _ rows: [(name: String, attributes: [StyleAttribute])], prefixes: [String] = [],
    deprecated: [(name: String, replacement: String)] = [],
    properties: [(name: String, class: String?)] = []
  ) {
    self.rows = rows.map { name, attributes in
      (name, attributes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    self.prefixes = prefixes
    self.deprecated = deprecated
    self.properties = properties
  }

  /// Creates the classes of the parts of some views: `fdlFUIKPICardView_title`.
  package init(
    partsOf views: [(name: String, parts: [(name: String, attributes: [StyleAttribute])])],
    prefixes: [String] = [], properties: [(name: String, class: String?)] = []
  ) {
    let rows = views.flatMap { view in
      view.parts.map { part in ("fdlFUI\(view.name)_\(part.name)", part.attributes) }
    }
    self.init(rows, prefixes: prefixes, properties: properties)
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
  /// The classes that style documented properties, by the names that follow from SAP's rule.
  private let classByProperty: [String: String?]
  private let propertiesByClass: [String: [String]]

  package init(_ families: [StyleClassRows]) {
    rows = [("Label", StyleAttribute.text)] + families.flatMap(\.rows) + Self.fonts
    prefixes = families.flatMap(\.prefixes)
    deprecated = families.flatMap(\.deprecated)
    let known = Dictionary(uniqueKeysWithValues: rows.map { ($0, $1) })
    let properties = families.flatMap(\.properties)
    attributesByName = properties.reduce(into: known) { all, property in
      all[property.name] = property.class.flatMap { known[$0] }
    }
    classByProperty = Dictionary(uniqueKeysWithValues: properties.map { ($0, $1) })
    propertiesByClass = Dictionary(grouping: properties.filter { $0.class != nil }) {
      $0.class ?? ""
    }.mapValues { $0.map(\.name) }
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

  /// Returns the names of documented properties that a class styles; rules for them apply to it.
  func properties(of name: String) -> [String] { propertiesByClass[name] ?? [] }

  /// Returns the class that a name means; the name itself unless it is a property's.
  package func styling(_ name: String) -> String { (classByProperty[name] ?? nil) ?? name }

  /// Returns whether a name belongs to a documented property that style sheets cannot change here.
  func isInert(_ name: String) -> Bool {
    guard let styling = classByProperty[name] else { return false }
    return styling == nil
  }

  /// Returns the classes with one of some attributes whose names begin with the name of a class and
  /// a mark, then all others with one of them.
  func classes(with attributes: [String], in name: String) -> (parts: [String], all: [String]) {
    let all = rows.filter { row in
      row.attributes.contains { attributes.contains($0.rawValue) }
    }.map(\.name)
    return (all.filter { $0.hasPrefix("\(name)_") }, all)
  }

  /// Returns whether a class belongs to SAP or NUI and is not drawn.
  package func isSAPClass(_ name: String) -> Bool {
    Self.nui.contains(name)
      || (name.hasPrefix("fdlFUI") && !prefixes.contains { name.hasPrefix($0) })
  }

  /// Returns whether the component of a class, which its name begins with, is drawn.
  func draws(componentOf name: String) -> Bool {
    func component(_ name: String) -> Substring { name.prefix { $0 != "_" } }
    return (rows.map(\.name) + classByProperty.keys).contains { component($0) == component(name) }
  }

  /// Returns whether a part can have the class: one in the table, or a custom one.
  package func isDrawn(_ name: String) -> Bool {
    attributes(of: name) != nil || !(isSAPClass(name) || name.hasPrefix("fdl"))
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
