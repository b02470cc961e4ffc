/// Descriptions that many tests need.
enum Sample {
  /// A view as small as it can be.
  static let view = #"{"type": "kpiView", "items": [{"metric": "294"}]}"#

  /// One view.
  static let kpi = description(of: view)

  /// One view with a wrong key.
  static let misspelt = description(
    of: #"{"type": "kpiView", "items": [{"metric": "294"}], "captoin": "Sales"}"#)

  /// What the program says of `misspelt` in a file.
  static func complaint(of file: String) -> String {
    "\(file):1:60: error: view: unknown key 'captoin'; did you mean 'caption'?\n"
  }

  /// A warning: an icon after the metric.
  static let questionable = description(
    of: #"{"type": "kpiView", "items": [{"metric": "1"}, {"icon": "builtin:person"}]}"#)

  /// What the program says of `questionable` in a file.
  static func remark(on file: String, as severity: String = "warning") -> String {
    "\(file):1:66: \(severity): view.items[1].icon: "
      + "the icon is after the metric, but Fiori allows icons only before it; move it\n"
  }

  /// A ring that is filled by a third, with a member or more before its end.
  static func ring(_ others: String = "") -> String {
    #"{"type": "kpiProgressView", "items": [{"metric": "33"}], "progress": 0.33\#(others)}"#
  }

  /// A header with so many large rings, of which two have room on a page 375 points wide; after
  /// other members of it.
  static func header(ringCount: Int, _ others: String = "") -> String {
    let rings = (1...ringCount).map { ring(#", "caption": "Ring \#($0)""#) }
    return #"{"type": "kpiHeader", \#(others)"items": [\#(rings.joined(separator: ", "))]}"#
  }

  /// A header on two pages.
  static let pages = description(of: header(ringCount: 3))

  /// A description with one view, after other members of it.
  static func description(of view: String, _ others: String = "") -> String {
    #"{\#(others)"view": \#(view)}"# + "\n"
  }

  /// A description of an icon beside a number.
  static func icon(_ image: String) -> String {
    description(of: #"{"type": "kpiView", "items": [{"icon": \#(image)}, {"metric": "1"}]}"#)
  }

  /// Figures with names, or, where a name is empty, without.
  static func figures(_ names: String..., others: String = "") -> String {
    let figures = names.map { name in
      #"{\#(name.isEmpty ? "" : #""name": "\#(name)", "#)"view": \#(view)}"#
    }
    return #"{\#(others)"figures": [\#(figures.joined(separator: ", "))]}"# + "\n"
  }

  /// A PNG of one red pixel, in base 64.
  static let redPixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"
}
