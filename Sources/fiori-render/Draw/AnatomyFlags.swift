import ArgumentParser
import FioriRender

/// The options that choose and name the parts of `--anatomy`.
struct AnatomyFlags: ParsableArguments {
  @Option(help: "Kinds or paths of the parts that --anatomy numbers, such as title,kpi.metric.")
  var parts: String?

  @Option(
    help: """
      Labels of parts in the list of --anatomy, separated by commas, such as \
      title=Heading,metric=Sales, or a JSON object.
      """)
  var labels: String?

  func validate() throws {
    if let labels, PictureOverlay.labels(in: labels) == nil {
      throw ValidationError(
        "--labels '\(labels)' does not set a label; use PART=TEXT, such as title=Heading.")
    }
  }

  /// Returns an overlay with measures or anatomy, whose parts are chosen and named.
  func overlay(hasMeasures: Bool, hasAnatomy: Bool) -> PictureOverlay {
    var overlay = PictureOverlay(hasMeasures: hasMeasures, hasAnatomy: hasAnatomy)
    overlay.parts = (parts ?? "").split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    overlay.labels = labels.flatMap(PictureOverlay.labels) ?? [:]
    return overlay
  }

  /// Throws if the options are used without `--anatomy`.
  func check(isListed: Bool) throws {
    if !isListed, parts != nil || labels != nil {
      throw ValidationError("--parts and --labels require --anatomy.")
    }
  }
}
