import FioriLowering
package import FioriModel

extension CardCollection {
  /// The classes of all cards.
  package static let styleClasses: StyleClassRows = {
    let dated = StyleClassRows.numberParts + [("status", StyleAttribute.text)]
    let chart =
      dated + StyleClassRows.courseParts + [("seriesTitles", StyleAttribute.placedText)]
    return StyleClassRows(
      partsOf: [("KPITitleBaseView", StyleClassRows.numberParts), ("CardBaseView", dated)]
        + ["ChartCardView", "ChartCardCollectionViewCell"].map { ($0, chart) }
        + [
          "KPICardView", "KPICardCollectionViewCell", "KPIProgressCardView",
          "KPIProgressCardCollectionViewCell",
        ].map { ($0, dated) },
      properties: ["isAllowingFlowLayout", "collectionView", "cards"].map {
        ("fdlFUICardCollectionViewTableViewCell_\($0)", nil)
      }
        + [
          "ChartCardView", "ChartCardCollectionViewCell", "KPICardView",
          "KPICardCollectionViewCell",
          "KPIProgressCardView", "KPIProgressCardCollectionViewCell",
        ].flatMap { view in
          ["kpiItems", "kpiAttributedText"].map {
            ("fdlFUI\(view)_\($0)", "fdlFUI\(view)_kpiMetricItem")
          } + [("fdlFUI\(view)_\(view.contains("Progress") ? "progress" : "chartView")", nil)]
        })
  }()
}
