import FioriRender

/// The header of the SDK's example (Docs/sources/headers.md#versions).
enum SampleObjectHeader {
  static let headline: Text =
    "Inspect Electric Pump Motor Long Job Title Example Will Wrap Max# of Lines in the HeadlineLabel"

  /// With a status.
  static let view = ObjectHeader(
    headlineText: headline, subheadlineText: "Job 819701.",
    tags: ["Started", "PM01", "103-Repair"],
    labelItems: [
      LabelItem(text: "Los Altos, CA", image: .builtin(.location)),
      LabelItem(text: "12/31/2022", image: .builtin(.calendar)),
      LabelItem(text: "Natasha Giotra", image: .builtin(.person), alignment: .leading),
    ],
    descriptionText: """
      Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions. \
      Temperature sensor predicts overheating failure in 4 days Urgent and needs attentions.
      """,
    statusText: "High", substatusImage: .builtin(.warning), detailImage: .builtin(.document))

  /// With a KPI in the status' place, and a second page.
  static let withKPI: ObjectHeader = {
    var header = view
    header.kpiView = kpi
    header.detailContentView = .image(.builtin(.trendUp))
    return header
  }()

  /// In the SDK's first layout, without what that does not know.
  static let first: ObjectHeader = {
    var header = view
    header.version = .v1
    header.labelItems = []
    header.bodyText = "Body"
    header.footnoteText = "Footnote"
    return header
  }()

  static let kpi = KPIView(
    items: [.unit("$"), .metric("294"), .unit("M")], caption: "Sales")
}
