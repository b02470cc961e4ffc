import ArgumentParser
import CommandKit
import FioriRender

/// What every command asks that lays figures out.
struct DrawingOptions: ParsableArguments {
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var pages: PageOptions
  @OptionGroup(title: "Resources") var style: StyleOptions
  @OptionGroup(title: "Resources") var resources: ResourceOptions
  @OptionGroup(title: "Limits") var limits: LimitOptions
  @OptionGroup(title: "Messages") var messages: MessageOptions
}
