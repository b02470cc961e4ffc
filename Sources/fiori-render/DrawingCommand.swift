import ArgumentParser
import CommandKit
import FioriRender
import RenderService

/// A command that lays figures out.
///
/// The groups of options are the command's own, and not one group of groups: a debug build of ArgumentParser
/// checks what is in a group four times as often as what is beside it, so that one level more takes 0.1 s of
/// each start of the program in the tests.
protocol DrawingCommand: ParsableCommand {
  var environment: EnvironmentOptions { get }
  var pages: PageOptions { get }
  var style: StyleOptions { get }
  var resources: ResourceOptions { get }
  var limits: LimitOptions { get }
  var messages: MessageOptions { get }
}

extension DrawingCommand {
  /// What the options ask for.
  var settings: RenderSettings {
    var settings = RenderSettings()
    settings.environment = environment.overrides
    settings.page = pages.choice
    settings.styleSheets = style.paths
    settings.resources = resources.folder
    settings.fonts = resources.fonts
    settings.missingGlyphs = resources.missingGlyphSeverity
    settings.limits = limits.limits
    settings.messages = messages.level
    return settings
  }

  /// Where messages go.
  var console: Console { Console(messages.level) }
}
