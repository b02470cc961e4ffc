// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The commit for `--version --verbose`, set by Scripts/release/make-package.sh. Reading it from Git would
// require recompiling after each commit.
let commit = Context.environment["FIORI_RENDER_COMMIT"]

// The packages of the static libraries, also for `--version --verbose`, set by Scripts/build/pkg-config.sh.
let archives = Context.environment["FIORI_RENDER_ARCHIVES"]

/// A family of views. It imports the core, and of other families only those that it shows:
/// Scripts/check walls compares them with Docs/architecture.md.
func family(_ folder: String, importing others: [Target.Dependency] = []) -> Target {
  .target(
    name: "Fiori\(folder)", dependencies: familyParts + ["FioriLowering"] + others,
    path: "Sources/Families/\(folder)", swiftSettings: settings)
}

/// The parts of the core that views are made of.
let familyParts: [Target.Dependency] = ["FioriBasics", "FioriLayout", "FioriModel"]

/// The libraries of the program, without which the others are resolved and built.
let program: TargetDependencyCondition? = .when(traits: ["Program"])
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: program)

func nio(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-nio", condition: program)
}

let package = Package(
  name: "fiori-render",
  products: [
    .library(name: "FioriRender", targets: ["FioriRender"]),
    .library(name: "FioriSnapshotTesting", targets: ["FioriSnapshotTesting"]),
    .library(name: "PictureComparison", targets: ["PictureComparison"]),
    .library(name: "SAPFioriCompatibility", targets: ["SAPFiori"]),
    .executable(name: "fiori-render", targets: ["fiori-render"]),
  ],
  traits: [
    .default(enabledTraits: ["Program"]),
    .trait(
      name: "Program",
      description:
        "The program, with its server. Packages that only use the libraries leave it out."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangoft2 fontconfig",
      providers: [
        .apt([
          "libcairo2-dev", "libpixman-1-dev", "zlib1g-dev", "libpango1.0-dev", "libfontconfig-dev",
          "libfreetype-dev", "libdeflate-dev", "liblcms2-dev", "libspng-dev",
          "libturbojpeg0-dev", "libwebp-dev", "libzopfli-dev",
        ])
      ]
    ),
    .systemLibrary(name: "CText", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(
      name: "CEmbeddedFonts",
      path: "Fonts",
      exclude: [
        "Inter-Bold.otf", "Inter-Light.otf", "Inter-Regular.otf", "Inter-SemiBold.otf",
        "LICENSE.txt", "README.md",
      ]
    ),
    .target(
      name: "CHyphenation",
      path: "Hyphenation",
      exclude: [
        "LICENSES.txt", "README.md", "hyph-da.pat.txt", "hyph-de-1996.pat.txt",
        "hyph-en-gb.pat.txt",
        "hyph-en-us.pat.txt", "hyph-es.pat.txt", "hyph-et.pat.txt", "hyph-fr.pat.txt",
        "hyph-it.pat.txt", "hyph-lt.pat.txt", "hyph-nb.pat.txt", "hyph-pl.pat.txt",
        "hyph-pt.pat.txt", "hyph-sl.pat.txt",
      ]
    ),
    .target(
      name: "CBuildInfo",
      cSettings: [("COMMIT", commit), ("ARCHIVES", archives)].compactMap { name, value in
        value.map { .define("FIORI_RENDER_\(name)", to: "\"\($0)\"") }
      }
    ),
    // Only for programs: it hides variables of the environment.
    .target(name: "CProgramStart"),
    .target(name: "FioriBasics", path: "Sources/Basics", swiftSettings: settings),
    .target(
      name: "FioriModel", dependencies: ["FioriBasics"],
      path: "Sources/Model",
      resources: [.embedInCode("Images/icon-names.txt"), .embedInCode("Style/palettes.tsv")]
        + [
          "ar", "de", "en", "es", "fr", "he", "it", "ja", "pt", "zh-Hans",
        ].map { .embedInCode("Words/\($0).json") },
      swiftSettings: settings
    ),
    .target(
      name: "FioriFiles",
      dependencies: [
        "FioriBasics", "FioriModel", .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Files",
      swiftSettings: settings
    ),
    .target(
      name: "FioriNative", dependencies: ["CText", "FioriBasics", "FioriModel"],
      path: "Sources/Native", swiftSettings: settings
    ),
    .target(
      name: "FioriLayout", dependencies: ["FioriBasics", "FioriModel"], path: "Sources/Layout",
      swiftSettings: settings
    ),
    .target(
      name: "FioriDrawing",
      dependencies: [
        "CBuildInfo", "CCairo", "CEmbeddedFonts", "CHyphenation", "FioriBasics", "FioriFiles",
        "FioriLayout", "FioriModel", "FioriNative",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Drawing",
      resources: [.embedInCode("Icons/icons.txt")],
      swiftSettings: settings,
      // Static libraries where Debian has them: each shared library slows down every start, since
      // it must be found and relocated. Cairo's would load nine of X11's. Those that Pango loads must
      // be shared with it.
      linkerSettings: [
        .linkedLibrary(":libcairo.a"), .linkedLibrary(":libpixman-1.a"), .linkedLibrary("z"),
        .linkedLibrary(":libdeflate.a"), .linkedLibrary(":libturbojpeg.a"), .linkedLibrary("spng"),
        .linkedLibrary(":libwebpmux.a"), .linkedLibrary(":libwebp.a"),
        .linkedLibrary(":libzopfli.a"),
      ]
    ),
    // What all families are made of, and what the looks decide.
    .target(
      name: "FioriLowering", dependencies: familyParts, path: "Sources/Families/Lowering",
      swiftSettings: settings
    ),
    family("Charts"),
    family("KPI"),
    family("ObjectHeader", importing: ["FioriCharts", "FioriKPI"]),
    family("Cards", importing: ["FioriCharts", "FioriKPI", "FioriObjectHeader"]),
    family("Floorplan", importing: ["FioriCharts", "FioriKPI"]),
    family("Sheets"),
    .target(
      name: "FioriDocuments",
      dependencies: [
        "FioriBasics", "FioriCards", "FioriCharts", "FioriFiles", "FioriFloorplan", "FioriKPI",
        "FioriLayout", "FioriLowering", "FioriModel", "FioriNative", "FioriObjectHeader",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Documents",
      swiftSettings: settings
    ),
    .target(
      name: "FioriRender",
      dependencies: [
        "FioriBasics", "FioriCards", "FioriCharts", "FioriDocuments", "FioriDrawing", "FioriFiles",
        "FioriFloorplan", "FioriKPI", "FioriLayout", "FioriLowering", "FioriModel", "FioriNative",
        "FioriObjectHeader", "FioriSheets",
      ],
      swiftSettings: settings
    ),
    // A product that knows nothing of the others: it compares any pictures.
    .target(
      name: "PictureComparison", path: "Sources/Comparing/Pixels", swiftSettings: settings),
    .target(
      name: "Recordings",
      dependencies: [
        "FileKit", "FioriRender", "PictureComparison",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Comparing/Recordings",
      resources: [
        .embedInCode("Reports/page.html"), .embedInCode("Reports/page.css"),
        .embedInCode("Reports/page.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "FioriSnapshotTesting",
      dependencies: [
        "FileKit", "FioriRender", "PictureComparison", "Recordings",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Comparing/SnapshotTesting",
      swiftSettings: settings
    ),
    .target(
      name: "FileKit",
      dependencies: [
        "FioriBasics", "FioriFiles", "FioriModel", "FioriRender",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Program/FileKit",
      // Embedded, so that the program stays a single file.
      resources: [
        .embedInCode("Pages/base.css"), .embedInCode("Pages/tokens.css"),
        .embedInCode("Pages/workbench.css"), .embedInCode("Pages/base.js"),
        .embedInCode("Pages/workbench.js"), .embedInCode("Pages/source.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "RenderService",
      dependencies: [
        "CProgramStart", "FileKit", "FioriBasics", "FioriDocuments", "FioriFiles", "FioriLowering",
        "FioriModel", "FioriRender", "PictureComparison", "Recordings",
        argumentParser,
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Program/Runs",
      resources: [
        .embedInCode("Galleries/Page/gallery.html"), .embedInCode("Galleries/Page/gallery.css"),
        .embedInCode("Galleries/Page/gallery.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CardImport", dependencies: ["FioriBasics", "FioriModel", "FioriRender"],
      path: "Sources/Program/Import", swiftSettings: settings
    ),
    .target(name: "CListener"),
    .target(
      name: "RenderServer",
      dependencies: [
        "CListener", "FileKit", "FioriFiles", "FioriNative", "FioriRender", "PictureComparison",
        "Recordings", "RenderService",
        argumentParser,
        nio("NIOCore"),
        nio("NIOHTTP1"),
        nio("NIOPosix"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Program/Server",
      resources: [
        .embedInCode("Pictures/openapi.json"), .embedInCode("Preview/Page/preview.html"),
        .embedInCode("Preview/Page/preview.css"), .embedInCode("Preview/Page/preview.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitCompatibility",
      dependencies: [
        "FioriBasics", "FioriFiles", "FioriModel",
      ],
      swiftSettings: settings
    ),
    .target(
      name: "SAPFiori",
      dependencies: [
        "FioriBasics", "FioriCards", "FioriCharts", "FioriFiles", "FioriFloorplan", "FioriKPI",
        "FioriLowering", "FioriModel", "FioriObjectHeader", "FioriRender", "UIKitCompatibility",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "fiori-render",
      dependencies: [
        "CardImport", "FileKit", "FioriBasics", "FioriFiles", "FioriRender", "PictureComparison",
        "Recordings", "RenderServer", "RenderService",
        argumentParser,
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    // What several of the test targets use. A test target, so that only test builds compile it.
    .testTarget(
      name: "TestSupport",
      dependencies: [
        "FioriCharts", "FioriDocuments", "FioriDrawing", "FioriFiles", "FioriKPI", "FioriLayout",
        "FioriModel", "FioriNative", "FioriObjectHeader", "FioriRender",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriLayoutTests",
      dependencies: [
        "FioriBasics", "FioriKPI", "FioriLayout", "FioriModel", "FioriRender", "FioriSheets",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriDrawingTests",
      dependencies: [
        "FioriBasics", "FioriDrawing", "FioriKPI", "FioriLayout", "FioriModel", "FioriNative",
        "FioriRender",
        "TestSupport",
      ],
      swiftSettings: settings,
      // For reading the files that the library only writes.
      linkerSettings: [.linkedLibrary(":libwebpdemux.a"), .linkedLibrary(":libwebp.a")]
    ),
    .testTarget(
      name: "FioriCardsTests",
      dependencies: [
        "FioriCards", "FioriCharts", "FioriFloorplan", "FioriLayout", "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriChartsTests",
      dependencies: [
        "FioriCharts", "FioriDrawing", "FioriLayout", "FioriLowering", "FioriModel", "FioriNative",
        "FioriRender",
        "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriKPITests",
      dependencies: [
        "FioriCharts", "FioriDocuments", "FioriDrawing", "FioriKPI", "FioriLayout", "FioriLowering",
        "FioriNative", "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriObjectHeaderTests",
      dependencies: [
        "FioriCharts", "FioriDocuments", "FioriFiles", "FioriKPI", "FioriLayout", "FioriLowering",
        "FioriObjectHeader", "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriThemingTests",
      dependencies: [
        "FioriBasics", "FioriDocuments", "FioriFiles", "FioriModel", "FioriNative",
        "FioriObjectHeader",
        "FioriRender", "FioriSheets", "TestSupport",
      ],
      exclude: ["styled-views.json"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriRenderTests",
      dependencies: [
        "FioriBasics", "FioriCharts", "FioriDocuments", "FioriDrawing", "FioriFiles", "FioriKPI",
        "FioriModel", "FioriRender", "FioriSheets", "PictureComparison", "TestSupport",
      ],
      exclude: ["Fonts"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PictureComparisonTests",
      dependencies: [
        "PictureComparison"
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriSnapshotTestingTests",
      dependencies: [
        "FioriSnapshotTesting", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SAPFioriTests",
      dependencies: [
        "FioriFiles", "FioriRender", "SAPFiori", "TestSupport", "UIKitCompatibility",
      ],
      swiftSettings: settings
    ),
    // The tests of the example package, which as its own package would build the libraries once more.
    .testTarget(
      name: "CardTests",
      dependencies: [
        "FioriRender", "FioriSnapshotTesting",
      ],
      path: "Examples/Snapshots/Tests/CardTests",
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "FioriRenderCommandTests",
      dependencies: [
        "FileKit", "FioriFiles", "FioriRender", "RenderServer", "RenderService", "TestSupport",
        "fiori-render",
        argumentParser,
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
