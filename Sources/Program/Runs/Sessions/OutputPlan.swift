package import FileKit
package import FioriRender
import SystemPackage

/// The paths of the pictures.
package struct OutputPlan {
  private let output: String?
  let formats: [Format]
  private let isFolder: Bool
  private let goesToStandardOutput: Bool
  /// The document whose pages the pictures are; `nil` if they are their own files.
  let document: OutputFile?

  /// Creates a plan from `-o`, `--format`, the number of pictures per format, and whether the
  /// inputs are several or open-ended, even if there is only one.
  ///
  /// Without `-o`, a picture is written next to its input, or to standard output if the input is
  /// standard input. Without `--format`, the extension of the output determines the format; without
  /// an extension, the default is used. With `joinsPages`, several pictures for one PDF are its pages.
  package init(
    output: String?, formats: [Format], defaultFormat: Format = .png, pictureCount: Int,
    inputs: [InputFile], hasSeveralInputs: Bool = false, isOpen: Bool = false,
    joinsPages: Bool = false
  ) throws {
    // With --format, any extension will do.
    let fileFormat =
      try formats.isEmpty ? Self.format(of: output) : (try? Self.format(of: output))
    self.output = output
    self.formats = formats.isEmpty ? [fileFormat ?? defaultFormat] : formats
    let count = pictureCount * self.formats.count
    // An unreadable input counts because it would have had a picture. An open-ended input gets a
    // folder, unless `-o` is a file and only one picture is drawn.
    let isSeveral = count > 1 || hasSeveralInputs || (isOpen && fileFormat == nil)
    let isDocument =
      joinsPages && isSeveral && fileFormat == .pdf && self.formats == [.pdf]
    document = isDocument ? output.map(OutputFile.path) : nil
    isFolder =
      !isDocument
      && (output.map { $0.hasSuffix("/") || isSeveral || Folder.exists($0) } ?? false)
    goesToStandardOutput =
      output == "-" || (output == nil && inputs.contains { $0.isStandardInput })
    if count > 1, output == "-" || (output == nil && inputs.allSatisfy(\.isStandardInput)) {
      throw UsageError(
        "\(count) pictures cannot be written to standard output; use a folder with -o.")
    }
  }

  /// Creates the folder of `-o` if it is missing, but not its parents.
  package func prepare() throws(RunFailure) {
    if isFolder, let output, output != "-" { try Folder.make(output) }
  }

  /// The folder that `-o` names, or `nil` if it names a file or is not used.
  var folder: String? { isFolder ? output : nil }

  /// Throws if a picture would be written to a terminal.
  package func checkTerminal() throws {
    guard goesToStandardOutput, OutputFile.standardOutput.isTerminal else { return }
    throw UsageError(
      "standard output is a terminal, which cannot show pictures; use a file with -o, or redirect it."
    )
  }

  /// Creates the folders of an input's pictures: the folder of `-o`, and the folders below it.
  func prepare(for input: InputFile) throws(RunFailure) {
    try prepare()
    guard isFolder, let output, output != "-", !input.subfolder.isEmpty else { return }
    try Folder.make(above: input.subfolder.appending("x").string, in: output)
  }

  /// Returns the folders that must be created for pictures of the inputs, inner ones first.
  func missingFolders(for inputs: [InputFile]) -> [String] {
    guard isFolder, let output, output != "-" else { return [] }
    var folders: Set<FilePath> = []
    for input in inputs {
      var folder = input.subfolder
      while folders.insert(folder).inserted, folder.removeLastComponent() {}
    }
    return folders.sorted { $0.components.count > $1.components.count }
      .map { FilePath(output).appending($0.components).string }.filter { !Folder.exists($0) }
  }

  /// Returns the outputs of a figure, one for each format.
  package func outputs(
    for figure: Figure, of input: InputFile
  ) -> [(format: Format, file: OutputFile)] {
    outputs(named: Self.name(of: figure, in: input), of: input)
  }

  /// Returns the outputs for a figure's name, one for each format.
  package func outputs(named name: String, of input: InputFile) -> [(
    format: Format, file: OutputFile
  )] {
    formats.map { format in (format, file(name, format, input)) }
  }

  /// Returns a figure's name without an extension.
  package static func name(of figure: Figure, in input: InputFile) -> String {
    name(of: figure, stem: input.stem)
  }

  /// Returns a figure's name without an extension, for an input with this stem.
  package static func name(of figure: Figure, stem: String) -> String {
    let stem = figure.index.map { "\(stem)-\($0 + 1)" } ?? stem
    return (figure.name ?? stem) + figure.variantSuffix
  }

  private func file(_ name: String, _ format: Format, _ input: InputFile) -> OutputFile {
    let fileName = "\(name).\(format.rawValue)"
    switch output {
    case "-": return .standardOutput
    case let output? where isFolder:
      // A folder of descriptions keeps its tree.
      let folder = FilePath(output).appending(input.subfolder.components)
      return .path(folder.appending(fileName).string)
    case let output?: return .path(output)
    case nil:
      guard let folder = input.folder else { return .standardOutput }
      return .path(FilePath(folder).appending(fileName).string)
    }
  }

  /// Throws if a picture and the output of an option are both written to standard output.
  func check(besides option: String) throws {
    guard goesToStandardOutput else { return }
    throw UsageError(
      "\(option) and the picture both write to standard output; use a file with -o.")
  }

  private static func format(of output: String?) throws -> Format? {
    guard let output, output != "-", !Folder.exists(output), !output.hasSuffix("/"),
      let ending = FilePath(output).nameParts?.ending
    else { return nil }
    guard let format = Format(rawValue: ending.lowercased()) else {
      let known = Suggestion.list(Format.allCases.map(\.rawValue), joiner: "or")
      throw UsageError("-o \(output): unknown format '\(ending)'; use \(known).")
    }
    return format
  }
}
