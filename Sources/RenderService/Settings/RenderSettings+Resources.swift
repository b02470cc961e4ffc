import FileKit
import FioriRender

extension RenderSettings {
  /// A renderer with the fonts and limits that are asked for.
  func renderer() throws(RunFailure) -> Renderer {
    if let resources, !Folder.exists(resources) {
      throw .noFolder(resources, advice: "give a folder of images")
    }
    do {
      return try Renderer(fonts: fonts, missingGlyphs: missingGlyphs, limits: limits)
    } catch {
      throw RunFailure(kind: error.failureKind, message: error.description)
    }
  }

  /// The folder that the images of an input come from; `nil` of standard input without a folder.
  func resourceFolder(for input: InputFile) -> ResourceFolder? {
    let own = input.folder.map { ResourceFolder(path: $0) }
    guard let resources else { return own }
    return own?.opening(resources) ?? ResourceFolder(path: resources).opening(resources)
  }

  /// The sheets in place of the descriptions' own; `nil`: none is named. What is wrong with them goes to
  /// the listener, and is a failure without words where it is an error; so is one that cannot be read,
  /// with them.
  func sheets(
    _ renderer: Renderer, _ listener: any RunListener
  ) throws(RunFailure) -> [StyleSheet]? {
    guard !styleSheets.isEmpty else { return nil }
    var sheets: [StyleSheet] = []
    for path in styleSheets {
      let input = InputFile(path)
      sheets.append(StyleSheet(nss: try input.bytes(), file: input.name))
    }
    let found = messages.raised(sheets.flatMap(\.diagnostics) + renderer.diagnostics(of: sheets))
    listener.show(found)
    if found.hasErrors { throw RunFailure(kind: .wrongDescription, message: "") }
    return sheets
  }
}

extension FontError {
  fileprivate var failureKind: RunFailure.Kind {
    switch self {
    case .missingFolder, .unreadableFolder: .unreadableInput
    case .notAFont, .emptyFolder: .wrongDescription
    case .noFonts: .fault
    }
  }
}
