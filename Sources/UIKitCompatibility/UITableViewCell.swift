/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The standard arrangements of a row's texts, which are not drawn.
  public enum CellStyle: Int, Hashable, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// The identifier that the row was created with; `nil` for none.
  public let reuseIdentifier: String?

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a row without an identifier.
  override public init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }

  /// Always `nil`: there are no storyboards.
  public required init?(coder: NSCoder) { nil }
}
