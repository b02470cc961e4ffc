import CBuildInfo

/// The commit that the build is of.
package enum BuildCommit {
  /// In hexadecimal digits; `nil` of a build that was not made for a package.
  package static var current: String? {
    fiori_render_commit().map { String(cString: $0) }
  }
}
