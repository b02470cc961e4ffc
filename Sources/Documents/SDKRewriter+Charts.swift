import FioriBasics

extension SDKRewriter {
  /// Returns the statements for a chart at the prefix of its properties' paths.
  mutating func chart(_ call: SwiftCall, at path: String) -> [SwiftAssignment] {
    var result: [SwiftAssignment] = []
    let properties = call.properties
    let categories = properties.first { $0.name == "categories" }?.value
    for (name, value) in properties {
      switch name {
      case "" where SDKClass.chartTypes.contains(value):
        result.append(SwiftAssignment(path: "\(path)chartType", value: value))
      case "categories": break
      case "series": result += series(value, categories, of: call, at: path)
      case let name where name.hasPrefix("categoryAxis.labels") && !name.hasSuffix("Position"):
        break
      case "styleClass":
        result += classes(value, at: String(path.dropLast()), "NUIRenderer.renderView")
      case let name where SDKClass.chartPaths.contains(name):
        result.append(SwiftAssignment(path: path + name, value: value))
      default: omit(name.isEmpty ? "chartType" : name)
      }
    }
    result += labels(properties, at: path)
    if !properties.contains(where: { $0.name == "series" }) {
      result += series(.array([]), categories, of: call, at: path)
    }
    return result
  }

  /// Returns the statements for the labels of the categories, whose properties are set together or by
  /// themselves.
  private mutating func labels(
    _ properties: [(name: String, value: SwiftCode)], at path: String
  ) -> [SwiftAssignment] {
    var parts: [String: SwiftCode] = [:]
    for (name, value) in properties where name.hasPrefix("categoryAxis.labels") {
      switch value {
      case .call(let call): for (name, value) in call.properties { parts[name] = value }
      default: parts[String(name.split(separator: ".").last ?? "")] = value
      }
    }
    var result: [SwiftAssignment] = []
    if let isHidden = parts["isHidden"] {
      result.append(SwiftAssignment(path: "\(path)categoryAxis.labels.isHidden", value: isHidden))
    }
    let style = "\(path)categoryAxis.labelLayoutStyle"
    switch (parts["style"], parts["fitting"]) {
    case (.word(".range")?, _): result.append(SwiftAssignment(path: style, value: .word(".range")))
    // In another view, labels without a style belong to the view.
    case (.word(".allOrNothing")?, .word(".allOrNothing")?),
      (nil, .word(".allOrNothing")?) where path.isEmpty:
      result.append(SwiftAssignment(path: style, value: .word(".allOrNothing")))
    case (.some, _):
      omit("categoryAxis.labels.style", because: "the SDK draws all labels or none in this style")
    case (nil, .some): omit("categoryAxis.labels.fitting")
    case (nil, nil): break
    }
    return result
  }

  private mutating func series(
    _ value: SwiftCode, _ categories: SwiftCode?, of chart: SwiftCall, at path: String
  ) -> [SwiftAssignment] {
    guard case .array(let series) = value else { return [] }
    var (values, colors): ([[SwiftCode]], [SwiftCode]) = ([], [])
    for case .call(let one) in series {
      var own: [SwiftCode] = []
      for (name, value) in one.properties {
        switch (name, value) {
        case ("values", .array(let numbers)): own = numbers
        case ("color", _): if let color = color(value) { colors.append(color) }
        default: omit("series.\(name)")
        }
      }
      values.append(own)
    }
    check(values, categories, of: chart)
    var source = SwiftCall(name: "ChartData", arguments: [Self.values(values)])
    if let categories { source.arguments.append(SwiftArgument("categories", categories)) }
    let data = SwiftAssignment(
      path: "\(path)dataSource", value: .word(addSource("data", source)))
    guard !colors.isEmpty else { return [data] }
    guard colors.count == series.count else {
      omit("series.color", because: "the SDK repeats colors, so that each series needs one")
      return [data]
    }
    return [SwiftAssignment(path: "\(path)series.colors", value: .array(colors)), data]
  }

  /// Notes values and names that a data source cannot return.
  private mutating func check(
    _ values: [[SwiftCode]], _ categories: SwiftCode?, of chart: SwiftCall
  ) {
    let type = chart.arguments.first { $0.label == nil }?.value
    let hasPoints = type == .word(".scatter") || type == .word(".bubble")
    let isPoint = { (value: SwiftCode) in if case .call = value { true } else { false } }
    if !hasPoints, values.joined().contains(where: isPoint) {
      omit(
        "series.values", because: "only scatter and bubble charts have values of several dimensions"
      )
    }
    if hasPoints, values.joined().contains(where: { !isPoint($0) }) {
      omit("series.values", because: "scatter and bubble charts have only points")
    }
    guard case .array(let names)? = categories, names.count > values.map(\.count).max() ?? 0 else {
      return
    }
    omit("categories", because: "a data source names only categories that have values")
  }

  /// Returns the numbers of all series, or arrays of dimensions if a value has several.
  private static func values(_ series: [[SwiftCode]]) -> SwiftArgument {
    let isPlain = series.joined().allSatisfy { if case .call = $0 { false } else { true } }
    guard !isPlain else { return SwiftArgument(nil, .array(series.map(SwiftCode.array))) }
    return SwiftArgument("points", .array(series.map { .array($0.map(dimensions)) }))
  }

  private static func dimensions(_ value: SwiftCode) -> SwiftCode {
    guard case .call(let call) = value else { return .array([value]) }
    return call.name == ".point"
      ? .array(call.arguments.map(\.value)) : call.arguments.first?.value ?? .array([])
  }
}
