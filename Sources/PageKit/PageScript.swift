/// What the scripts of all pages have in common.
package enum PageScript {
  /// A page's own script behind what all of them use.
  package static func whole(_ own: [UInt8]) -> [UInt8] { PackageResources.base_js + own }
}
