import Foundation
import Testing

@testable import TestSupport

/// What `diff` cannot compare.
struct DiffInputTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let picture = StoredPNG.dots(20, 10)
    try workspace.write(picture, to: "good.png")
    try workspace.write("GIF89a", to: "text.png")
    try workspace.write("", to: "empty.png")
    try workspace.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "icon.svg")
    try workspace.write(picture.prefix(picture.count / 2), to: "cut.png")
    try workspace.write(
      StoredPNG.file(width: 30_000, height: 30_000, rows: [[0]]), to: "huge.png")
    try workspace.makeFolder("folder")
  }

  private static let cases: [(path: String, status: Int32, message: String)] = [
    ("text.png", 65, "text.png: not a PNG, WebP or JPEG picture"),
    ("empty.png", 65, "empty.png: not a PNG, WebP or JPEG picture"),
    ("icon.svg", 65, "icon.svg: picture is SVG, expected PNG, WebP or JPEG"),
    ("cut.png", 65, "cut.png: PNG is damaged ("),
    ("huge.png", 65, "huge.png: picture is 30000 × 30000 pixels, more than the 67108864 allowed"),
    ("none.png", 66, "none.png: does not exist; check the path"),
    ("folder", 66, "good.png: is not a folder, but folder is; give two pictures or two folders"),
    ("-", 65, "<stdin>: not a PNG, WebP or JPEG picture"),
  ]

  @Test(arguments: cases, [false, true])
  func `a picture that cannot be compared is an error with its path`(
    example: (path: String, status: Int32, message: String), isFirst: Bool
  ) async throws {
    let earlier = try workspace.paths()
    let inputs = isFirst ? [example.path, "good.png"] : ["good.png", example.path]
    let run = try await workspace.run(["diff"] + inputs + ["--json", "-o", "new/"], input: "text")
    run.expect(status: example.status)
    expect(run.errorLines.count, is: 1)
    run.errors.expect(startsWith: "error: \(example.message)")
    run.expect(output: "")
    try workspace.expect(paths: earlier)
  }

  @Test(arguments: ["text.png", "cut.png"])
  func `a file that is no picture does not equal itself`(path: String) async throws {
    let run = try await workspace.run("diff", path, path)
    run.expect(status: 65)
    expect(run.errorLines.count, is: 1)
    run.expect(output: "")
  }

  @Test func `both wrong pictures are told`() async throws {
    let run = try await workspace.run("diff", "none.png", "text.png")
    run.expect(status: 66)
    expect(run.errorLines.count, is: 2)
  }

  private static let commandLines = [
    CommandLineCase("diff", says: "Missing expected argument '<expected>'"),
    CommandLineCase("diff good.png", says: "Missing expected argument '<actual>'"),
    CommandLineCase("diff - -", says: "- is given twice; standard input can be read only once."),
    CommandLineCase(
      "diff good.png good.png --threshold 1.5",
      says: "--threshold is 1.5; give a number from 0 to 1."),
    CommandLineCase(
      "diff good.png good.png --threshold nan",
      says: "--threshold is nan; give a number from 0 to 1."),
    CommandLineCase("diff good.png good.png --jobs 0", says: "--jobs is 0; give at least 1."),
    CommandLineCase(
      "diff good.png good.png --json -o -",
      says: "--json and --output - both write to standard output; give a file."),
  ]

  @Test(arguments: commandLines)
  func `an argument that cannot be used is named`(line: CommandLineCase) async throws {
    let run = try await workspace.run(line.arguments)
    run.expect(status: 64)
    expect(run.errorLines.first, is: "Error: \(line.message)")
    run.expect(output: "")
  }

  @Test(arguments: ["-1", "1.5", "101%", "-0.1", "many", "%", "nan", "nan%"])
  func `what is neither a count nor a share is a wrong command line`(text: String) async throws {
    let run = try await workspace.run("diff", "good.png", "good.png", "--max-changed=\(text)")
    run.expect(status: 64)
    run.errors.expect(contains: "give a number of pixels such as 20, or a share such as 0.01 or 1%")
  }

  @Test(arguments: ["1,2,3", "1,2,3,4,5", "-1,0,4,4", "0,0,0,4", "0,0,1.5,2", "a", "1, 2,3,4"])
  func `what is no rectangle is a wrong command line`(text: String) async throws {
    let run = try await workspace.run("diff", "good.png", "good.png", "--ignore=\(text)")
    run.expect(status: 64)
    run.errors.expect(contains: "give X,Y,WIDTH,HEIGHT in whole pixels, such as 0,0,120,24")
  }
}
