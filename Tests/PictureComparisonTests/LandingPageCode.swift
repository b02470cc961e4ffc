import PictureComparison

/// What the module's page shows.
enum LandingPageCode {
  static func reported(_ expected: PixelBuffer, _ actual: PixelBuffer) -> PictureDifference {
    let comparer = PictureComparer(ComparisonOptions(threshold: 0.02))
    let difference = comparer.compare(expected, with: actual).difference
    print(difference.changedCount, "of", difference.comparedCount)
    for region in difference.regions { print(region.bounds, region.count) }
    return difference
  }
}
