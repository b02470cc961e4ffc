import FioriCharts
import FioriElements
import FioriModel

extension ChartStyle {
  var texts: ChartTexts {
    let label = Font(weight: .regular, size: Self.labelSize, leading: 16)
    func style(_ font: Font, _ name: ColorStyle) -> ChartTexts.Style {
      ChartTexts.Style(font: font, color: color(name))
    }
    return ChartTexts(
      categoryLabel: styled(label, quietColor, "categoryAxisLabel"),
      numericLabel: styled(label, quietColor, "numbericAxisLabel"),
      value: style(label, "primaryLabel"), microLabel: style(label, "primaryLabel"),
      body: style(context.theme.font(.body), "primaryLabel"),
      large: style(context.theme.font(.largeTitle), "primaryLabel"))
  }

  /// A text with what style sheets say of a class of SAP's plot view.
  private func styled(
    _ font: Font, _ color: RGBA, _ part: String
  ) -> ChartTexts.Style {
    let sheet = context.theme.style(
      ["Label"] + context.theme.names(of: view.styleClass) + ["\(Self.plotClass)_\(part)"]
        + context.outerClasses)
    return ChartTexts.Style(
      font: sheet.font(font), color: sheet.faded(sheet.color([.fontColor]) ?? color))
  }

  /// What an axis is called; `nil`: nothing is given.
  func title(_ text: String?, of axis: String) -> StyledText? {
    guard let text, !text.isEmpty else { return nil }
    let part =
      switch axis {
      case "numericAxis": "valuesAxisTitle"
      case "secondaryNumericAxis": "secondaryValuesAxisTitle"
      default: "categoryAxisTitle"
      }
    let font = Font(weight: .regular, size: Self.labelSize, leading: 16)
    return styled(font, color("primaryLabel"), part).text(text)
  }

  func nameAxis(_ labels: [String]) -> ChartElement.NameAxis {
    let axis = view.categoryAxis
    return ChartElement.NameAxis(
      labels: labels, style: labelStyle, showsLabels: axis.labels.isHidden != true,
      showsGridlines: axis.gridlines.isHidden.map { !$0 } ?? traits.showsCategoryGridlines,
      showsBaseline: axis.baseline.isHidden.map { !$0 } ?? traits.showsCategoryBaseline,
      labelsPosition: axis.labelsPosition, title: title(axis.title, of: "categoryAxis"))
  }

  /// What stands in place of a chart that has nothing to show: alone as in SAP's engine, in a card
  /// as quiet as the card's other texts (chosen: Docs/sources/charts.md#no-data).
  var noData: StyledText {
    StyledText(
      context.words.noData, font: context.theme.font(.body),
      color: context.isAlone ? color("primaryLabel") : quietColor)
  }

  /// Stated: Docs/sources/charts.md#no-data; none in a card (chosen there).
  var noDataBorder: RGBA? { context.isAlone ? color("primaryLabel") : nil }

  private static let plotClass = "fdlFUIChartPlotView"
  /// Points, whatever the reader's text size (stated: Docs/sources/charts.md#labels).
  private static let labelSize = 12.0
}
