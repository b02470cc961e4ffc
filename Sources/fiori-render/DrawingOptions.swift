import ArgumentParser
import CommandKit
import FioriRender
import RenderService

/// What every command asks that lays figures out.
struct DrawingOptions: ParsableArguments {
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var style: StyleOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions

  /// What they ask for.
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
