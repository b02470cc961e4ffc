import FioriBasics

extension LintCheck {
  static let unnamedSeries = LintCheck(
    level: .warning,
    demand: "The name of a chart's only series is in the picture.",
    reason:
      "A chart with one series has no legend of its own. Below the title Revenue, a line of the plan or of last year is "
      + "taken for the revenue.",
    remedy:
      "Set \"legend\": \"top\" in the chart, or 'seriesTitles' in the view around it, or say in the title or the subtitle "
      + "what the chart shows.",
    sources: []
  ) { subject in
    // The title of a line or band across the plot names that, and the name of a category this, whatever they say.
    let texts = subject.parts.filter { $0.kind != "reference" && $0.kind != "categoryAxis" }
      .compactMap { $0.frame.textBlock?.text.lowercased() }
    return subject.parts.compactMap { part in
      guard case .drawing(let drawing) = part.frame.content,
        let series = drawing.facts(at: .zero).loneSeries,
        !texts.contains(where: { $0.contains(series.name.lowercased()) })
      else { return nil }
      return LintProblem(
        series.origin,
        "the name \(series.name.quoted) of the \(series.isOnly ? "only" : "first") series is not in the picture; write it in the title or the subtitle, "
          + "or set \"legend\": \"top\" if the chart has no legend")
    }
  }
}
