public import FioriRender
public import Testing

@testable import FioriCharts
@testable import FioriDocuments
@testable import FioriKPI
@testable import FioriObjectHeader

// What values of many parts are called in the tests' output: by what tells one from the other, in a line.

extension ChartView: CustomTestStringConvertible {
  public var testDescription: String {
    let values = series.map { $0.values.flatMap { $0?.numbers ?? [] } }
    return "\(chartType) \(values)"
  }
}

extension KPIItem: CustomTestStringConvertible {
  public var testDescription: String {
    switch self {
    case .unit(let text), .metric(let text), .fraction(let text): "\(kind) \(text)"
    case .icon(let image): "icon \(image.testDescription)"
    case .formattedMetric(let number): "\(number.style) \(number.value)"
    case .formattedFraction(let fraction): "\(fraction.value) of \(fraction.total)"
    }
  }
}

extension Image: CustomTestStringConvertible {
  public var testDescription: String {
    switch source {
    case .file(let path): "\(renderingMode) \(path)"
    case .builtin(let icon): "\(renderingMode) \(icon)"
    case .data(let bytes): "\(renderingMode) of \(bytes.count) bytes"
    }
  }
}

extension KPIView: CustomTestStringConvertible {
  public var testDescription: String {
    "KPI \(items.testDescription)\(isLoading ? ", loading" : "")"
  }
}

extension KPIProgressView: CustomTestStringConvertible {
  public var testDescription: String {
    "ring \(items.testDescription)\(isLoading ? ", loading" : "")"
  }
}

extension KPIHeader: CustomTestStringConvertible {
  public var testDescription: String { "header of \(items.count)\(isLoading ? ", loading" : "")" }
}

extension ObjectHeader: CustomTestStringConvertible {
  public var testDescription: String { "\(version) \(headlineText?.text ?? "without a headline")" }
}

extension ObjectHeaderChartView: CustomTestStringConvertible {
  public var testDescription: String {
    let chart = chartView.map { "\($0.chartType)" }
    let content = chart ?? kpiProgressView?.testDescription ?? heading.kpiItems.testDescription
    return "\(heading.title.text), \(content)"
  }
}

extension Text: CustomTestStringConvertible {
  public var testDescription: String { runs.isEmpty ? text.debugDescription : "\(runs.count) runs" }
}

extension ViewType: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension Array: @retroactive CustomTestStringConvertible where Element == KPIItem {
  public var testDescription: String { map(\.testDescription).joined(separator: " ") }
}
