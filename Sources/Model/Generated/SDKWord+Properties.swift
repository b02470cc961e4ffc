// swift-format-ignore-file
// Written by Scripts/generate_keys.py from the declarations of keys; do not edit.

extension SDKWord {
  /// The keys for the SDK's properties.
  static let properties: [String: [String]] = [
    "_innerView": ["pageControl"],
    "_isTintColorOverridden": ["tintColor"],
    "applyTintColor": ["isEnabled"],
    "bodyLabel": ["bodyText"],
    "captionlabel": ["caption"],
    "captionLabel": ["caption"],
    "captionLabelText": ["caption"],
    "categoryIndex": ["category"],
    "collectionView": ["cards"],
    "colors": ["series.color", "color"],
    "dataSource": ["cards", "chartView.series", "series"],
    "descriptionLabel": ["descriptionText"],
    "detailImageView": ["detailImage"],
    "footnoteLabel": ["footnoteText"],
    "headlineLabel": ["headlineText"],
    "ibDisplayTagsText": ["tags"],
    "labelLayoutStyle": ["labels.style"],
    "setTextColor": ["textColor"],
    "setTintColor": ["tintColor"],
    "statusAttributedText": ["status"],
    "statusImageView": ["statusImage"],
    "statusLabel": ["statusText"],
    "statusStyleClassPath": ["status.styleClass"],
    "subheadlineLabel": ["subheadlineText"],
    "substatusImageView": ["substatusImage"],
    "substatusLabel": ["substatusText"],
    "subtitleAttributedText": ["subtitle"],
    "subtitleStyleClassPath": ["subtitle.styleClass"],
    "summaryView": ["summaryItems"],
    "tintColorForState": ["tintColor"],
    "titleAttributedText": ["title"],
    "titleStyleClassPath": ["title.styleClass"],
    "titleText": ["title"],
    "trendStyleClassPath": ["trend.styleClass"],
    "valuesText": ["values"],
  ]
}
