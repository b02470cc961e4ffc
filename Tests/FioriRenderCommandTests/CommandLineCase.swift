import Testing

/// A wrong command line, and the first line of what is said of it.
struct CommandLineCase: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let message: String

  /// The arguments are split at blanks.
  init(_ arguments: String, says message: String) {
    self.arguments = arguments.split(separator: " ").map(String.init)
    self.message = message
  }

  /// The arguments.
  var testDescription: String { arguments.joined(separator: " ") }

  /// Arguments that are missing, unknown or out of bounds.
  static let arguments = [
    CommandLineCase("--color", says: "Unknown option '--color'"),
    CommandLineCase("render", says: "Missing expected argument '<inputs> ...'"),
    CommandLineCase("validate", says: "Missing expected argument '<inputs> ...'"),
    CommandLineCase("layout", says: "Missing expected argument '<input>'"),
    CommandLineCase("layout a.json b.json", says: "Unexpected argument 'b.json'"),
    CommandLineCase("render a.json --color", says: "Unknown option '--color'"),
    CommandLineCase("render a.json -o", says: "Missing value for '-o <output>'"),
    CommandLineCase(
      "render a.json --max-pixels 0", says: "--max-pixels is 0; give a number from 1 to 67108864."),
    CommandLineCase(
      "stream --max-points 100001",
      says: "--max-points is 100001; give a number from 1 to 100000."),
    CommandLineCase(
      "layout a.json --max-text 0", says: "--max-text is 0; give a number from 1 to 20000."),
    CommandLineCase(
      "validate a.json --timeout 3601",
      says: "--timeout is 3601; give a number from 0 to 3600."),
    CommandLineCase(
      "render a.json --svg-text --format png", says: "--svg-text requires svg, not png."),
    CommandLineCase("stream --svg-text --format pdf", says: "--svg-text requires svg, not pdf."),
    CommandLineCase(
      "render a.json --optimize --format svg", says: "--optimize requires png, not svg."),
    CommandLineCase("stream --optimize --format webp", says: "--optimize requires png, not webp."),
    CommandLineCase("render a.json --jobs 0", says: "--jobs is 0; give at least 1."),
    CommandLineCase(
      "render a.json --quiet --verbose", says: "--quiet and --verbose cannot be used together."),
    CommandLineCase(
      "render a.json --id-prefix a#b",
      says: "--id-prefix may contain only letters, digits, '-', '_' and '.'."),
    CommandLineCase(
      "render a.json --page second",
      says: "--page is 'second'; give a page number or 'all'."),
    CommandLineCase(
      "layout a.json --page 1.5",
      says: "--page is '1.5'; give a page number or 'all'."),
    CommandLineCase("render a.json --page", says: "Missing value for '--page <page>'"),
    CommandLineCase("describe", says: "Missing expected argument '<inputs> ...'"),
    CommandLineCase(
      "describe - -", says: "- is given twice; standard input can be read only once."),
    CommandLineCase(
      "describe - --json --swift sapfiori",
      says: "--json and --swift print the same figures; give one of them."),
    CommandLineCase(
      "render a.json --generation fiori",
      says: "--generation is 'fiori'; give one of 'classic', 'horizon'."),
    CommandLineCase(
      "render a.json --appearance blue",
      says: "--appearance is 'blue'; give one of 'light', 'dark'."),
    CommandLineCase(
      "render a.json --width -5", says: "--width is -5; give a number from 0 to 8192."),
    CommandLineCase(
      "render a.json --locale deDE", says: "--locale is 'deDE'; did you mean 'de-DE'?"),
    CommandLineCase(
      "render a.json --locale de_DE", says: "--locale is 'de_DE'; did you mean 'de-DE'?"),
    CommandLineCase(
      "render a.json --locale german",
      says: "--locale is 'german'; give a language tag such as en-US."),
    CommandLineCase("palette v5", says: "Unexpected argument 'v5'"),
    CommandLineCase(
      "palette --palette v9",
      says: "--palette is 'v9'; give one of 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8'."),
    CommandLineCase("palette --scale 9", says: "--scale is 9; give a number from 1 to 8."),
    CommandLineCase(
      "palette --json --scale 2", says: "--json cannot be combined with --format or --scale."),
    CommandLineCase(
      "palette --json --format svg",
      says: "--json cannot be combined with --format or --scale."),
    CommandLineCase("palette --format svg,svg", says: "--format lists svg twice."),
  ]

  /// Formats that there are not.
  static let formats = [
    CommandLineCase(
      "render a.json -o a.bmp",
      says: "-o a.bmp: unknown format 'bmp'; use 'png', 'webp', 'svg' or 'pdf'."),
    CommandLineCase("render a.json --format bmp", says: unknownFormat("bmp")),
    CommandLineCase("render a.json --format png,bmp", says: unknownFormat("png,bmp")),
    CommandLineCase("render a.json --format png,,svg", says: unknownFormat("png,,svg")),
  ]

  /// Formats in which nothing moves.
  static let animations = [
    CommandLineCase(
      "render a.json --animate --format png", says: "--animate requires svg or webp, not png."),
    CommandLineCase(
      "render a.json --animate --format png,pdf",
      says: "--animate requires svg or webp, not png, pdf."),
    CommandLineCase(
      "render a.json --animate -o a.pdf", says: "--animate requires svg or webp, not pdf."),
  ]

  /// Pictures with one place for two.
  static let places = [
    CommandLineCase(
      "render two.json -o -",
      says: "2 pictures cannot be written to standard output; give a folder with -o."),
    CommandLineCase(
      "render a.json b.json -o -",
      says: "2 pictures cannot be written to standard output; give a folder with -o."),
    CommandLineCase(
      "render a.json --format png,svg -o -",
      says: "2 pictures cannot be written to standard output; give a folder with -o."),
    CommandLineCase(
      "render pages.json --page all -o -",
      says: "2 pictures cannot be written to standard output; give a folder with -o."),
    CommandLineCase(
      "render pages.json c/pages.json --page all -o out/",
      says: clash("out/pages-page1.png", "pages.json", "c/pages.json")),
    CommandLineCase(
      "render - -", says: "- is given twice; standard input can be read only once."),
    CommandLineCase("render a.json a.json", says: clash("a.png", "a.json", "a.json")),
    CommandLineCase(
      "render a.json c/a.json -o out/", says: clash("out/a.png", "a.json", "c/a.json")),
    CommandLineCase(
      "render two.json sales.json", says: clash("sales.png", "two.json", "sales.json")),
    CommandLineCase("render a.json --format png,png", says: clash("a.png", "a.json", "a.json")),
  ]

  /// Sheets that cannot be where they are to be.
  static let sheets = [
    CommandLineCase(
      "palette --format png,svg -o -",
      says: "2 pictures cannot be written to standard output; give a folder with -o."),
    CommandLineCase(
      "palette -o a.bmp", says: "-o a.bmp: unknown format 'bmp'; use 'png', 'webp', 'svg' or 'pdf'."
    ),
  ]

  private static func unknownFormat(_ value: String) -> String {
    "The value '\(value)' is invalid for '--format <format>'. "
      + "Please provide one of 'png', 'webp', 'svg' or 'pdf'."
  }

  private static func clash(_ file: String, _ first: String, _ second: String) -> String {
    "\(file) would be written twice, for \(first) and \(second); "
      + "give the figures different names or render them separately."
  }
}
