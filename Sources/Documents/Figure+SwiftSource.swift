import FioriBasics
import FioriCharts
import FioriFiles
import FioriLayout
import FioriLowering
import FioriModel

extension SharedRange {
  /// The call that creates the axes.
  fileprivate var swift: SwiftCode {
    let parts = [
      ("numericAxis", numericAxis?.swift), ("secondaryNumericAxis", secondaryNumericAxis?.swift),
      ("categoryAxis", categoryAxis?.swift), ("bubbleSizes", bubbleSizes?.swift),
      ("timeAxis", timeAxis?.swift), ("stockTimes", stockTimes?.swift),
      ("microRange", microRange?.swift),
    ]
    return .call(
      SwiftCall(
        name: "SharedRange",
        arguments: parts.compactMap { name, code in code.map { SwiftArgument(name, $0) } }))
  }
}

extension SharedRange.TimeAxis {
  fileprivate var swift: SwiftCode {
    let ends = [("explicitMin", explicitMin), ("explicitMax", explicitMax)]
    return .call(
      SwiftCall(
        name: "SharedRange.TimeAxis",
        arguments: [SwiftArgument("dates", .array(dates.map(\.swift)))]
          + ends.compactMap { name, date in date.map { SwiftArgument(name, $0.swift) } }))
  }
}

extension SharedRange.BubbleSizes {
  fileprivate var swift: SwiftCode {
    .call(
      "SharedRange.BubbleSizes", SwiftArgument("range", range.swift),
      SwiftArgument("count", count.swift))
  }
}

extension ClosedRange<Double> {
  fileprivate var swift: SwiftCode {
    .word("\(Self.literal(lowerBound))...\(Self.literal(upperBound))")
  }

  private static func literal(_ number: Double) -> String {
    if case .word(let word) = number.swift { word } else { "\(number)" }
  }
}

extension SharedRange.Axis {
  fileprivate var swift: SwiftCode {
    .call(
      "SharedRange.Axis",
      SwiftArgument("range", range.swift), SwiftArgument("ticks", .array(ticks.map(\.swift))))
  }
}

extension Figure {
  /// Complete Swift source that creates the figure, including everything that differs from the
  /// defaults.
  ///
  /// File paths are relative to the folder of the figure's description. A view that no description
  /// can express is written only as its type, and a view with a custom style is written without the
  /// style.
  package var swiftSource: String {
    var statements = SwiftStatements(names: ["view", "environment", "figure"])
    statements.declare("view", as: SwiftCall(view))
    if environment != Environment() {
      statements.declare("environment", as: environment.swiftCall)
    }
    statements.declare("figure", as: swiftCall)
    return "import FioriRender\n\n" + statements.text
  }

  /// The call that creates the figure from the variables for its view and its environment.
  private var swiftCall: SwiftCall {
    var call = SwiftCall(name: "Figure", arguments: [SwiftArgument(nil, .word("view"))])
    if let name { call.arguments.append(SwiftArgument("name", name.swift)) }
    if environment != Environment() {
      call.arguments.append(SwiftArgument("environment", .word("environment")))
    }
    if resources != nil, namesFiles {
      let folder = SwiftCode.call("ResourceFolder", SwiftArgument("path", ".".swift))
      call.arguments.append(SwiftArgument("resources", folder))
    }
    if !styleSheets.isEmpty {
      let sheets = SwiftCode.trying(.array(styleSheets.map(swift(of:))))
      call.assignments.append(SwiftAssignment(path: "styleSheets", value: sheets))
    }
    if let accessibilityText {
      call.assignments.append(
        SwiftAssignment(path: "accessibilityText", value: accessibilityText.swift))
    }
    if !lint.isEmpty {
      call.assignments.append(SwiftAssignment(path: "lint", value: lint.swift))
    }
    if let sharedRange {
      call.assignments.append(SwiftAssignment(path: "sharedRange", value: sharedRange.swift))
    }
    if let page { call.assignments.append(SwiftAssignment(path: "page", value: page.swift)) }
    return call
  }

  /// Whether the view or a style sheet refers to files.
  private var namesFiles: Bool {
    let imageName = StyleAttribute.imageName.rawValue
    return SwiftCall(view).calls(".file")
      || styleSheets.contains { $0.description.contains(imageName) }
  }

  private func swift(of sheet: StyleSheet) -> SwiftCode {
    .call("StyleSheet", SwiftArgument("path", path(of: sheet).swift))
  }

  /// Returns the path of a sheet relative to the description's folder.
  func path(of sheet: StyleSheet) -> String {
    let file = origin?.file ?? ""
    let folder = file.lastIndex(of: "/").map { file[...$0] } ?? ""
    return sheet.file.hasPrefix(folder) ? String(sheet.file.dropFirst(folder.count)) : sheet.file
  }
}
