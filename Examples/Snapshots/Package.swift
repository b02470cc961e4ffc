// swift-tools-version: 6.2

import PackageDescription

// Tests of cards by their pictures, with Swift Testing and with XCTest. A package of your own names
// fiori-render by its address and a version in place of the path.
let package = Package(
  name: "snapshots",
  dependencies: [.package(name: "fiori-render", path: "../..", traits: [])],
  targets: [
    .testTarget(
      name: "CardTests",
      dependencies: [
        .product(name: "FioriRender", package: "fiori-render"),
        .product(name: "FioriSnapshotTesting", package: "fiori-render"),
      ],
      // What is recorded beside the tests is no part of them.
      exclude: ["Snapshots"]
    )
  ],
  swiftLanguageModes: [.v6]
)
