// `import FioriRender` includes the public parts of every stage.
@_exported public import FioriBackend
@_exported public import FioriBasics
@_exported public import FioriComparison
@_exported public import FioriComponents
@_exported public import FioriData
@_exported public import FioriDisplay
@_exported public import FioriDocuments
@_exported public import FioriFrames
@_exported public import FioriLayout
@_exported public import FioriModel
@_exported public import FioriSyntax
