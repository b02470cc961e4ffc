import ArgumentParser
import FioriRender
import RenderService

/// A command that lays out figures.
///
/// Each command declares its groups of options itself, and the groups are few: ArgumentParser looks up
/// the types of each group at every start, which takes 1.3 million instructions, and in a debug build
/// it checks the contents of nested groups over and over.
protocol DrawingCommand: ParsableCommand {
  var drawing: DrawingOptions { get }
  var messages: MessageOptions { get }
  /// The patterns of `--exclude`, which commands have that search folders. Each declares the option
  /// itself, as it does `--diagnostics`.
  var excluded: [String] { get }
}

extension DrawingCommand {
  var excluded: [String] { [] }

  /// The settings from the options.
  var settings: RenderSettings {
    var settings = RenderSettings()
    settings.environment = EnvironmentOverrides(drawing.traits)
    settings.page = drawing.page.flatMap { PageChoice($0) }
    settings.styleSheets = drawing.styleSheets
    settings.resources = drawing.folder
    settings.data = drawing.data
    if let limit = drawing.rowLimit { settings.rowLimit = limit }
    settings.excluded = excluded
    settings.fonts = drawing.fonts
    settings.missingGlyphs = drawing.missingGlyphSeverity
    settings.limits = drawing.limits
    settings.messages = messages.level
    return settings
  }

  /// The console for messages.
  var console: Console { Console(messages.level) }
}
