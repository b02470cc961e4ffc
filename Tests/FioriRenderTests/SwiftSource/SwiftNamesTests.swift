import FioriRender
import Testing

@testable import FioriBasics
@testable import TestSupport

/// The names of variables.
struct SwiftNamesTests {
  @Test(arguments: [
    ("Total Sales", "totalSales"), ("CO2 saved in the plant", "co2SavedIn"), ("Class", "kpiCard"),
    ("2 of 3", "kpiCard"), ("Größe", "kpiCard"), ("", "kpiCard"), ("view", "view2"),
    ("\"; exit(1)", "exit1"), ("Müller & Co", "kpiCard"),
    ("Donaudampfschifffahrtsgesellschaftskapitaen", "kpiCard"),
  ])
  func `a variable is named after its subject`(subject: String, name: String) {
    var names = SwiftNames(taken: ["view"])
    expect(names.name(for: SwiftCall(name: "KPICard", subject: subject)), is: name)
  }

  @Test(arguments: [
    ("ChartView", "chart"), ("KPIView", "kpi"), ("KPIProgressView", "kpiProgress"),
    ("ObjectHeaderChartView", "objectHeaderChart"), ("CardCollection", "cardCollection"),
  ])
  func `without a subject it is named after its type`(type: String, name: String) {
    var names = SwiftNames(taken: [])
    expect(names.name(for: SwiftCall(name: type)), is: name)
    expect(names.name(for: SwiftCall(name: type)), is: name + "2")
  }
}
