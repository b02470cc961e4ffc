// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "fiori-render-fuzz",
  dependencies: [.package(name: "fiori-render", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzStyleSheet",
      dependencies: [.product(name: "FioriRender", package: "fiori-render")],
      // The program's beginning is libFuzzer's.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
    )
  ],
  swiftLanguageModes: [.v6]
)
