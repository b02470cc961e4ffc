/// Which fonts there are besides the bundled ones.
public struct FontOptions: Hashable, Sendable {
  /// Folders whose font files are added, in this order.
  public var folders: [String] = []
  /// Whether the host's fonts are added, after which pictures depend on the host.
  public var includesSystemFonts = false

  /// The bundled fonts alone.
  public init() {}
}
