// swift-tools-version: 6.2

import PackageDescription

let library: Target.Dependency = .product(name: "FioriRender", package: "fiori-render")

/// A program whose beginning is libFuzzer's.
func fuzzer(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: [library] + dependencies,
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "fiori-render-fuzz",
  dependencies: [.package(name: "fiori-render", path: "..", traits: [])],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .target(name: "FuzzSupport", dependencies: [library, "CLibFuzzer"]),
    fuzzer("FuzzStyleSheet"),
    fuzzer("FuzzJSON", "FuzzSupport"),
    fuzzer("FuzzDescription", "FuzzSupport"),
    fuzzer("FuzzRender", "FuzzSupport"),
    fuzzer("FuzzIcon", "FuzzSupport"),
    fuzzer("FuzzPicture", "FuzzSupport"),
  ],
  swiftLanguageModes: [.v6]
)
