import FioriRender
import Testing

@testable import TestSupport

/// Descriptions whose values come out of rows that are given in Swift.
struct DataDescriptionTests {
  @Test func `a template in Swift takes a table`() {
    let template = Template(
      json: Array(
        #"{"data": {"groupBy": "r"}, "view": {"type": "kpiView", "items": [{"metric": "${r}"}]}}"#
          .utf8))
    let table = DataTable(Array("r,v\nA,1\nB,2\n".utf8), as: .csv, file: "t.csv")
    let views = template.document(with: table).figures.map { $0.view as? KPIView }
    expect(views.map { $0?.items }, is: [[.metric("A")], [.metric("B")]])
  }
}
