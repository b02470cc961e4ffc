extension IndexPath {
  /// Creates the path of an item in a section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section, 0 for a path without one.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The item in its section, 0 for a path without one.
  public var item: Int { count > 1 ? self[1] : 0 }

  /// The row in its section, which is the same as ``item``.
  public var row: Int { item }
}

/// A view of a collection's item.
@preconcurrency @MainActor
open class UICollectionViewCell: UIView {
  /// Whether the cell is being touched.
  open var isHighlighted = false
}

/// The cells of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// A collection of cells.
@preconcurrency @MainActor
open class UICollectionView: UIView {
  /// The cells; kept, unlike UIKit's, so that a local variable of a sample is enough.
  open var dataSource: (any UICollectionViewDataSource)?
  private var makers: [String: @MainActor () -> UICollectionViewCell] = [:]
  /// Makes a cell of a class; `nil` for one that it does not know.
  package var maker: @MainActor (AnyClass) -> (@MainActor () -> UICollectionViewCell)? = { _ in nil
  }

  /// Registers the class of the cells with an identifier; `nil` removes it.
  ///
  /// Only SAPFiori's own cells can be made from their class: create cells of subclasses with their
  /// initializers.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = cellClass.flatMap { maker($0) }
  }

  /// Returns a new cell of the class that is registered; an empty one, which is an error when it is
  /// drawn, if there is none.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    makers[identifier]?() ?? UICollectionViewCell()
  }
}
