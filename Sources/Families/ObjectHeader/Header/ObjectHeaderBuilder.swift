import FioriBasics
import FioriKPI
import FioriLayout
import FioriLowering
import FioriModel

/// Builds the columns of an object header and the content of its further pages.
struct ObjectHeaderBuilder {
  /// A part with its accessibility text.
  struct Spoken {
    let element: Element
    let text: String
  }

  let header: ObjectHeader
  let style: ObjectHeaderStyle
  let metrics: ObjectHeaderMetrics
  let context: LoweringContext
  let plan: ObjectHeaderPlan
  let kpi: Spoken?
  /// The KPI as a part of the texts' column.
  let kpiBelow: Element?
  let detail: Spoken?
  /// A KPI as the detail among the parts below the texts.
  let detailBelow: Element?
  let findings: [Finding]

  init(_ header: ObjectHeader, _ style: ObjectHeaderStyle, in context: LoweringContext) {
    let check = ObjectHeaderCheck(header, in: context)
    let header = check.corrected
    let parts = ObjectHeaderParts(header, in: context)
    self.header = header
    self.style = style
    self.context = context
    let metrics = ObjectHeaderMetrics(header.version, in: context)
    self.metrics = metrics
    plan = ObjectHeaderPlan(
      header.version, isCompact: metrics.isCompact, hasDetail: header.detailContentView != nil,
      hasDescription: header.descriptionText.isThere,
      hasInformation: !header.tags.allSatisfy { !Optional($0.title).isThere }
        || header.bodyText.isThere || header.footnoteText.isThere)
    kpi = parts.kpi
    kpiBelow = parts.kpiBelow
    detail = parts.detail
    detailBelow = parts.detailBelow
    findings = check.findings(plan) + parts.findings
  }

  /// The header's own page, then the pages of its detail and its description, if any.
  var pages: [PagesElement.Page] {
    let further = [
      plan.detail == .page ? detail?.element : nil,
      plan.description == .page ? description : nil,
    ].compactMap(\.self)
    return [PagesElement.Page(element: .arrangement(columns), isCentered: false)]
      + further.map {
        PagesElement.Page(element: $0, isCentered: true, filling: $0.detailChart?.filling)
      }
  }

  // MARK: Columns

  var columns: HeaderColumns {
    HeaderColumns(
      width: width, leastWidth: metrics.leastWidth, image: detailImage,
      imageSpacing: metrics.imageSpacing, headlines: headlines,
      details: details(statusRow: statusRow, plan.description == .below ? description : nil),
      rowSpacing: header.additionalInfoAlignment == .leading ? metrics.rowSpacing : nil,
      detailsWithMiddle: detailsWithMiddle(statusRow: statusRow),
      leastMiddleWidth: hasDescriptionInMiddle ? metrics.leastDescriptionWidth : 0,
      keepsMiddleBesideHeadline: !hasDescriptionInMiddle,
      mostHeadlineLines: plan.detail == .middle && detail != nil ? nil : metrics.mostHeadlineLines,
      accessoryBelow: accessoryBelow, maximumTextWidth: metrics.maximumTextWidth,
      minimumTextWidth: metrics.minimumTextWidth, middle: middle, accessory: accessory,
      stackSpacing: metrics.isStacked ? metrics.stackSpacing : nil,
      placesImageOnHeadlineLine: !metrics.isCompact)
  }

  /// The status below the tags, where it is not beside the headline.
  private var statusRow: Element? {
    kpi != nil || header.statusLayout == .row ? status(.row) : nil
  }

  private var hasDescriptionInMiddle: Bool { plan.description == .middle && description != nil }

  /// The parts below the headlines with those that are in the middle column if that is wide enough; `nil`
  /// without any.
  private func detailsWithMiddle(statusRow: Element?) -> [ColumnElement.Item]? {
    if plan.detail == .middle, let detail {
      let parts = details(statusRow: statusRow, plan.description == .below ? description : nil)
      return parts + [
        ColumnElement.Item(
          topSpace: metrics.descriptionSpacing, element: detailBelow ?? detail.element.fillingWidth)
      ]
    }
    if hasDescriptionInMiddle { return details(statusRow: statusRow, description) }
    guard plan.information == .middle else { return nil }
    return details(statusRow: statusRow, nil, informationIn: .middle)
  }

