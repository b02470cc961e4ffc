import FioriBasics
import FioriLowering
import FioriModel
import FioriNative

extension Figure {
  /// Complete Swift source that fills the SDK's classes as the figure is, and draws them with the
  /// module `SAPFiori`. A comment lists everything that has no counterpart in the SDK. Numbers are in Latin
  /// digits if the fonts lack the digits of the locale, as in the picture.
  package func sdkSource(inLatinDigits: Bool = false) -> String {
    let (statements, helpers) = sdkStatements(inLatinDigits: inLatinDigits)
    let hasEnvironment = environment != Environment()
    let imports = (hasEnvironment ? ["FioriRender"] : []) + ["SAPFiori"]
    return (imports.map { "import \($0)\n" } + helpers.map { "\n\($0)" }).joined()
      + "\n\(statements)"
        + """

        let picture = try view.png(\(hasEnvironment ? "scale: environment.scale, in: environment" : "scale: 2"))
        try picture.write(to: URL(fileURLWithPath: "\(Self.fileName(name)).png"))

        """
  }

  /// The statements that create the view and its environment, and the declarations that they need.
  package func sdkStatements(inLatinDigits: Bool = false) -> (text: String, helpers: [String]) {
    let latinDigits =
      inLatinDigits && ICUNumbers.shared.ownDigits(of: environment.locale) != nil
      ? LatinDigits() : nil
    let numbers = NumberResolver(
      formatter: latinDigits ?? ICUNumbers.shared, times: latinDigits ?? ICUTimes.shared,
      locale: environment.locale, timeZone: environment.timeZone)
    var rewriter = SDKRewriter(
      isDark: environment.appearance == .dark, direction: environment.layoutDirection,
      numbers: numbers)
    let view = rewriter.view(SwiftCall(view)) ?? SwiftCall(name: "UIView")
    var statements = SwiftStatements(
      names: Set(["view", "controller", "environment", "picture"] + rewriter.sources.map(\.name)),
      classes: SDKClass.names)
    for (name, call) in rewriter.sources { statements.declare(name, as: call) }
    if view.name.hasSuffix("Controller") {
      statements.declare("controller", as: view)
      statements.add("let view = controller.view")
    } else {
      statements.declare("view", as: view)
    }
    if environment != Environment() {
      statements.declare("environment", as: environment.swiftCall)
    }
    let comment = Self.comment(
      rewriter.omissions
        + (page == nil ? [] : [SDKRewriter.Omission(part: "Figure.page", reason: nil)]),
      locale: rewriter.hasNumbers
        ? environment.locale + (latinDigits == nil ? "" : ", in Latin digits as in the picture")
        : nil)
    return (comment + sheets + statements.text, rewriter.helpers)
  }

  /// The lines that load the style sheets.
  private var sheets: String {
    styleSheets.enumerated().map { index, sheet in
      let function = index == 0 ? "initWithStylesheet" : "appendStylesheet"
      let path = path(of: sheet)
      let name = path.hasSuffix(".nss") ? String(path.dropLast(4)) : path
      return "NUISettings.\(function)(name: \"\(name)\")\n"
    }.joined() + (styleSheets.isEmpty ? "" : "\n")
  }

  private static func comment(
    _ omissions: [SDKRewriter.Omission], locale: String?
  ) -> String {
    var seen: Set<SDKRewriter.Omission> = []
    let unique = omissions.filter { seen.insert($0).inserted }
    let lines =
      unique.map { omission in
        omission.reason.map { "// \(omission.part) is left out: \($0).\n" }
          ?? "// SAPFiori has no counterpart of \(omission.part).\n"
      }
      + (locale.map { ["// Numbers are written for the locale \($0).\n"] } ?? [])
    return lines.joined() + (lines.isEmpty ? "" : "\n")
  }

  private static func fileName(_ name: String?) -> String {
    (name ?? "figure").filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
  }
}

extension SDKRewriter {
  /// The declarations that the statements need.
  fileprivate var helpers: [String] {
    let calls = Set(sources.map(\.call.name))
    return [
      calls.contains("ChartData") ? Self.chartData : nil,
      calls.contains("Cards") ? Self.cards : nil,
      joinsStrings ? Self.joined : nil,
    ].compactMap(\.self)
  }

  private static let chartData = """
    /// The values of a chart.
    final class ChartData: FUIChartViewDataSource {
      private let values: [[[Double?]]]
      private let categories: [String?]

      init(_ values: [[Double?]], categories: [String?] = []) {
        self.values = values.map { $0.map { [$0] } }
        self.categories = categories
      }

      init(points: [[[Double?]]], categories: [String?] = []) {
        self.values = points
        self.categories = categories
      }

      func numberOfSeries(in chartView: FUIChartView) -> Int { values.count }

      func chartView(_ chartView: FUIChartView, numberOfValuesInSeries seriesIndex: Int) -> Int {
        values[seriesIndex].count
      }

      func chartView(
        _ chartView: FUIChartView, valueForSeries seriesIndex: Int, category categoryIndex: Int,
        dimension dimensionIndex: Int
      ) -> Double? {
        let value = values[seriesIndex][categoryIndex]
        return dimensionIndex < value.count ? value[dimensionIndex] : nil
      }

      func chartView(
        _ chartView: FUIChartView, titleForCategory categoryIndex: Int, inSeries seriesIndex: Int
      ) -> String? { categoryIndex < categories.count ? categories[categoryIndex] : nil }
    }

    """

  private static let cards = """
    /// The cards of a collection.
    final class Cards: UICollectionViewDataSource {
      private let cells: [UICollectionViewCell]

      init(_ cells: [UICollectionViewCell]) { self.cells = cells }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { cells.count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { cells[indexPath.item] }
    }

    """

  private static let joined = """
    /// Joins attributed strings.
    func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
      let result = NSMutableAttributedString(string: "")
      strings.forEach { result.append($0) }
      return result
    }

    """
}
