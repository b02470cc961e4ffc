import FioriRender
import Testing

@testable import TestSupport

struct ScreenTests {
  private func check(_ item: ScreenCase) {
    expect(item.environment.resolvedSizeClass, is: item.resolved)
    expect(item.environment.screenWidth, is: item.screenWidth)
  }

  @Test(arguments: [
    ScreenCase(gives: .compact, 375), ScreenCase(device: .iPhone, gives: .compact, 375),
    ScreenCase(device: .iPhoneSE, gives: .compact, 320),
    ScreenCase(device: .iPad, gives: .regular, 1024),
  ])
  func `a device has its size class and width`(_ item: ScreenCase) { check(item) }

  @Test(arguments: [
    ScreenCase(width: 667, gives: .compact, 667), ScreenCase(width: 667.9, gives: .compact, 667.9),
    ScreenCase(width: 668, gives: .regular, 668), ScreenCase(width: 0, gives: .compact, 0),
    ScreenCase(width: 1366, device: .iPhone, gives: .regular, 1366),
    ScreenCase(width: 320, device: .iPad, gives: .compact, 320),
  ])
  func `a width wins over the device`(_ item: ScreenCase) { check(item) }

  @Test(arguments: [
    ScreenCase(sizeClass: .compact, width: 1024, gives: .compact, 1024),
    ScreenCase(sizeClass: .regular, width: 320, gives: .regular, 320),
    ScreenCase(sizeClass: .compact, device: .iPad, gives: .compact, 375),
    ScreenCase(sizeClass: .compact, device: .iPhoneSE, gives: .compact, 320),
    ScreenCase(sizeClass: .regular, device: .iPhone, gives: .regular, 1024),
    ScreenCase(sizeClass: .regular, gives: .regular, 1024),
    ScreenCase(sizeClass: .compact, gives: .compact, 375),
  ])
  func `a size class wins over all else`(_ item: ScreenCase) { check(item) }
}
