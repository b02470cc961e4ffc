/// Which folders of the library may know which, as the code should be.
enum FolderRules {
  /// A folder and those whose types it may use; the files beside the folders, the empty name, may
  /// use all. A folder may use its own.
  static let allowed: [String: Set<String>] = [
    "Values": [],
    "Numbers": ["Values"],
    "Axes": ["Values", "Numbers"],
    "Geometry": [],
    "Diagnostics": [],
    "JSON": ["Diagnostics"],
    "StyleSheets": ["Values", "Diagnostics"],
    "Style": ["Values", "Geometry", "Diagnostics", "StyleSheets"],
    "Images": ["Values", "Geometry", "StyleSheets"],
    "Schema": ["Values"],
    "SwiftSource": [],
    "Description": [
      "Values", "Schema", "SwiftSource", "JSON", "Diagnostics", "Geometry", "Style", "Images",
    ],
    "Charts": ["Values", "Numbers", "Style"],
    "Elements": ["Diagnostics", "Geometry", "Style", "Images", "Axes", "Charts"],
    "Frames": ["Values", "Geometry", "Style", "Images"],
    "Comparison": ["Values", "JSON", "Diagnostics", "Geometry", "Style", "Frames"],
    "Plots": ["Values", "Geometry", "Style", "Axes", "Charts", "Elements", "Frames"],
    "Layout": [
      "Values", "Diagnostics", "Geometry", "Style", "Images", "Charts", "Elements", "Frames",
      "Plots",
    ],
    "Components": [
      "Values", "Schema", "SwiftSource", "Numbers", "Diagnostics", "Geometry", "Style", "Images",
      "Description",
      "Axes",
      "Charts", "Elements", "Plots",
    ],
    "Documents": [
      "Values", "Schema", "SwiftSource", "JSON", "Diagnostics", "StyleSheets", "Style", "Images",
      "Description",
      "Components",
    ],
    "Display": ["Values", "Geometry", "Style", "Images", "Frames"],
    "SVG": ["Values", "Diagnostics", "Geometry", "Style", "Images", "Frames", "Display"],
    "Native": [
      "Values", "Numbers", "Diagnostics", "Geometry", "Style", "Images", "Axes", "Elements",
      "Frames", "Layout", "Display",
    ],
  ]

  /// What `folder` must not know of the types declared in others: `file uses Type of Folder`.
  static func violations(of folder: String, in files: [SourceFile]) -> [String] {
    let known = (allowed[folder] ?? []).union([folder])
    let foreign = files.filter { !known.contains($0.folder) }
    return files.filter { $0.folder == folder }.flatMap { file in
      let words = file.typeWords
      return foreign.flatMap { other in
        words.intersection(other.declaredTypes).sorted().map { word in
          "\(file) uses \(word) of \(other.folder.isEmpty ? "the root" : other.folder)"
        }
      }
    }
  }
}
