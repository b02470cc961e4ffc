import Testing

@testable import PictureComparison

/// The picture of a difference.
struct DifferencePictureTests {
  private func colors(_ picture: PixelBuffer) -> [[UInt8]] {
    (0..<picture.size.count).map { Array(picture.pixels[$0 * 4..<$0 * 4 + 4]) }
  }

  private let faded: [UInt8] = [249, 249, 249, 255]
  private let red: [UInt8] = [255, 0, 0, 255]

  @Test func `changed pixels are red and the rest is faded`() {
    let size = PixelSize(width: 3, height: 2)
    let compared = PictureComparer().compare(
      HandMade.dots(size, at: []), with: HandMade.dots(size, at: [(1, 1)]))
    #expect(
      colors(compared.differencePicture()) == [faded, faded, faded, faded, red, faded])
  }

  @Test func `pixels on softened edges are yellow, as many as are counted`() {
    let (expected, actual) = HandMadePair.wide.pictures
    let compared = PictureComparer(ComparisonOptions(threshold: 0.1))
      .compare(expected, with: actual)
    let colors = colors(compared.differencePicture())
    #expect(colors.count { $0 == [255, 255, 0, 255] } == 28)
    #expect(colors.count { $0 == red } == 26)
  }

  @Test func `ignored parts are bluish, once where they overlap`() {
    let size = PixelSize(width: 3, height: 1)
    let ignored = [
      PixelRect(x: 0, y: 0, width: 2, height: 1), PixelRect(x: 1, y: -5, width: 1, height: 9),
    ]
    let compared = PictureComparer(ComparisonOptions(ignored: ignored)).compare(
      HandMade.dots(size, at: []), with: HandMade.dots(size, at: [(1, 0), (2, 0)]))
    let bluish: [UInt8] = [209, 209, 249, 255]
    #expect(colors(compared.differencePicture()) == [bluish, bluish, red])
  }

  @Test func `areas of only one picture are blue or green`() {
    let compared = PictureComparer().compare(
      HandMade.dots(PixelSize(width: 2, height: 1), at: []),
      with: HandMade.dots(PixelSize(width: 1, height: 2), at: []))
    let (blue, green): ([UInt8], [UInt8]) = ([64, 150, 255, 255], [40, 200, 96, 255])
    let picture = compared.differencePicture()
    #expect(picture.size == PixelSize(width: 2, height: 2))
    #expect(colors(picture) == [faded, blue, green, [255, 255, 255, 255]])
  }

  @Test func `equal pictures make a faded one`() {
    let compared = PictureComparer().compare(HandMade.edge(shift: 1), with: HandMade.edge(shift: 1))
    let picture = compared.differencePicture()
    #expect(picture.size == HandMade.size)
    #expect(Set(picture.pixels).isSubset(of: Set(229...255)))
  }
}
