package import FileKit
package import FioriRender
import SystemPackage

/// The paths of the pictures.
package struct OutputPlan {
  private let output: String?
  let formats: [Format]
  private let isFolder: Bool
  private let goesToStandardOutput: Bool

  /// Creates a plan from `-o`, `--format`, the number of pictures per format, and whether the
  /// inputs are several or open-ended, even if there is only one.
  ///
  /// Without `-o`, a picture is written next to its input, or to standard output if the input is
  /// standard input. Without `--format`, the extension of the output determines the format; without
  /// an extension, the default is used.
  package init(
    output: String?, formats: [Format], defaultFormat: Format = .png, pictureCount: Int,
    inputs: [InputFile], hasSeveralInputs: Bool = false, isOpen: Bool = false
  ) throws {
    self.output = output
    self.formats = formats.isEmpty ? [try Self.format(of: output) ?? defaultFormat] : formats
    let count = pictureCount * self.formats.count
    // An unreadable input counts because it would have had a picture. An open-ended input gets a
    // folder, unless `-o` is a file and only one picture is drawn.
    let isSeveral =
      try count > 1 || hasSeveralInputs || (isOpen && Self.format(of: output) == nil)
    isFolder = output.map { $0.hasSuffix("/") || isSeveral || Folder.exists($0) } ?? false
    goesToStandardOutput =
      output == "-" || (output == nil && inputs.contains { $0.isStandardInput })
    if count > 1, output == "-" || (output == nil && inputs.allSatisfy(\.isStandardInput)) {
      throw UsageError(
        "\(count) pictures cannot be written to standard output; give a folder with -o.")
    }
  }

  /// Creates the folder that `-o` gives if it is missing, but not its parents.
  package func prepare() throws(RunFailure) {
    if isFolder, let output, output != "-" { try Folder.make(output) }
  }

  /// The folder that must be created for a picture, or `nil` if it exists or none is needed.
  var missingFolder: String? {
    guard isFolder, let output, output != "-", !Folder.exists(output) else { return nil }
    return output
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
    let stem = figure.place.map { "\(stem)-\($0 + 1)" } ?? stem
    return (figure.name ?? stem) + figure.variantSuffix
  }

  private func file(_ name: String, _ format: Format, _ input: InputFile) -> OutputFile {
    let fileName = "\(name).\(format.rawValue)"
    switch output {
    case "-": return .standardOutput
    case let output? where isFolder: return .path(FilePath(output).appending(fileName).string)
    case let output?: return .path(output)
    case nil:
      guard let folder = input.folder else { return .standardOutput }
      return .path(FilePath(folder).appending(fileName).string)
    }
  }

  /// Throws if a picture and the summary are both written to standard output.
  func checkSummary() throws {
    guard goesToStandardOutput else { return }
    throw UsageError(
      "--json and the picture both write to standard output; give a file with -o.")
  }

  private static func format(of output: String?) throws -> Format? {
    guard let output, output != "-", !Folder.exists(output), !output.hasSuffix("/"),
      let ending = FilePath(output).extension
    else { return nil }
    guard let format = Format(rawValue: ending.lowercased()) else {
      let known = Suggestion.list(Format.allCases.map(\.rawValue), joiner: "or")
      throw UsageError("-o \(output): unknown format '\(ending)'; use \(known).")
    }
    return format
  }
}
