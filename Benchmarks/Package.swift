// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "fiori-render-benchmarks",
  dependencies: [
    .package(name: "fiori-render", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "RenderBenchmarks",
      dependencies: [
        .product(name: "FioriRender", package: "fiori-render"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/RenderBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    )
  ],
  swiftLanguageModes: [.v6]
)
