// One import is enough for the SDK's samples, as on a phone.
@_exported public import UIKitCompatibility
