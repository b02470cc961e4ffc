import FileKit
import PictureComparison
import Recordings

extension PictureFinding {
  /// What two pictures are to each other; the difference is drawn where there is an output, of
  /// several by the file's path, which is the picture's unless told.
  init(
    path: String, compared: ComparedPictures, allowance: ChangeAllowance,
    to output: DifferenceOutput?, filePath: String? = nil
  ) {
    self.init(path: path, outcome: .compared(compared.difference, allowance))
    do throws(RunFailure) {
      self.output = try output?.write(compared, for: filePath ?? path, differs: !status.isGood)
    } catch {
      failures.append(error)
    }
  }

  /// Whether there is a difference to speak of, tolerated or not.
  var hasChange: Bool { difference.map { $0.isResized || $0.changedCount > 0 } ?? false }
}