  /// The accessory below the headlines, for one that is not whole in its column in compact width, or, as a
  /// KPI, leaves the headline too little, and for a status that would be alone above the headline.
  private var accessoryBelow: HeaderColumns.Below? {
    guard metrics.isStacked ? kpi == nil && plan.information == .below : metrics.isCompact
    else { return nil }
    let description = plan.description == .below ? description : nil
    if let kpiBelow {
      var parts = details(statusRow: statusRow, description)
      if let first = parts.first {
        let space = max(first.topSpace, metrics.statusRowSpacing)
        parts[0] = ColumnElement.Item(topSpace: space, element: first.element)
      }
      let item = ColumnElement.Item(topSpace: metrics.statusRowSpacing, element: kpiBelow)
      return HeaderColumns.Below(
        element: kpiBelow, details: [item] + parts, detailsWithMiddle: nil, yieldsToTexts: true,
        prefersOneLine: false)
    }
    guard header.version == .v2 || metrics.isStacked, header.statusLayout != .row,
      let row = status(.row)
    else { return nil }
    // Two texts on one line take more of the width than the column of SAP's status.
    return HeaderColumns.Below(
      element: row, details: details(statusRow: row, description),
      detailsWithMiddle: detailsWithMiddle(statusRow: row),
      yieldsToTexts: header.statusLayout == .inline, prefersOneLine: true)
  }

  private var width: Double { metrics.width(in: context) }

  /// The first available candidate for the middle column.
  private var middle: HeaderColumns.Column? {
    if plan.detail == .middle, let detail {
      return middle(
        detail.element,
        placement: isRingBelowOthers ? .top : plan.isOnOneLine ? .firstBaseline : .center,
        isFilled: false)
    }
    let isOnOneLine = plan.isOnOneLine
    if plan.description == .middle, let description {
      return middle(description, placement: isOnOneLine ? .firstBaseline : .top)
    }
    let information = information(statusRow: nil)
    guard plan.information == .middle, !information.isEmpty else { return nil }
    let column = ColumnElement(
      items: spacedAfterTags(information), alignment: .leading, kind: nil)
    return middle(.column(column), placement: isOnOneLine ? .firstBaseline : .top)
  }

  /// Whether the detail is a ring below image and status: the baseline of its value would push the headline
  /// away from them.
  private var isRingBelowOthers: Bool {
    if metrics.isStacked, case .kpiProgressView? = header.detailContentView { true } else { false }
  }

  private func middle(
    _ element: Element, placement: HeaderColumns.Placement, isFilled: Bool = true
  ) -> HeaderColumns.Column {
    HeaderColumns.Column(
      element: element, maximumWidth: metrics.middleWidth, maximumShare: metrics.middleShare,
      spacing: metrics.middleSpacing, placement: placement, isFilled: isFilled)
  }

  /// The KPI takes precedence over the status (stated: Docs/sources/headers.md#status).
  private var accessory: HeaderColumns.Column? {
    if let kpi {
      return HeaderColumns.Column(
        element: kpi.element, maximumWidth: KPIView.maximumWidth * kpiAttributes.growth,
        maximumShare: metrics.accessoryShare, spacing: metrics.accessorySpacing,
        placement: isBesideNumber
          ? .firstBaseline
          : .topUnlessScaled(baseline: kpiAttributes.font(for: .metric).ascent))
    }
    guard header.statusLayout != .row, let status = status(header.statusLayout) else { return nil }
    return HeaderColumns.Column(
      element: status,
      maximumWidth: metrics.accessoryWidth(header.statusLayout, in: context.screenWidth),
      spacing: metrics.accessorySpacing, placement: .firstBaseline,
      widerElement: self.status(header.statusLayout, keepsWordsWhole: true),
      freeElement: self.status(header.statusLayout, isFree: true))
  }

