import Testing

/// A header's chart view, and what is said of it, each line without the file's name and place.
struct WrongHeaderChart: Sendable, CustomTestStringConvertible {
  let view: String
  let lines: [String]

  init(view: String, _ lines: String...) {
    self.view = view
    self.lines = lines
  }

  /// A view with a title and a KPI.
  init(_ keys: String, _ lines: String...) {
    view = #"{"title":"A","kpiItems":[{"metric":"1"}],"# + keys + "}"
    self.lines = lines
  }

  /// A view with a title and a chart that has a series.
  init(chart keys: String, _ lines: String...) {
    view = #"{"title":"A","chartView":{"series":[{"values":[1,2]}],"# + keys + "}}"
    self.lines = lines
  }

  var testDescription: String { view }

  var json: String {
    #"{"view":{"type":"objectHeaderChartView","# + view.dropFirst() + "}"
  }
}
