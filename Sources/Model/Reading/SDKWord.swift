/// The words of the SAPFiori SDK that have other names in a description.
package enum SDKWord {
  /// Returns what a word of the SDK is among known words; `nil` if it is not one of the SDK, or if
  /// its counterpart belongs elsewhere.
  package static func counterpart(of word: String, among known: [String]) -> String? {
    counterparts[word]?.first { path in
      known.contains(path.split(separator: ".").first.map(String.init) ?? path)
    }
  }

  /// Returns whether a property of the SDK only fills the previews of Interface Builder.
  package static func isForInterfaceBuilder(_ word: String) -> Bool {
    word.hasPrefix("ibDisplay")
  }

  /// The names of each of the SDK's words, as paths of keys; one of them belongs to an object.
  package static let counterparts: [String: [String]] = {
    var all = properties.merging(types) { property, _ in property }
    for part in [
      "headline", "subheadline", "body", "footnote", "description", "status", "substatus",
    ] {
      all["\(part)Label"] = ["\(part)Text", part]
    }
    return all
  }()

  private static let types: [String: [String]] = [
    "FUIKPIView": ["kpiView"],
    "FUIKPIProgressView": ["kpiProgressView"],
    "FUIKPIHeader": ["kpiHeader"],
    "FUIObjectHeader": ["objectHeader"],
    "FUIObjectHeaderChartView": ["objectHeaderChartView"],
    "FUIChartView": ["chartView"],
    "FUIChartCardCollectionViewCell": ["chartCard"],
    "FUIChartCardView": ["chartCard"],
    "FUIKPICardCollectionViewCell": ["kpiCard"],
    "FUIKPICardView": ["kpiCard"],
    "FUIKPIProgressCardCollectionViewCell": ["kpiProgressCard"],
    "FUIKPIProgressCardView": ["kpiProgressCard"],
    "FUICardCollectionViewTableViewCell": ["cardCollection"],
    "FUIChartFloorplanViewController": ["chartFloorplan"],
    "FUIKPIUnitItem": ["unit"],
    "FUIKPIMetricItem": ["metric"],
    "FUIKPIFractionItem": ["fraction"],
    "FUIKPIIconItem": ["icon"],
  ]
}
