import ArgumentParser
import CommandKit
import FileKit
import FioriRender

/// `fiori-render gallery`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", _superCommandName: FioriRenderCommand.name,
    abstract: "Makes a page of all figures, light and dark, with search and filters.",
    discussion: """
      The page is index.html in the folder that -o names, with its pictures beside it; it opens from \
      the disk and loads nothing from a network. What is up to date is not written again.
      """)

  @Argument(
    help: "Descriptions, folders of them, or patterns such as 'cards/**/*.json'.",
    completion: .file(extensions: ["json"]))
  var inputs: [String]

  @Option(
    name: [.short, .customLong("output")], help: "The folder of the page; it is made.",
    completion: .directory)
  var output: String

  @Option(help: "What stands above the page.")
  var title = "Gallery"

  @OptionGroup var drawing: DrawingOptions

  func validate() throws {
    if inputs.contains("-") {
      throw ValidationError("- has no name in a gallery; name the description.")
    }
    if output == "-" { throw ValidationError("-o - is no folder; name one for the gallery.") }
  }

  func run() throws {
    let folder = try checkedFolder()
    PictureMemory.keep()
    var batch = try Batch(inputs, drawing)
    let painter = GalleryPainter(
      renderer: batch.source.renderer, hasAppearance: drawing.environment.appearance != nil)
    var run = GalleryRun(folder, names: GalleryNames(batch.inputs), console: batch.console)
    run = batch.reduce(into: run, jobs: Processors.count) {
      try painter.product(of: $0, in: $1)
    } _: { run, input, drawn, diagnostics in
      run.take(input, drawn, diagnostics)
    }
    do throws(RunFailure) {
      let report = try run.end(title, Self.palettes(run.palettes, painter))
      if let report, !drawing.messages.quiet {
        try OutputFile.standardOutput.write(lines: [report])
      }
    } catch {
      batch.note(error)
    }
    try batch.end()
  }

  private func checkedFolder() throws -> GalleryFolder {
    do throws(RunFailure) {
      return try GalleryFolder(output, besides: inputs)
    } catch {
      Console(options: drawing.messages).show(error)
      throw ExitStatus(error.kind).code
    }
  }

  /// The sheets of palettes, drawn at the same time.
  private static func palettes(
    _ versions: [Palette.Version], _ painter: GalleryPainter
  ) throws(RunFailure) -> [(Palette.Version, GalleryPicture)] {
    let drawn = Parallel.map(versions.count) { place in
      Result { try painter.picture(of: versions[place]) }
    }
    var pictures: [(Palette.Version, GalleryPicture)] = []
    for (version, picture) in zip(versions, drawn) {
      do {
        pictures.append((version, try picture.get()))
      } catch {
        throw RunFailure(kind: .fault, message: "palette \(version.rawValue): \(error)")
      }
    }
    return pictures
  }
}
