import PageKit

/// The page's own files, which are part of the program.
enum Page {
  static var html: [UInt8] { PackageResources.preview_html }
  static var css: [UInt8] { PageStyle.workbench + PackageResources.preview_css }
  static var js: [UInt8] { PageScript.whole(PackageResources.preview_js) }
  /// A card with a chart.
  static let icon = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" \
    fill="#0070f2"/><path d="M4 12V8m4 4V4m4 8V6" stroke="#fff" stroke-width="2"/></svg>
    """.utf8)
}
