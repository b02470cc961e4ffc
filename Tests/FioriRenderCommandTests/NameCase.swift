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

  /// What `--page` makes of them.
  static let withPages = [
    NameCase(["kpi.json": Sample.pages], "kpi.json", makes: ["kpi.png"]),
    NameCase(["kpi.json": Sample.pages], "kpi.json --page 2", makes: ["kpi.png"]),
    NameCase(
      ["kpi.json": Sample.pages], "kpi.json --page all", makes: ["kpi-page1.png", "kpi-page2.png"]),
    NameCase(
      ["kpi.json": Sample.pages], "kpi.json --page all --format svg,pdf",
      makes: ["kpi-page1.svg", "kpi-page1.pdf", "kpi-page2.svg", "kpi-page2.pdf"]),
    NameCase(
      ["kpi.json": Sample.pages], "kpi.json --page all -o out",
      makes: ["out/", "out/kpi-page1.png", "out/kpi-page2.png"]),
    NameCase(
      ["kpi.json": onePage], "kpi.json --page all", makes: ["kpi-page1.png"]),
    NameCase(
      ["kpi.json": onePage], "kpi.json --page all -o out.svg", makes: ["out.svg"]),
    NameCase(["kpi.json": Sample.kpi], "kpi.json --page all", makes: ["kpi.png"]),
    NameCase(
      ["a.json": Sample.pages, "b.json": Sample.kpi], "a.json b.json --page all -o out/",
      makes: ["out/", "out/a-page1.png", "out/a-page2.png", "out/b.png"]),
    NameCase(
      ["a.json": figuresWithPages], "a.json --page all",
      makes: ["sales.png", "costs-page1.png", "costs-page2.png"]),
    NameCase(
      ["kpi.json": variedPages], "kpi.json --page all",
      makes: [
        "kpi-375-page1.png", "kpi-375-page2.png", "kpi-375-page1@2x.png", "kpi-375-page2@2x.png",
        "kpi-1024-page1.png", "kpi-1024-page1@2x.png",
      ]),
    NameCase(
      ["kpi.json": variedPages], "kpi.json --page 1",
      makes: ["kpi-375.png", "kpi-375@2x.png", "kpi-1024.png", "kpi-1024@2x.png"]),
  ]

  /// What `--animate` makes of them.
  static let animated = [
    NameCase(["kpi.json": Sample.pages], "kpi.json --animate", makes: ["kpi.svg"]),
    NameCase(
      ["kpi.json": Sample.pages], "kpi.json --animate --format png,webp",
      makes: ["kpi.png", "kpi.webp"]),
    NameCase(
      ["kpi.json": Sample.pages], "kpi.json --animate --page all -o out/",
      makes: ["out/", "out/kpi-page1.svg", "out/kpi-page2.svg"]),
    NameCase(["kpi.json": Sample.kpi], "kpi.json --animate -o a.webp", makes: ["a.webp"]),
  ]

  private static let onePage = Sample.description(of: Sample.header(ringCount: 2))

  private static let figuresWithPages = """
    {"figures": [{"name": "sales", "view": \(Sample.view)}, \
    {"name": "costs", "view": \(Sample.header(ringCount: 3))}]}
    """

  private static let variedPages = Sample.description(
    of: Sample.header(ringCount: 3), #""variants": {"scale": [1, 2], "width": [375, 1024]}, "#)

  /// A figure that comes in variants, and others with it.
  private static func varied(
    _ name: String, _ variants: String, others names: String...
  ) -> String {
    let others = #""variants": {\#(variants)}, "#
    return names.isEmpty
      ? Sample.figures(name, others: others) : Sample.figures(name, names[0], others: others)
  }
}
