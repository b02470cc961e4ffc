public import UIKitCompatibility

/// A label of a Fiori view.
open class FUILabel: UILabel {}

/// An image of a Fiori view.
open class FUIImageView: UIImageView {}
