import Testing

/// A command line, and the files that it makes.
struct NameCase: Sendable, CustomTestStringConvertible {
  /// The descriptions by their paths.
  let inputs: [String: String]
  let arguments: String
  let outputs: Set<String>

  /// The arguments are split at blanks.
  init(_ inputs: [String: String], _ arguments: String, makes outputs: Set<String>) {
    self.inputs = inputs
    self.arguments = arguments
    self.outputs = outputs
  }

  /// The arguments and what comes of them.
  var testDescription: String { "\(arguments) → \(outputs.sorted().joined(separator: " "))" }

  /// Where pictures go that nobody names.
  static let withoutOutput = [
    NameCase(["kpi.json": Sample.kpi], "kpi.json", makes: ["kpi.png"]),
    NameCase(["kpi": Sample.kpi], "kpi", makes: ["kpi.png"]),
    NameCase(["kpi.v2.json": Sample.kpi], "kpi.v2.json", makes: ["kpi.v2.png"]),
    NameCase(["a/kpi.json": Sample.kpi], "a/kpi.json", makes: ["a/kpi.png"]),
    NameCase(
      ["a/kpi.json": Sample.figures("sales", "costs")], "a/kpi.json",
      makes: ["a/sales.png", "a/costs.png"]),
    NameCase(
      ["kpi.json": Sample.figures("", "")], "kpi.json", makes: ["kpi-1.png", "kpi-2.png"]),
    NameCase(
      ["kpi.json": Sample.figures("sales", "")], "kpi.json", makes: ["sales.png", "kpi-2.png"]),
    NameCase(
      ["a.json": Sample.kpi, "b.json": Sample.kpi], "a.json b.json", makes: ["a.png", "b.png"]),
  ]

  /// What `-o` makes of them.
  static let withOutput = [
    NameCase(["kpi.json": Sample.kpi], "kpi.json -o out.svg", makes: ["out.svg"]),
    NameCase(["kpi.json": Sample.kpi], "kpi.json --output out.pdf", makes: ["out.pdf"]),
    NameCase(["kpi.json": Sample.kpi], "kpi.json -o out/", makes: ["out/", "out/kpi.png"]),
    NameCase(["kpi.json": Sample.kpi, "a/b": ""], "kpi.json -o a", makes: ["a/kpi.png"]),
    NameCase(
      ["kpi.json": Sample.kpi, "a/b": ""], "kpi.json -o a/c/", makes: ["a/c/", "a/c/kpi.png"]),
    NameCase(
      ["a.json": Sample.kpi, "b.json": Sample.kpi], "a.json b.json -o out",
      makes: ["out/", "out/a.png", "out/b.png"]),
    NameCase(
      ["kpi.json": Sample.figures("sales", "")], "kpi.json -o out",
      makes: ["out/", "out/sales.png", "out/kpi-2.png"]),
    NameCase(
      ["kpi.json": Sample.kpi], "kpi.json --format svg,pdf -o out",
      makes: ["out/", "out/kpi.svg", "out/kpi.pdf"]),
  ]

  /// What `--format` makes of them.
  static let withFormat = [
    NameCase(["kpi.json": Sample.kpi], "kpi.json --format svg", makes: ["kpi.svg"]),
    NameCase(["kpi.json": Sample.kpi], "kpi.json --format SVG", makes: ["kpi.svg"]),
    NameCase(
      ["kpi.json": Sample.kpi], "kpi.json --format png,webp,svg,pdf",
      makes: ["kpi.png", "kpi.webp", "kpi.svg", "kpi.pdf"]),
    NameCase(
      ["kpi.json": Sample.kpi], "kpi.json --format png --format pdf",
      makes: ["kpi.png", "kpi.pdf"]),
    NameCase(
      ["kpi.json": Sample.kpi], "kpi.json --format png,svg --format pdf",
      makes: ["kpi.png", "kpi.svg", "kpi.pdf"]),
  ]

  /// What `variants` make of them.
  static let withVariants = [
    NameCase(
      ["kpi.json": varied("kpi", #""scale": [1, 2, 1.5]"#)], "kpi.json",
      makes: ["kpi.png", "kpi@2x.png", "kpi@1.5x.png"]),
    NameCase(
      ["a.json": varied("kpi", #""scale": [1, 2], "layoutDirection": ["rightToLeft"]"#)],
      "a.json --format svg", makes: ["kpi-rightToLeft.svg", "kpi-rightToLeft@2x.svg"]),
    NameCase(
      ["a.json": varied("kpi", #""locale": ["de-DE", "en"], "contrast": ["high"], "scale": [3]"#)],
      "a.json", makes: ["kpi-de-DE-high@3x.png", "kpi-en-high@3x.png"]),
    NameCase(
      ["a.json": varied("kpi", #""contrast": ["high"], "locale": ["de-DE"]"#)], "a.json",
      makes: ["kpi-high-de-DE.png"]),
    NameCase(
      ["kpi.json": Sample.description(of: Sample.view, #""variants": {"scale": [1, 2]}, "#)],
      "kpi.json", makes: ["kpi.png", "kpi@2x.png"]),
    NameCase(
      ["kpi.json": varied("", #""contrast": ["normal", "high"]"#, others: "")], "kpi.json",
      makes: [
        "kpi-1-normal.png", "kpi-1-high.png", "kpi-2-normal.png", "kpi-2-high.png",
      ]),
  ]

  /// A figure that comes in variants, and others with it.
  private static func varied(
    _ name: String, _ variants: String, others names: String...
  ) -> String {
    let others = #""variants": {\#(variants)}, "#
    return names.isEmpty
      ? Sample.figures(name, others: others) : Sample.figures(name, names[0], others: others)
  }
}
