// UIKit exports Foundation, and samples rely on it: `CGRect`, `Data`, `NSAttributedString`.
@_exported public import Foundation
