import FioriFrames
import FioriSyntax

/// Reads layout reports back from their JSON.
enum LayoutReportReader {
  typealias Value = LayoutReportValue
  typealias Problem = LayoutReportError

  /// The reports of one object or of an array.
  static func reports(in root: JSONNode) throws(Problem) -> [NamedLayoutReport] {
    try Value(root).elementsOrSelf.map { value throws(Problem) in
      NamedLayoutReport(
        name: try value[optional: "name"]?.text(),
        report: LayoutReport(size: try value["size"].size(), root: try node(value["root"])))
    }
  }

  private static func node(_ value: Value) throws(Problem) -> LayoutReport.Node {
    LayoutReport.Node(
      kind: try value["kind"].text(), frame: try value["frame"].rect(),
      text: try value[optional: "text"]?.text(), lineCount: try value[optional: "lines"]?.count(),
      baseline: try value[optional: "baseline"]?.number(),
      fontSize: try value[optional: "fontSize"]?.number(), font: nil,
      color: try value[optional: "color"]?.color(),
      isTruncated: try value[optional: "isTruncated"]?.bool(),
      progress: try value[optional: "progress"]?.number(),
      lineWidth: try value[optional: "lineWidth"]?.number(), axis: try axis(value),
      marks: try value[optional: "marks"]?.array().map(mark),
      children: try value["children"].array().map(node))
  }

  private static func axis(_ value: Value) throws(Problem) -> LayoutReport.Axis? {
    guard let labels = try value[optional: "labels"] else { return nil }
    return LayoutReport.Axis(
      labels: try labels.array().map { label throws(Problem) in try label.text() },
      ticks: try value[optional: "ticks"]?.array().map { tick throws(Problem) in
        try tick.number()
      },
      range: try value[optional: "range"]?.range("min", "max"))
  }

  private static func mark(_ value: Value) throws(Problem) -> LayoutReport.Mark {
    let hasAngles = try value[optional: "startAngle"] != nil
    return LayoutReport.Mark(
      series: try value["series"].count(), category: try value["category"].count(),
      value: try value["value"].number(), frame: try value["frame"].rect(),
      angles: hasAngles ? try value.range("startAngle", "endAngle") : nil)
  }
}