  /// Whether a KPI is the detail on the headline's line, whose baseline two numbers share.
  private var isBesideNumber: Bool {
    guard plan.detail == .middle, plan.isOnOneLine, case .kpiView? = header.detailContentView
    else { return false }
    return true
  }

  private var kpiAttributes: any KPIAttributesProvider {
    header.kpiView?.attributesProvider ?? context.accessoryKPIAttributes
  }

  // MARK: Stacked texts

  private var headlines: [ColumnElement.Item] {
    let headline = textElement("headline", header.headlineText, .title3, style.primary)
    let subheadline = textElement("subheadline", header.subheadlineText, .body, style.primary)
    let spacing = headline.flatMap { headline in
      subheadline.map {
        headline.text.boxFont.space(
          before: $0.text.boxFont, atLeast: metrics.subheadlineSpacing)
      }
    }
    return Self.stacked([
      (headline.map(Element.text), 0), (subheadline.map(Element.text), spacing ?? 0),
    ])
  }

  /// Returns the parts below the headlines, with tags, body and footnote if their place is `place`.
  private func details(
    statusRow row: Element?, _ description: Element?,
    informationIn place: ObjectHeaderPlan.Place = .below
  ) -> [ColumnElement.Item] {
    var items = Self.stacked([
      (labelItems, metrics.labelItemSpacing), (description, metrics.descriptionSpacing),
    ])
    items = (plan.information == place ? information(statusRow: row) : []) + items
    if let first = items.first, let spacing = metrics.firstDetailSpacing {
      items[0] = .init(topSpace: max(spacing, first.topSpace), element: first.element)
    }
    return spacedAfterTags(items)
  }

  /// Returns tags, body and footnote, with the status below the tags.
  private func information(statusRow: Element?) -> [ColumnElement.Item] {
    Self.stacked([
      (tags, metrics.tagSpacing * style.tags.growth), (statusRow, metrics.statusRowSpacing),
      (text("body", header.bodyText, .subheadline, style.secondary), metrics.bodySpacing),
      (
        text("footnote", header.footnoteText, .subheadline, style.secondary),
        metrics.footnoteSpacing
      ),
    ])
  }

  /// Returns parts where the space below tags has grown as the one between their rows.
  private func spacedAfterTags(_ items: [ColumnElement.Item]) -> [ColumnElement.Item] {
    zip(items, [nil] + items.map(\.element)).map { item, previous in
      guard previous?.flow?.hasEqualHeights == true else { return item }
      let (space, growth) = (item.topSpace, style.tags.growth)
      let grown = max(min(space, space * growth), min(space, metrics.bodySpacing) * growth)
      return .init(topSpace: grown, element: item.element)
    }
  }

  private var description: Element? {
    text("description", header.descriptionText, .subheadline, style.primary)
  }

  /// Returns the parts that exist, each with the space above it.
  private static func stacked(_ parts: [(Element?, Double)]) -> [ColumnElement.Item] {
    parts.compactMap { element, space in
      element.map { ColumnElement.Item(topSpace: space, element: $0) }
    }
  }

  private func text(
    _ kind: String, _ text: Text?, _ style: TextStyle, _ color: RGBA
  ) -> Element? {
    textElement(kind, text, style, color).map(Element.text)
  }

  /// Returns a text with its name, key and style class.
  func textElement(
    _ kind: String, _ text: Text?, _ style: TextStyle, _ color: RGBA,
    alignment: HorizontalAlignment = .leading, maximumWidth: Double = .infinity,
    keepsWordsWhole: Bool = false
  ) -> TextElement? {
    context.textElement(
      text,
      in: TextPart(
        kind: kind, origin: context.path.key("\(kind)Text"),
        style: FontStyleName(style), font: context.theme.font(style),
        color: color, viewClass: header.styleClass,
        classes: ObjectHeaderClasses.names(of: "\(kind)Label"),
        lineLimit: metrics.lineLimit(of: kind, plan),
        maximumWidth: maximumWidth,
        keepsWordsWhole: keepsWordsWhole || context.theme.hasLargeTexts,
        alignment: alignment))
  }
}
