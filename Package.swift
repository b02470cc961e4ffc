// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The commit for `--version --verbose`, set by Scripts/make-package.sh. Reading it from Git would
// require recompiling after each commit.
let commit = Context.environment["FIORI_RENDER_COMMIT"]

// The packages of the static libraries, also for `--version --verbose`, set by Scripts/pkg-config.sh.
let archives = Context.environment["FIORI_RENDER_ARCHIVES"]

/// A target that knows no view.
func core(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Core/\(name)", resources: resources,
    swiftSettings: settings)
}

/// A family of views. It imports the core, and of other families only those that it shows or that
/// decide its look: Scripts/check-walls.sh compares them with Docs/architecture.md.
func family(_ name: String, importing others: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: familyParts + ["FioriLowering"] + others,
    path: "Sources/Families/\(name)", swiftSettings: settings)
}

/// The parts of the core that views are made of.
let familyParts: [Target.Dependency] = [
  "FioriBasics", "FioriData", "FioriElements", "FioriFrames", "FioriModel", "FioriReading",
  "FioriSyntax",
]

let package = Package(
  name: "fiori-render",
  products: [
    .library(name: "FioriRender", targets: ["FioriRender"]),
    .library(name: "FioriSnapshotTesting", targets: ["FioriSnapshotTesting"]),
    .library(name: "PictureComparison", targets: ["PictureComparison"]),
    .library(name: "SAPFioriCompatibility", targets: ["SAPFiori"]),
    .executable(name: "fiori-render", targets: ["fiori-render"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangoft2 fontconfig expat",
      providers: [
        .apt([
          "libcairo2-dev", "libpixman-1-dev", "zlib1g-dev", "libexpat1-dev", "libpango1.0-dev",
          "libfontconfig-dev", "libfreetype-dev", "libdeflate-dev", "liblcms2-dev", "libspng-dev",
          "libturbojpeg0-dev", "libwebp-dev", "libzopfli-dev",
        ])
      ]
    ),
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
    core("FioriBasics"),
    core("FioriSyntax", ["FioriBasics"]),
    core("FioriData", ["FioriBasics", "FioriSyntax"]),
    core(
      "FioriModel",
      ["FioriBasics", "FioriSyntax", .product(name: "SystemPackage", package: "swift-system")],
      resources: [.embedInCode("Images/icon-names.txt")]
        + [
          "ar", "de", "en", "es", "fr", "he", "it", "ja", "pt", "zh-Hans",
        ].map { .embedInCode("Words/\($0).json") }),
    core("FioriReading", ["FioriBasics", "FioriData", "FioriModel", "FioriSyntax"]),
    core("FioriFrames", ["FioriBasics", "FioriModel"]),
    core("FioriLint", ["FioriBasics", "FioriFrames", "FioriModel"]),
    core("FioriElements", ["FioriBasics", "FioriFrames", "FioriModel"]),
    // What all families are made of.
    .target(
      name: "FioriLowering",
      dependencies: familyParts, path: "Sources/Families/FioriLowering",
      swiftSettings: settings
    ),
    family("FioriLooks"),
    family("FioriCharts", importing: ["FioriLooks"]),
    family("FioriKPI", importing: ["FioriLooks"]),
    family("FioriProgress", importing: ["FioriKPI", "FioriLooks"]),
    family("FioriHeaders", importing: ["FioriKPI", "FioriLooks", "FioriProgress"]),
    family(
      "FioriObjectHeader",
      importing: ["FioriCharts", "FioriHeaders", "FioriKPI", "FioriLooks", "FioriProgress"]),
    family("FioriCards", importing: ["FioriCharts", "FioriKPI", "FioriLooks", "FioriProgress"]),
    family(
      "FioriContentCards",
      importing: [
        "FioriCards", "FioriCharts", "FioriKPI", "FioriLooks", "FioriObjectHeader",
        "FioriProgress",
      ]),
    family("FioriFloorplan", importing: ["FioriCharts", "FioriKPI", "FioriLooks"]),
    family("FioriSheets"),
    .target(
      name: "FioriDocuments",
      dependencies: [
        "FioriBackend", "FioriBasics", "FioriCards", "FioriCharts", "FioriContentCards",
        "FioriData", "FioriFloorplan", "FioriHeaders", "FioriKPI", "FioriLint", "FioriLowering",
        "FioriModel", "FioriObjectHeader", "FioriProgress", "FioriReading", "FioriSyntax",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    core("FioriLayout", ["FioriBasics", "FioriElements", "FioriFrames", "FioriModel"]),
    .target(
      name: "FioriComparison",
      dependencies: ["FioriBasics", "FioriFrames", "FioriModel", "FioriSyntax"],
      swiftSettings: settings
    ),
    core("FioriDisplay", ["FioriBasics", "FioriFrames", "FioriIcons", "FioriModel"]),
    core(
      "FioriIcons", ["FioriBasics", "FioriModel"], resources: [.embedInCode("Icons/icons.txt")]),
    .target(
      name: "FioriBackend",
      dependencies: [
        "CBuildInfo", "CCairo", "CEmbeddedFonts", "CHyphenation", "FioriBasics", "FioriDisplay",
        "FioriElements",
        "FioriFrames", "FioriIcons", "FioriLayout", "FioriModel",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      path: "Sources/Core/FioriBackend",
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
    .target(
      name: "FioriRender",
      dependencies: [
        "FioriBackend", "FioriBasics", "FioriCards", "FioriCharts", "FioriComparison",
        "FioriContentCards", "FioriData", "FioriDisplay", "FioriDocuments", "FioriElements",
        "FioriFloorplan", "FioriFrames", "FioriHeaders", "FioriKPI", "FioriLayout", "FioriLint",
        "FioriLooks", "FioriLowering", "FioriModel",
        "FioriObjectHeader", "FioriProgress", "FioriSheets", "FioriSyntax",
      ],
      swiftSettings: settings
    ),
    .target(name: "PictureComparison", swiftSettings: settings),
    .target(
      name: "FileKit",
      dependencies: [
        "FioriBasics", "FioriModel", "FioriRender",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .target(name: "ProcessKit", swiftSettings: settings),
    .target(
      name: "PageKit",
      // Embedded, so that the program stays a single file.
      resources: [
        .embedInCode("base.css"), .embedInCode("tokens.css"), .embedInCode("workbench.css"),
        .embedInCode("base.js"), .embedInCode("workbench.js"), .embedInCode("source.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Recordings",
      dependencies: [
        "FileKit", "FioriRender", "PictureComparison",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Reports",
      dependencies: [
        "FileKit", "FioriRender", "PageKit", "PictureComparison", "Recordings",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [
        .embedInCode("page.html"), .embedInCode("page.css"), .embedInCode("page.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "RenderService",
      dependencies: [
        "FileKit", "FioriLowering", "FioriRender", "PageKit",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [
        .embedInCode("Galleries/Page/gallery.html"), .embedInCode("Galleries/Page/gallery.css"),
        .embedInCode("Galleries/Page/gallery.js"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CommandKit",
      dependencies: [
        "CProgramStart", "FileKit", "FioriRender", "PageKit", "RenderService",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "CardImport",
      dependencies: ["FioriBasics", "FioriModel", "FioriSyntax"],
      swiftSettings: settings
    ),
    .target(
      name: "WebServer",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "RenderServer",
      dependencies: [
        "FileKit", "FioriRender", "PictureComparison", "ProcessKit", "Recordings", "RenderService",
        "WebServer",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [.embedInCode("openapi.json")],
      swiftSettings: settings
    ),
    .target(
      name: "FioriSnapshotTesting",
      dependencies: [
        "FileKit", "FioriRender", "PictureComparison", "Recordings", "Reports",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "UIKitCompatibility", dependencies: ["FioriBasics", "FioriModel"],
      swiftSettings: settings
    ),
    .target(
      name: "SAPFiori",
      dependencies: [
        "FioriBasics", "FioriCards", "FioriCharts", "FioriContentCards", "FioriFloorplan",
        "FioriHeaders", "FioriKPI", "FioriLooks", "FioriLowering", "FioriModel",
        "FioriObjectHeader", "FioriProgress", "FioriRender", "FioriSyntax", "UIKitCompatibility",
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "fiori-render",
      dependencies: [
        "CardImport", "CommandKit", "FileKit", "FioriBasics", "FioriRender", "FioriSyntax",
        "PictureComparison", "ProcessKit", "Recordings", "RenderPreview", "RenderServer",
        "RenderService", "Reports", "WebServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "RenderPreview",
      dependencies: [
        "CommandKit", "FileKit", "FioriRender", "PageKit", "ProcessKit", "RenderService",
        "WebServer",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [
        .embedInCode("Page/preview.html"), .embedInCode("Page/preview.css"),
        .embedInCode("Page/preview.js"),
      ],
      swiftSettings: settings
    ),
    // What several of the test targets use. A test target, so that only test builds compile it.
    .testTarget(
      name: "TestSupport",
      dependencies: [
        "FioriBackend", "FioriCharts", "FioriDisplay", "FioriDocuments", "FioriElements",
        "FioriFrames", "FioriKPI", "FioriLayout", "FioriObjectHeader", "FioriReading",
        "FioriRender",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriLayoutTests",
      dependencies: [
        "FioriBasics", "FioriElements", "FioriLayout", "FioriModel", "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriBackendTests",
      dependencies: [
        "FioriBackend", "FioriBasics", "FioriDisplay", "FioriElements", "FioriFrames", "FioriIcons",
        "FioriLayout", "FioriModel", "FioriRender", "TestSupport",
      ],
      swiftSettings: settings,
      // For reading the files that the library only writes.
      linkerSettings: [.linkedLibrary(":libwebpdemux.a"), .linkedLibrary(":libwebp.a")]
    ),
    .testTarget(
      name: "FioriCardsTests",
      dependencies: [
        "FioriCards", "FioriCharts", "FioriContentCards", "FioriElements", "FioriFloorplan",
        "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriChartsTests",
      dependencies: [
        "FioriCharts", "FioriDisplay", "FioriElements", "FioriFrames", "FioriLowering",
        "FioriModel",
        "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriKPITests",
      dependencies: [
        "FioriCharts", "FioriDisplay", "FioriDocuments", "FioriElements", "FioriHeaders",
        "FioriKPI", "FioriLayout", "FioriLowering", "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriObjectHeaderTests",
      dependencies: [
        "FioriCharts", "FioriDocuments", "FioriElements", "FioriKPI", "FioriLayout",
        "FioriLowering", "FioriObjectHeader", "FioriRender", "TestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriThemingTests",
      dependencies: [
        "FioriDocuments", "FioriModel", "FioriObjectHeader", "FioriRender", "FioriSheets",
        "FioriSyntax", "TestSupport",
      ],
      exclude: ["styled-views.json"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriRenderTests",
      dependencies: [
        "FioriBackend", "FioriCharts", "FioriData", "FioriDocuments", "FioriKPI", "FioriModel",
        "FioriReading", "FioriRender", "FioriSheets", "FioriSyntax", "TestSupport",
      ],
      exclude: ["Fonts"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PictureComparisonTests",
      dependencies: ["PictureComparison"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FioriSnapshotTestingTests",
      dependencies: ["FioriSnapshotTesting", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "SAPFioriTests",
      dependencies: [
        "FioriRender", "SAPFiori", "TestSupport", "UIKitCompatibility",
      ],
      swiftSettings: settings
    ),
    // The tests of the example package, which as its own package would build the libraries once more.
    .testTarget(
      name: "CardTests",
      dependencies: ["FioriRender", "FioriSnapshotTesting"],
      path: "Examples/Snapshots/Tests/CardTests",
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "FioriRenderCommandTests",
      dependencies: [
        "CommandKit", "FileKit", "FioriRender", "ProcessKit", "RenderPreview", "RenderServer",
        "RenderService", "TestSupport", "WebServer",
        "fiori-render",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
