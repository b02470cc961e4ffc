// `import FioriRender` includes the public parts of every stage.
@_exported public import FioriBasics
@_exported public import FioriCards
@_exported public import FioriCharts
@_exported public import FioriDocuments
@_exported public import FioriDrawing
@_exported public import FioriFiles
@_exported public import FioriFloorplan
@_exported public import FioriKPI
@_exported public import FioriLayout
@_exported public import FioriLowering
@_exported public import FioriModel
@_exported public import FioriObjectHeader
@_exported public import FioriSheets
