import ArgumentParser
import FioriRender
import RenderService
import Testing

@testable import TestSupport
@testable import fiori_render

/// Arguments that are read without ArgumentParser.
struct PlainArgumentsTests {
  @Test(arguments: [
    "a.json", "a.json b.json", "-", "a.json -o a.svg", "-o out/ a.json b.json", "a.json --output -",
    "a.json --format svg", "--format svg,PNG a.json --format pdf", "a.json --scale 1.5",
    "a.json --scale 8 --width 320 --height 0.5", "a.json --appearance dark --generation horizon",
    "a.json --stylesheet x.nss --stylesheet y.nss --font-path fonts --resources images",
    "-q a.json", "--quiet a.json --strict", "a.json -v", "--verbose --verbose a.json",
  ])
  func `plain arguments mean what ArgumentParser reads`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let plain = try #require(PlainArguments(words[...], with: .output))
    let command = try #require(try RenderCommand.parseAsRoot(words) as? RenderCommand)
    expect(plain.inputs, is: command.inputs)
    expect(plain.output, is: command.output)
    expect(plain.formats, is: command.format.flatMap(\.formats))
    expect(String(describing: plain.settings), is: String(describing: command.settings))
  }

  @Test(arguments: [
    "", "help", "a.json help", "- -", "a.json -o", "a.json -o -x", "a.json -o a -o b",
    "a.json -o a --output b", "a.json --format gif", "a.json --format=svg", "a.json --scale",
    "a.json --scale 0.9", "a.json --scale nan", "a.json --scale two", "a.json --scale -1",
    "a.json --scale 1 --scale 2", "a.json --width 8193", "a.json --appearance blue",
    "a.json --generation v2", "a.json --resources -", "a.json --stylesheet -x", "a.json -q -v",
    "a.json -qv", "a.json --help", "a.json -h", "--version", "a.json --", "a.json --color",
    "a.json --diagnostics json", "a.json --jobs 2", "a.json --page 2",
  ])
  func `other arguments are left to ArgumentParser`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(PlainArguments(words[...], with: .output) == nil)
  }

  @Test(arguments: [
    "", "-o out", "--format SVG", "--jobs 1 --format svg", "--template t.json --jobs 2 --quiet",
    "--binary --ready --scale 2", "--stylesheet x.nss -o out --ready --ready",
  ])
  func `plain arguments of 'stream' mean what ArgumentParser reads`(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let plain = try #require(PlainArguments(words[...], with: .stream))
    let command = try #require(try StreamCommand.parseAsRoot(words) as? StreamCommand)
    expect(plain.output, is: command.output)
    expect(plain.formats.first, is: command.format.flatMap { Format(rawValue: $0.lowercased()) })
    expect(plain.template, is: command.template)
    expect(plain.jobs, is: command.jobs.value)
    expect([plain.isBinary, plain.announcesReady], is: [command.binary, command.ready])
    expect(String(describing: plain.settings), is: String(describing: command.settings))
  }

  @Test(arguments: [
    "a.json", "-", "-o -", "-o out --binary", "--format gif", "--format svg,png", "--jobs 0",
    "--jobs two", "--jobs", "--template", "--animate", "--unordered", "--format svg --format png",
  ])
  func `other arguments of 'stream' are left to ArgumentParser`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(PlainArguments(words[...], with: .stream) == nil)
  }

  @Test(arguments: ["a.json -o b.json", "a.json --format svg", "a.json --ready", "a.json --jobs 1"])
  func `a command that draws no pictures has no output`(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(PlainArguments(words[...]) == nil)
  }

  @Test func `an empty path is left to ArgumentParser`() {
    #expect(PlainArguments(["a.json", ""]) == nil)
    #expect(PlainArguments(["a.json", "--stylesheet", ""]) == nil)
  }
}
