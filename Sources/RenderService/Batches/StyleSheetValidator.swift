import FileKit
import FioriRender

/// A style sheet that is validated by itself.
package enum StyleSheetValidator {
  /// Whether an input is one, by its extension.
  package static func isSheet(_ path: String) -> Bool { path.lowercased().hasSuffix(".nss") }
}

extension Batch {
  /// Says what is wrong with a style sheet, its syntax first and then its meaning.
  package mutating func check(_ path: String) {
    let input = InputFile(path)
    do throws(RunFailure) {
      let sheet = StyleSheet(nss: try input.bytes(), file: input.name)
      let found = listener.level.raised(
        sheet.diagnostics + source.renderer.diagnostics(of: [sheet]))
      listener.show(found)
      if found.hasErrors { status = status ?? .wrongDescription }
    } catch {
      note(error)
    }
  }
}
