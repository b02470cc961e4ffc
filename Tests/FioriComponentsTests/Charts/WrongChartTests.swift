import FioriRender
import Testing

@testable import TestSupport

/// What is said of a wrong chart, in words.
struct WrongChartTests {
  private func check(_ item: WrongChart) throws {
    try expect(DrawnDescription(item.json).lines, is: item.lines)
    try SchemaAgreement.check(item.json)
  }

  @Test(arguments: [
    WrongChart(
      "lien", value: "1", "error: view.chartType: unknown chart type 'lien'; did you mean 'line'?"),
    WrongChart(
      "stackedcolumn", value: "1",
      "error: view.chartType: unknown chart type 'stackedcolumn'; did you mean 'stackedColumn'?"),
    WrongChart(
      "pie", value: "1",
      "error: view.chartType: unknown chart type 'pie'; expected one of 'line', 'area', 'column', "
        + "'stackedColumn', 'bar', 'stackedBar', 'combo', 'waterfall', 'scatter', 'bubble', "
        + "'donut', 'stock', 'microColumn', 'microBullet', 'microHarveyBall', 'microRadial', "
        + "'microArea'"),
    WrongChart(
      #""chartType":3,"series":[]"#,
      "error: view.chartType: expected 'line', 'area', 'column', 'stackedColumn', 'bar', "
        + "'stackedBar', 'combo', 'waterfall', 'scatter', 'bubble', 'donut', 'stock', "
        + "'microColumn', 'microBullet', 'microHarveyBall', 'microRadial' or 'microArea', found 3"),
    WrongChart(#""seris":[]"#, "error: view: unknown key 'seris'; did you mean 'series'?"),
  ])
  func `a chart's type is known`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "scatter", value: "1",
      "error: view.series[0].values[0]: expected a point such as {\"x\": 1, \"y\": 2}, "
        + "found the number 1"),
    WrongChart(
      "bubble", value: "1",
      "error: view.series[0].values[0]: expected a point such as "
        + "{\"x\": 1, \"y\": 2, \"size\": 3}, found the number 1"),
    WrongChart(
      "bubble", value: #"{"x":1,"y":2}"#,
      "error: view.series[0].values[0]: 'size' is missing; give every bubble one, such as "
        + "{\"x\": 1, \"y\": 2, \"size\": 3}"),
    WrongChart(
      "bubble", value: "[1,2]",
      "error: view.series[0].values[0]: expected x, y and size, found 2 numbers"),
    WrongChart(
      "scatter", value: "[1,2,3,4]",
      "error: view.series[0].values[0]: expected x and y, found 4 numbers"),
    WrongChart(
      "scatter", value: #"{"x":1}"#,
      "error: view.series[0].values[0]: 'y' is missing; give a number or null"),
    WrongChart(
      "scatter", value: #"{"x":1,"y":2,"z":3}"#,
      "error: view.series[0].values[0]: unknown key 'z'; expected one of 'x', 'y', 'size'"),
    WrongChart(
      "scatter", value: #"{"x":"1","y":2}"#,
      "error: view.series[0].values[0].x: expected a number, found a string; write 1"),
    WrongChart(
      "line", value: #"{"x":1,"y":2}"#,
      "error: view.series[0].values[0]: expected a number or null, found a point"),
    WrongChart(
      "donut", value: "[1,2]",
      "error: view.series[0].values[0]: expected a number or null, found an array"),
    WrongChart(
      "line", value: #""1""#,
      "error: view.series[0].values[0]: expected a number, a point or null, found '1'"),
    WrongChart(
      "line", value: "true",
      "error: view.series[0].values[0]: expected a number, a point or null, found true"),
    WrongChart(
      "line", value: "1e305",
      "error: view.series[0].values[0]: 1e+305 is too far from zero; give numbers up to 1e+300"),
    WrongChart(
      "line", value: "1,-1e308,2",
      "error: view.series[0].values[1]: -1e+308 is too far from zero; give numbers up to 1e+300"),
  ])
  func `a value is of its type's kind`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      #""series":[{}]"#, "error: view.series[0]: 'values' is missing; give an array of numbers"),
    WrongChart(
      #""series":[{"values":null}]"#,
      "error: view.series[0]: 'values' is missing; give an array of numbers"),
    WrongChart(
      #""series":[{"values":3}]"#, "error: view.series[0].values: expected an array, found 3"),
    WrongChart(#""series":3"#, "error: view.series: expected an array, found 3"),
    WrongChart(#""series":[null]"#, "error: view.series[0]: expected an object, found null"),
    WrongChart(
      #""series":[{"values":[1],"lineWidth":-1}]"#,
      "error: view.series[0].lineWidth: expected a number from 0 to 8192, found -1"),
    WrongChart(
      #""series":[{"values":[1],"point":{"diameter":-3}}]"#,
      "error: view.series[0].point.diameter: expected a number from 0 to 8192, found -3"),
    WrongChart(
      #""series":[{"values":[1],"point":{"isHiden":true}}]"#,
      "error: view.series[0].point: unknown key 'isHiden'; did you mean 'isHidden'?"),
    WrongChart(
      #""series":[{"values":[1],"color":"chart99"}]"#,
      "error: view.series[0].color: unknown color 'chart99'; did you mean 'chart9'?"),
  ])
  func `a series has values and looks`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "combo", with: #""indexesOfColumnSeries":[0,2]"#,
      "error: view.indexesOfColumnSeries[1]: series 2 does not exist; the last series is 0"),
    WrongChart(
      "line", with: #""indexesOfSecondaryValuesAxis":[-1]"#,
      "error: view.indexesOfSecondaryValuesAxis[0]: series -1 does not exist; "
        + "the last series is 0"),
    WrongChart(
      "line", with: #""indexesOfSecondaryValuesAxis":[0.5]"#,
      "error: view.indexesOfSecondaryValuesAxis[0]: expected a whole number, found 0.5"),
    WrongChart(
      "waterfall", with: #""indexesOfTotalsCategories":[0,2]"#,
      "error: view.indexesOfTotalsCategories[1]: category 2 does not exist; "
        + "the last category is 1"),
    WrongChart(
      #""chartType":"stock","indexOfStockSeries":1,"series":[{"values":[1]}],"#
        + #""categories":["2026-01-01 00:00:00"]"#,
      "error: view.indexOfStockSeries: series 1 does not exist; the last series is 0"),
    WrongChart(
      #""chartType":"stock","indexOfStockSeries":5,"series":[]"#,
      "error: view.indexOfStockSeries: series 5 does not exist; there are none"),
  ])
  func `an index is that of a series or a category`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "line", with: #""numericAxis":{"explicitMin":5,"explicitMax":2.5}"#,
      "error: view.numericAxis.explicitMin: 5 is more than 'explicitMax', 2.5; swap the two"),
    WrongChart(
      "line", with: #""numericAxis":{"explicitMin":1e305}"#,
      "error: view.numericAxis.explicitMin: expected a finite number up to 1e+300, "
        + "found 1e+305"),
    WrongChart(
      "line", with: #""numericAxis":{"explicitMax":"5"}"#,
      "error: view.numericAxis.explicitMax: expected a number, found a string; write 5"),
    WrongChart(
      "line", with: #""numericAxis":{"gridlines":3}"#,
      "error: view.numericAxis.gridlines: expected an object, found 3"),
    WrongChart(
      "line", with: #""numericAxis":{"labels":{"isHiden":true}}"#,
      "error: view.numericAxis.labels: unknown key 'isHiden'; did you mean 'isHidden'?"),
    WrongChart(
      "line", with: #""numericAxis":{"format":{"style":"curency"}}"#,
      "error: view.numericAxis.format.style: unknown number style 'curency'; "
        + "did you mean 'currency'?"),
    WrongChart(
      "line", with: #""numericAxis":{"format":{"style":"unit"}}"#,
      "error: view.numericAxis.format.style: unknown number style 'unit'; "
        + "expected one of 'decimal', 'currency', 'percent', 'compact'"),
    WrongChart(
      "line", with: #""numericAxis":{"format":{"maximumFractionDigits":30}}"#,
      "error: view.numericAxis.format.maximumFractionDigits: expected a whole number from 0 to "
        + "20, found 30"),
    WrongChart(
      "line", with: #""categoryAxis":{"labels":{"style":"rnge"}}"#,
      "error: view.categoryAxis.labels.style: unknown label style 'rnge'; did you mean 'range'?"),
    WrongChart(
      "line", with: #""categoryAxis":{"labelsPosition":"top"}"#,
      "error: view.categoryAxis.labelsPosition: unknown position of labels 'top'; "
        + "expected one of 'fixedBottom', 'dynamic'"),
    WrongChart(
      "line", with: #""numberOfGridlines":2.5"#,
      "error: view.numberOfGridlines: expected a whole number, found 2.5"),
    WrongChart(
      "column", with: #""columnCornerRadius":-2"#,
      "error: view.columnCornerRadius: expected a number from 0 to 8192, found -2"),
  ])
  func `an axis' options are within their bounds`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "line", with: #""numberOfGridlines":1"#,
      "warning: view.numberOfGridlines: 1 is not between 2 and 20; 2 is used"),
    WrongChart(
      "line", with: #""numberOfGridlines":200"#,
      "warning: view.numberOfGridlines: 200 is not between 2 and 20; 20 is used"),
    WrongChart(
      "column", with: #""numericAxis":{"explicitMin":5}"#,
      "warning: view.numericAxis.explicitMin: 5 is ignored, since all values are less"),
    WrongChart(
      "line", with: #""numericAxis":{"format":{"maximumFractionDigits":0}}"#),
    WrongChart(
      #""series":[{"values":[0.001,0.002]}],"numericAxis":{"format":{"maximumFractionDigits":0}}"#,
      "warning: view.numericAxis: ticks 0.002 and others have the same label; "
        + "give 'format' more 'maximumFractionDigits'"),
    WrongChart(
      "line", with: #""legend":true"#,
      "warning: view.legend: no series has a title; the legend is empty"),
  ])
  func `an axis says what it changes`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "column", with: #""colorsForCategory":{"a":{}}"#,
      "error: view.colorsForCategory: expected an index such as '0' as the key, found 'a'"),
    WrongChart(
      "column", with: #""colorsForCategory":{"01":{}}"#,
      "error: view.colorsForCategory: expected an index such as '0' as the key, found '01'"),
    WrongChart(
      "column", with: #""colorsForCategory":{"0":{"-1":"red"}}"#,
      "error: view.colorsForCategory.0: expected an index such as '0' as the key, found '-1'"),
    WrongChart(
      "column", with: #""colorsForCategory":[]"#,
      "error: view.colorsForCategory: expected an object such as {\"0\": …}, found an array"),
    WrongChart(
      "column", with: #""colorsForCategory":{"0":{"0":"rde"}}"#,
      "error: view.colorsForCategory.0.0: unknown color 'rde'; did you mean 'red'?"),
    WrongChart(
      "column", with: #""colorsForCategory":{"0":{"2":"red"}}"#,
      "warning: view.colorsForCategory.0.2: category 2 does not exist; the last category is 1; "
        + "its color is ignored"),
    WrongChart(
      "column", with: #""colorsForCategory":{"1":{"0":"red"}}"#,
      "warning: view.colorsForCategory.1: series 1 does not exist; the last series is 0; "
        + "its colors are ignored"),
    WrongChart(
      "line", with: #""colorsForCategory":{"0":{"0":"red"}}"#,
      "warning: view.colorsForCategory: chart type 'line' does not support 'colorsForCategory'; "
        + "it is ignored"),
  ])
  func `a single value's color has its place`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "line", with: #""selections":{"0":[2]}"#,
      "warning: view.selections.0: category 2 does not exist; the last category is 1; "
        + "nothing is selected"),
    WrongChart(
      "line", with: #""selections":{"0":[0],"1":[0]}"#,
      "warning: view.selections.1: series 1 does not exist; the last series is 0; "
        + "nothing is selected"),
    WrongChart(
      "line", with: #""selections":[0]"#,
      "error: view.selections: expected an object such as {\"0\": …}, found an array"),
    WrongChart(
      "line", with: #""selections":{"0":0}"#,
      "error: view.selections.0: expected an array, found 0"),
    WrongChart(
      #""chartType":"microRadial","series":[{"values":[100,1]}],"selections":{"0":[1]}"#,
      "warning: view.selections: chart type 'microRadial' does not support 'selections'; "
        + "it is ignored"),
  ])
  func `a selection is of what there is`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "line", with: #""categories":["a","b","c"]"#,
      "warning: view.categories: 3 categories for 2 values; 3 are drawn"),
    WrongChart(
      #""series":[{"values":[1,2,3]},{"values":[1]}],"categories":["a","b"]"#,
      "warning: view.categories: 2 categories for 3 values; 3 are drawn"),
    WrongChart("line", with: #""categories":[]"#),
    WrongChart("line", with: #""categories":["a",null]"#),
    WrongChart(
      "line", with: #""categories":["a",1]"#,
      "error: view.categories[1]: expected a text, found the number 1; write \"1\""),
    WrongChart(
      #""chartType":"stock","series":[{"values":[1,2]}],"#
        + #""categories":["2026-01-01 00:00:00","2026-13-02 00:00:00"]"#,
      "error: view.categories[1]: expected a time such as '2026-11-21 09:30:00', "
        + "found '2026-13-02 00:00:00'"),
    WrongChart(
      #""chartType":"stock","series":[{"values":[1]}],"categories":["Jan"]"#,
      "error: view.categories[0]: expected a time such as '2026-11-21 09:30:00', found 'Jan'"),
    WrongChart(
      #""chartType":"stock","series":[{"values":[1,2,3]}],"#
        + #""categories":["2026-01-01 00:00:00","2026-01-02 00:00:00"]"#,
      "warning: view.categories: 2 times for 3 values; a stock chart draws what has a time"),
    WrongChart(
      #""chartType":"stock","series":[{"values":[[1,2],[1]]}],"#
        + #""categories":["2026-01-01 00:00:00","2026-01-02 00:00:00"]"#,
      "error: view.series[0].values[1]: expected 2 numbers as in the first value, found 1"),
  ])
  func `categories and values are as many`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      #""chartType":"microColumn","series":[{"values":[1]},{"values":[1]}]"#,
      "warning: view.series: 2 series; 'microColumn' reads the first one"),
    WrongChart(
      #""chartType":"waterfall","series":[{"values":[1]},{"values":[1]}]"#,
      "warning: view.series: 2 series; 'waterfall' reads the first one"),
    WrongChart(
      #""chartType":"microHarveyBall","series":[{"values":[10,1,2]}]"#,
      "warning: view.series[0].values: 3 values; 'microHarveyBall' reads the first 2"),
    WrongChart(
      #""chartType":"microRadial","series":[{"values":[10,1]}]"#,
      "warning: view.series[0].values[0]: the ring's text is the part with a percent sign, "
        + "right of 100 alone, found 10"),
    WrongChart(
      #""chartType":"microBullet","series":[{"values":[1,2,3,4]},{"values":[1]},{"values":[1]}]"#,
      "warning: view.series: 3 series; 'microBullet' reads the first 2",
      "warning: view.series[0].values: 4 values; 'microBullet' reads the first 3"),
    WrongChart(
      #""chartType":"donut","series":[{"values":[1,2]}]"#,
      "warning: view.series[0].values: 2 values; 'donut' reads the first one"),
    WrongChart(
      #""chartType":"microArea","series":[{"values":[1]},{"values":[1]},{"values":[1]},"#
        + #"{"values":[1]},{"values":[1]}]"#,
      "warning: view.series: 5 series; 'microArea' reads the first 4"),
  ])
  func `more than a type reads is ignored`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    WrongChart(
      "column", with: #""categoryAxis":{"format":{"style":"percent"}}"#,
      "warning: view.categoryAxis.format: chart type 'column' does not support "
        + "'categoryAxis.format'; it is ignored"),
    WrongChart(
      #""chartType":"donut","series":[{"values":[1]}],"#
        + #""numericAxis":{"format":{"style":"percent"}}"#,
      "warning: view.numericAxis.format: the chart writes no numbers; only the accessibility text "
        + "uses 'format'; set 'valueLabels'"),
    WrongChart(
      "microBullet", with: #""numericAxis":{"format":{"style":"percent"}}"#,
      "warning: view.numericAxis.format: the chart writes no numbers; only the accessibility text "
        + "uses 'format'"),
    WrongChart(
      #""chartType":"microRadial","series":[{"values":[100,20]}],"#
        + #""numericAxis":{"format":{"maximumFractionDigits":0}}"#,
      "warning: view.numericAxis.format: chart type 'microRadial' always writes percentages; only "
        + "the accessibility text uses 'format'"),
    WrongChart(
      #""chartType":"donut","valueLabels":true,"series":[{"values":[1]}],"#
        + #""numericAxis":{"format":{"style":"percent"}}"#),
    WrongChart(
      #""chartType":"scatter","series":[{"values":[{"x":0.1,"y":1},{"x":0.2,"y":2}]}],"#
        + #""categoryAxis":{"format":{"maximumFractionDigits":0}}"#,
      "warning: view.categoryAxis: ticks 0.21 and others have the same label; give 'format' more "
        + "'maximumFractionDigits'"),
  ])
  func `a format that a chart cannot use is said`(item: WrongChart) throws { try check(item) }

  @Test(arguments: [
    ("bar", "indexesOfSecondaryValuesAxis", "[0]"), ("column", "indexesOfTotalsCategories", "[0]"),
    ("line", "indexesOfColumnSeries", "[0]"), ("donut", "indexesOfSecondaryValuesAxis", "[0]"),
    ("column", "colorBySign", "true"), ("line", "columnCornerRadius", "3"),
    ("line", "valueLabels", "true"), ("bar", "secondaryNumericAxis", #"{"explicitMax":9}"#),
    ("microColumn", "categoryAxis", #"{"title":"a"}"#),
    ("area", "colorsForCategory", #"{"0":{"0":"red"}}"#),
  ])
  func `an option without a use is ignored`(type: String, key: String, value: String) throws {
    let item = WrongChart(
      #""chartType":"\#(type)","series":[{"values":[1]}],"\#(key)":\#(value)"#,
      "warning: view.\(key): chart type '\(type)' does not support '\(key)'; it is ignored")
    try check(item)
  }

  @Test func `bars have no use for some options of their axes`() throws {
    try check(
      WrongChart(
        "bar",
        with: #""categoryAxis":{"labelsPosition":"dynamic"},"numericAxis":{"isZeroBased":false}"#,
        "warning: view.categoryAxis.labelsPosition: chart type 'bar' does not support "
          + "'categoryAxis.labelsPosition'; it is ignored",
        "warning: view.numericAxis.isZeroBased: chart type 'bar' does not support "
          + "'numericAxis.isZeroBased'; it is ignored"))
  }

  @Test func `there are bounds of series, values and categories`() throws {
    func values(_ count: Int) -> String {
      Array(repeating: "1", count: count).joined(separator: ",")
    }
    let series = Array(repeating: #"{"values":[1]}"#, count: 33).joined(separator: ",")
    try check(
      WrongChart(
        "\"series\":[\(series)]",
        "error: view.series: 33 series, more than the 32 allowed; "
          + "remove some or draw several charts"))
    try check(
      WrongChart(
        "line", value: values(20_001),
        "error: view.series: 20001 values, more than the 20000 allowed; give every other one"))
    let names = Array(repeating: "null", count: 20_001).joined(separator: ",")
    try check(
      WrongChart(
        "line", with: "\"categories\":[\(names)]",
        "error: view.categories: 20001 categories, more than the 20000 allowed; "
          + "give every other one"))
    try check(WrongChart("line", value: values(20_000)))
  }

  @Test(arguments: [
    (Double.nan, "expected a finite number, found nan"),
    (.infinity, "expected a finite number, found inf"),
    (1e301, "1e+301 is too far from zero; give numbers up to 1e+300"),
  ])
  func `a number of the Swift API is finite`(number: Double, text: String) throws {
    try expect(
      DrawnView.errors(of: ChartView(.line, [1, number])),
      is: ["error: view.series[0].values[1]: \(text)"])
    let point = ChartValue.point(x: 1, y: number, size: 2)
    try expect(
      DrawnView.errors(of: ChartView(.bubble, series: [ChartSeries(values: [point])])),
      is: ["error: view.series[0].values[0]: \(text)"])
  }

  @Test func `a length of the Swift API is not below zero and not beyond all pictures`() throws {
    var chart = ChartView(.line, [1])
    chart.series[0].lineWidth = -1
    chart.series[0].point.diameter = .nan
    chart.columnCornerRadius = .infinity
    try expect(
      DrawnView.errors(of: chart),
      is: [
        "error: view.series[0].lineWidth: expected a length in points, 0 or more, found -1.0",
        "error: view.series[0].point.diameter: expected a length in points, 0 or more, found nan",
        "error: view.columnCornerRadius: expected a length in points, 0 or more, found inf",
        "warning: view.columnCornerRadius: chart type 'line' does not support "
          + "'columnCornerRadius'; it is ignored",
      ])
  }

  @Test func `all that is wrong with a chart is told at once`() throws {
    try check(
      WrongChart(
        #""chartType":"combo","series":[{"values":[1,{"x":1,"y":2}]}],"#
          + #""indexesOfColumnSeries":[7],"numericAxis":{"explicitMin":3,"explicitMax":1},"#
          + #""numberOfGridlines":99"#,
        "error: view.series[0].values[1]: expected a number or null, found a point",
        "error: view.numericAxis.explicitMin: 3 is more than 'explicitMax', 1; swap the two",
        "warning: view.numberOfGridlines: 99 is not between 2 and 20; 20 is used",
        "error: view.indexesOfColumnSeries[0]: series 7 does not exist; the last series is 0"))
  }
}
