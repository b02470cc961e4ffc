import ArgumentParser

/// Which pages are drawn of views that have several.
struct PageOptions: ParsableArguments {
  /// A page, or all of them.
  enum Choice: Equatable, ExpressibleByArgument {
    case number(Int)
    case all

    init?(argument: String) {
      if argument == "all" {
        self = .all
      } else if let number = Int(argument) {
        self = .number(number)
      } else {
        return nil
      }
    }
  }

  @Option(help: "The page of a view with several, counted from 1; or all, each a picture.")
  var page: Choice?
}
