// A test that names a tolerance has its words by the import of this module alone.
@_exported public import PictureComparison
