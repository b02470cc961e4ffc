import ArgumentParser
import FileKit
import RenderService

/// The option for the number of parallel jobs.
struct JobOptions: ParsableArguments {
  @Option(
    name: .customLong("jobs"), help: "Number of parallel jobs (default: number of cores).")
  var value: Int?

  var count: Int { value ?? Processors.count }

  func validate() throws {
    if let value, value < 1 { throw ValidationError("--jobs is \(value); use at least 1.") }
  }
}

extension Paper: ExpressibleByArgument {}

/// The options for drawing several pictures in one run.
struct BatchOptions: ParsableArguments {
  @Flag(
    name: .customLong("keep-going"),
    help: "Render the valid figures of a description even if others have errors.")
  var keepsGoing = false

  @Flag(
    name: .customLong("if-changed"),
    help: """
      Render only pictures whose description, data, style sheets, images, fonts or options have \
      changed.
      """)
  var onlyChanged = false

  @Option(
    name: .customLong("deps"),
    help: """
      Write the dependencies of each picture to this file: make rules, or JSON if its name ends \
      in .json.
      """,
    completion: .file())
  var dependencies: String?

  @Option(
    help: "Write a contact sheet of all pictures: .png, .svg, .pdf or .html.",
    completion: .file(extensions: ["png", "svg", "pdf", "html"]))
  var sheet: String?

  @Option(
    help: """
      Arrange the sheet as a matrix with one row per value of a key: 'figure', or a key of \
      'variants'.
      """,
    completion: .list(MatrixKeys.known))
  var rows: String?

  @Option(help: "Key whose values are the matrix's columns.", completion: .list(MatrixKeys.known))
  var columns: String?

  @Option(
    help: """
      Paper size of a PDF contact sheet, which spans as many pages as needed; the plain ones are \
      white, without names.
      """,
    completion: .values(of: Paper.self))
  var paper: Paper?

  @Option(
    help: "Write a JSON file that maps picture names to row values.",
    completion: .file(extensions: ["json"]))
  var names: String?

  @Flag(name: .customLong("json"), help: "Print a summary as JSON.")
  var printsSummary = false

  /// The keys of the matrix; `nil` if the sheet is none.
  var matrix: MatrixKeys? {
    rows == nil && columns == nil ? nil : MatrixKeys(rows: rows, columns: columns)
  }

  func validate() throws {
    if let paper, sheet == nil {
      throw ValidationError("--paper \(paper.rawValue) requires --sheet FILE.pdf.")
    }
    if let (option, key) = [("--rows", rows), ("--columns", columns)].first(where: { $0.1 != nil }),
      sheet == nil
    {
      throw ValidationError(
        "\(option) \(key ?? "") requires --sheet FILE, as png, svg, pdf or html.")
    }
    if let rows, rows == columns {
      throw ValidationError("--rows and --columns are both '\(rows)'; use different keys.")
    }
    if printsSummary, dependencies == "-" {
      throw ValidationError("--json and --deps - both write to standard output; use a file.")
    }
  }
}
