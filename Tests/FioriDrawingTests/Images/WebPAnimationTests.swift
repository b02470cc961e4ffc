import FioriRender
import Testing

@testable import FioriDrawing
@testable import TestSupport

struct WebPAnimationTests {
  private let surface = SurfaceCase(20, 10, colors: 5)

  @Test(arguments: WebPAnimationCase.all)
  func `every frame is seen once, for its time`(animation: WebPAnimationCase) throws {
    let file = try WebPFile(animation.file())
    expect(file.frames.count, is: animation.frames.count)
    expect(file.durations, is: animation.durations)
    expect(file.loopCount, is: 1)
    expect(file.background, is: 0)
  }

  @Test(arguments: WebPAnimationCase.all)
  func `every frame is the still picture, to the last one`(animation: WebPAnimationCase) throws {
    let file = try WebPFile(animation.file())
    let stills = try animation.frames.map { try WebPFile($0.surface.webp()).frames }
    expect(file.frames, is: stills.flatMap(\.self))
  }

  @Test(arguments: WebPAnimationCase.all)
  func `several tasks give the same bytes each time`(animation: WebPAnimationCase) async throws {
    let expected = try animation.file()
    let files = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<3 { group.addTask { try animation.file() } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    expect(files, is: [expected])
  }

  @Test(arguments: [0, 1, 2, 7, 16, 61, 1_000])
  func `a large picture has fewer frames, with the first and the last`(most: Int) {
    for parts in [MovingParts.growing, .shimmering, [.growing, .shimmering]] {
      let all = PixelCanvas.moments(of: parts, most: .max / 2)
      let few = PixelCanvas.moments(of: parts, most: most)
      #expect(few.count <= max(most, 1) + 1 && few.count >= min(most, all.count - 1) / 2 + 1)
      #expect(few.first == all.first && few.last == all.last)
      #expect(few == few.sorted() && Set(few).isSubset(of: all))
      expect(few == all, is: most >= all.count)
    }
  }

  @Test func `frames alike are one`() throws {
    let other = SurfaceCase(20, 10, colors: 5, seed: 2)
    let animation = WebPAnimationCase(
      20, 10, [(surface, 0), (other, 10), (other, 30)], end: 60)
    try expect(WebPFile(animation.file()).durations, is: [10, 50])
  }

  @Test func `one frame is a still picture`() throws {
    let file = try WebPFile(WebPAnimationCase(20, 10, [(surface, 0)], end: 100).file())
    expect(file.frames, is: (try WebPFile(surface.webp()).frames))
    expect(file.durations, is: [0])
  }

  @Test(arguments: [
    (0, 1), (1, 0), (-1, 1), (16_384, 1), (1, 16_384), (.max, .max), (1 << 32 + 1, 1),
  ])
  func `a size that no WebP has is refused`(width: Int, height: Int) {
    #expect(throws: ImageError.invalidSize(width: width, height: height)) {
      try WebPAnimationCase(width, height, [], end: 0).file()
    }
  }

  @Test(arguments: [99, -1, .min, .max, 100 + 1 << 24])
  func `a time that cannot follow is refused`(time: Int) {
    #expect(isNotWritten([(surface, 100)], end: time))
    #expect(isNotWritten([(surface, 100), (surface, time)], end: 200))
  }

  @Test func `an animation without frames is refused`() {
    #expect(isNotWritten([], end: 100))
  }

  @Test func `a frame with too few pixels is refused`() {
    #expect(throws: ImageError.invalidSize(width: 20, height: 11)) {
      try WebPAnimationCase(20, 11, [(surface, 0)], end: 100).file()
    }
  }

  /// Whether libwebp, or what stands before it, refuses such times.
  private func isNotWritten(_ frames: [(surface: SurfaceCase, time: Int)], end: Int) -> Bool {
    do {
      _ = try WebPAnimationCase(20, 10, frames, end: end).file()
      return false
    } catch ImageError.notWritten(let reason) {
      return !reason.isEmpty
    } catch {
      return false
    }
  }
}
