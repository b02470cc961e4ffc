import FioriRender
import Testing

@testable import TestSupport

/// Where the columns and bars of micro charts stand (Docs/sources/charts.md#micro).
struct MicroGeometryTests {
  private func texts(of chart: ChartView, width: Double, height: Double) throws -> [LaidOutFigure
    .Text]
  {
    var figure = Figure(chart)
    (figure.environment.width, figure.environment.height) = (width, height)
    return try LaidOutFigure(figure).texts
  }

  @Test func `names of columns side by side are apart`() throws {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let chart = ChartView(
      .microColumn, months.indices.map { Double($0 + 10) }, categories: months)
    var counts: Set<Int> = []
    for width in stride(from: 200.0, to: 400, by: 3) {
      let names = try texts(of: chart, width: width, height: 100).filter {
        months.contains($0.text)
      }
      counts.insert(names.count)
      for (name, next) in zip(names, names.dropFirst()) {
        #expect(next.rect.minX - name.rect.maxX > 3.999, "\(width): \(name.text)")
      }
    }
    expect(counts, is: [0, 12])
  }
}
