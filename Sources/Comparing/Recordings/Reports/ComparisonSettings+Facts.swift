import PictureComparison

extension ComparisonSettings {
  /// The settings for display in a report.
  package var facts: [Report.Fact] {
    let exact = options.threshold == 0
    var facts = [
      Report.Fact(name: "Threshold", value: exact ? "0, exact" : "\(options.threshold)")
    ]
    if options.metric == .oklab { facts.append(Report.Fact(name: "Metric", value: "OKLab")) }
    switch allowance {
    case .count(0): break
    case .count(let count):
      facts.append(Report.Fact(name: "May change", value: "\(count) pixels of a picture"))
    case .share(let share):
      facts.append(Report.Fact(name: "May change", value: "\(share * 100) % of a picture"))
    }
    if options.includesAntiAliasing {
      facts.append(Report.Fact(name: "Anti-aliased edges", value: "counted"))
    }
    for rect in options.ignored {
      let area = "\(rect.width) × \(rect.height) at \(rect.x),\(rect.y)"
      facts.append(Report.Fact(name: "Ignored", value: area))
    }
    return facts
  }
}
