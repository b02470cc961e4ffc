package import FioriBasics
package import FioriLayout
package import FioriModel

extension ChartElement {
  /// The name of a series at the end of its line.
  package struct LineEnd: Hashable, Sendable {
    package let series: Int
    package let text: StyledText
    /// The color of the line that leads to the name.
    package let color: RGBA
    /// Whether the name has the mark of a legend before it.
    package let hasMark: Bool
    /// The mark in place of the dot, if series differ in more than color.
    package let mark: LegendMark?
  }

  /// A legend outside the chart, whose space the chart takes if its plot has too little.
  package struct OuterLegend: Hashable, Sendable {
    package let origin: DescriptionPath
    /// In points, with the space around it.
    package let height: Double

    package init(origin: DescriptionPath, height: Double) {
      (self.origin, self.height) = (origin, height)
    }
  }

  /// The sizes of some circles that a legend shows, and their meaning.
  package struct SizeKey: Hashable, Sendable {
    /// A circle and its size.
    package struct Circle: Hashable, Sendable {
      package let text: StyledText
      /// The radius as a fraction of the plot's shorter side.
      package let radius: Double
    }

    /// `nil` for none.
    package let title: StyledText?
    package private(set) var circles: [Circle]
    package let color: RGBA

    package init(title: StyledText?, circles: [Circle], color: RGBA) {
      (self.title, self.circles, self.color) = (title, circles, color)
    }

    /// Returns the sizes without the circles that are as small as the smallest bubbles that are drawn, whatever their size,
    /// in a plot whose shorter side is `side` points long, except for the largest of these, which shows that sizes differ.
    func withoutLeast(in side: Double) -> SizeKey {
      let least = BubbleShapes.leastRadius + CoveredPoints.halfPixel
      let largerCount = circles.count { $0.radius * side > least }
      var key = self
      key.circles = circles.suffix(largerCount < 2 ? min(largerCount + 1, 2) : largerCount)
      return key
    }
  }

  /// Returns whether the legend of the chart itself has an entry for a series.
  package func legendHas(_ index: Int) -> Bool {
    legend.contains { $0.series == index }
  }

  /// The rules in use that have a title, each once.
  package var titledRules: [RuleUse] {
    data.drawnSeries.flatMap { series[at: $0]?.ruleUses ?? [] }.reduce(into: []) { rules, rule in
      guard rule.title != nil, !rules.contains(where: rule.looksLike) else { return }
      rules.append(rule)
    }
  }

  /// Returns whether the titles of rules say what all marks of a single series mean, apart from those of its targets, if
  /// none has the series' own color.
  package func isExplainedByRules(_ index: Int) -> Bool {
    guard data.drawnSeries.allSatisfy({ $0 == index || $0 == type.kind.targetSeries }),
      index != type.kind.targetSeries, let uses = series[at: index]?.ruleUses, !uses.isEmpty,
      !type.kind.options.contains(.lines)
    else { return false }
    return uses.allSatisfy { $0.title != nil }
      && uses.reduce(0) { $0 + $1.categories.count } == data.values[index].count { $0 != nil }
  }
}

extension [ChartElement.LegendEntry] {
  /// The index of the entry that is the first to be left out: of the smallest part of a ring, or else the last one.
  var indexOfLeast: Int {
    indices.reversed().min { (self[$0].part ?? 0) < (self[$1].part ?? 0) } ?? 0
  }
}

extension ChartElement.RuleUse {
  /// Returns whether a legend has one entry for both.
  fileprivate func looksLike(_ other: Self) -> Bool {
    title == other.title && color == other.color && hatching == other.hatching
  }
}
