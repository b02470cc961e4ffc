import FioriBasics

/// The properties of a chart that have a counterpart in descriptions.
struct ChartProperties {
  private(set) var hidesLegend = false
  /// Whether the colors of values have names.
  private(set) var hasNamedRules = false
  private var showsValues = false
  /// The axes whose titles are hidden.
  private var untitledAxes: [String] = []
  private var axes: [(key: String, members: [(String, JSONText)])] = [
    ("categoryAxis", []), ("numericAxis", []), ("secondaryNumericAxis", []),
  ]
  private var colors: [JSONText?] = []
  private let plotArea: ManifestPart?
  private let work: ManifestImport
  private let data: ManifestData?

  /// Reads the properties, which newer manifests have in an object of their own.
  init(_ work: ManifestImport, _ data: ManifestData?, _ form: ChartForm) {
    (self.work, self.data) = (work, data)
    let content = work.content
    let own = content?["chartProperties"]
    plotArea = own?["plotArea"]
    let primary = form.hasPoints ? "categoryAxis" : "numericAxis"
    let secondary = form.hasPoints ? "numericAxis" : "secondaryNumericAxis"
    for owner in [content, own] {
      if let title = owner?["title"], title["text"] != nil, !isOff(title["visible"]) {
        title.leaveOut(.titleOfChart)
      } else {
        owner?["title"]?.settle()
      }
      takeArea(owner?["plotArea"], primary, form)
      if isOff(owner?["legend"]?["visible"]) {
        hidesLegend = true
        owner?["legend"]?.settle()
        owner?["legendGroup"]?.settle()
      }
    }
    for (key, axis) in [
      ("categoryAxis", "categoryAxis"), ("timeAxis", "categoryAxis"), ("valueAxis", primary),
      ("valueAxis2", secondary),
    ] { takeAxis(own?[key], axis) }
    takeReferences([("valueAxis", primary), ("valueAxis2", secondary)])
    takeScale(plotArea?["primaryScale"], primary)
    takeScale(plotArea?["secondaryScale"], secondary)
    if let palette = plotArea?["colorPalette"] {
      colors = palette.elements.map { ChartColor.color($0) }
    }
  }

  /// Whether a part says that something is hidden.
  private func isOff(_ visible: ManifestPart?) -> Bool {
    work.value(visible, data).string == "false"
  }

  /// Sets a member of an axis that has none of its own.
  mutating func setDefault(_ axis: String, _ key: String, _ value: JSONText) {
    for index in axes.indices
    where axes[index].key == axis && !axes[index].members.contains(where: { $0.0 == key }) {
      axes[index].members.append((key, value))
    }
  }

  /// Sets the title of an axis to the names of its fields; returns whether the axis has it. A title of its own
  /// wins, and an axis without a title stays so.
  mutating func setTitle(_ axis: String, _ names: [String]) -> Bool {
    let title = JSONText.string(names.filter { !$0.isEmpty }.joined(separator: " · "))
    guard title.plain != "", !untitledAxes.contains(axis) else { return false }
    setDefault(axis, "title", title)
    let members = axes.first { $0.key == axis }?.members
    return members?.first { $0.0 == "title" }?.1.plain == title.plain
  }

  /// Sets the colors of series from the palette, each again where there are more series.
  func color(_ series: inout [ChartSeries]) {
    guard !colors.isEmpty else { return }
    for index in series.indices where series[index].color == nil {
      series[index].color = colors[index % colors.count]
    }
  }

  /// Colors the values that rules are about.
  mutating func paint(
    _ series: inout [ChartSeries]
  ) {
    let rules = ChartRules(plotArea?["dataPointStyle"])
    rules.paint(&series)
    hasNamedRules = rules.areNamed && series.contains { !$0.rules.isEmpty }
  }

  /// Adds the axes and the labels to a chart.
  func addMembers(to view: inout [(String, JSONText)]) {
    for axis in axes { view.add(axis.key, axis.members) }
    if showsValues { view.add("valueLabels", "fit") }
  }

  // MARK: Reading

  private mutating func takeArea(_ area: ManifestPart?, _ primary: String, _ form: ChartForm) {
    let label = area?["dataLabel"]
    label?["showTotal"]?.settle()
    let visible = label?["visible"]
    if work.value(visible, data).string == "true" {
      showsValues = !form.hasPoints
      if form.hasPoints { visible?.leaveOut(.labelsOfPoints) }
    }
    for (key, axis) in [
      ("categoryAxisText", form.hasPoints ? "" : "categoryAxis"), ("valueAxisText", primary),
    ] where isOff(area?[key]?["visible"]) {
      // Named for texts, they hide the title of the axis; its labels stay.
      untitledAxes.append(axis)
    }
    if isOff(area?["gridline"]?["visible"]) {
      setDefault("numericAxis", "gridlines", ["isHidden": true])
    }
  }

  private mutating func takeAxis(_ part: ManifestPart?, _ axis: String) {
    if isOff(part?["visible"]) {
      setDefault(axis, "labels", ["isHidden": true])
      untitledAxes.append(axis)
      part?.settle()
      return
    }
    if isOff(part?["label"]?["visible"]) { setDefault(axis, "labels", ["isHidden": true]) }
    let title = part?["title"]
    if isOff(title?["visible"]) { untitledAxes.append(axis) }
    guard !untitledAxes.contains(axis) else {
      title?.settle()
      return
    }
    if let text = work.value(title?["text"], data).json { setDefault(axis, "title", text) }
  }

  private mutating func takeReferences(_ places: [(key: String, axis: String)]) {
    for (key, axis) in places where axis != "categoryAxis" {
      let lines = plotArea?["referenceLine"]?["line"]?[key]?.elements ?? []
      var references: [JSONText] = []
      for line in lines.compactMap({ work.shown($0, data) }) {
        let noted = work.account.count
        guard let number = work.value(line["value"], data).number, abs(number) <= Limits.value
        else {
          line.leaveOut(
            .referenceWithoutNumber(axis: axis), isNamed: work.account.count > noted)
          continue
        }
        var reference: [(String, JSONText)] = [("value", .value(number))]
        let label = work.shown(line["label"], data)
        reference.add("title", work.value(label?["text"], data).json)
        for color in [line["color"], label?["background"]] { color?.leaveOut(.colorOfReference) }
        references.append(.object(reference))
      }
      if !references.isEmpty { setDefault(axis, "references", .array(references)) }
    }
  }

  private mutating func takeScale(_ scale: ManifestPart?, _ axis: String) {
    guard axis != "categoryAxis", scale?["fixedRange"]?.is(true) == true else { return }
    for (key, end) in [("minValue", "explicitMin"), ("maxValue", "explicitMax")] {
      if let number = scale?[key]?.number, abs(number) <= Limits.value {
        setDefault(axis, end, .value(number))
      }
    }
  }
}
