import FioriRender
import Testing

/// The items of a header, `K` a plain KPI, `P` a ring and `p` a small one; those that are drawn; and
/// what is said.
struct HeaderItemsCase: Sendable, CustomTestStringConvertible {
  let input: String
  let drawn: String
  /// `severity: path: message`.
  let findings: [String]

  init(_ input: String, _ drawn: String, _ findings: String...) {
    self.input = input
    self.drawn = drawn
    self.findings = findings
  }

  /// What is said of a small ring.
  static func small(_ place: Int) -> String {
    "warning: items[\(place)].chartSize: small rings are not drawn in a header; "
      + "make this ring large, or remove it"
  }

  /// What is said of an item after the fourth.
  static func surplus(_ place: Int) -> String {
    "warning: items[\(place)]: not drawn: a header shows at most 4 items; remove it"
  }

  var views: [any KPIContainer] { input.split(separator: " ").map { Self.view(String($0)) } }

  var testDescription: String { input.isEmpty ? "nothing" : input }

  private static func view(_ name: String) -> any KPIContainer {
    let items = [KPIItem.metric(name)]
    return switch name.first {
    case "P": KPIProgressView(items: items)
    case "p": KPIProgressView(items: items, chartSize: .small)
    default: KPIView(items: items)
    }
  }
}
