import NIOCore

/// Informs a connection that bytes have arrived; comes before the decoder.
///
/// In header fields, it replaces tabs by spaces: both mean the same around a value (RFC 9110, section
/// 5.6.3), but the decoder refuses a length with a tab behind it.
final class WebArrivals: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// A part of a request.
  enum Part {
    case head
    case restOfHead
    case body
  }

  private let connection: WebConnection
  /// Whether the first line is over, where a tab is a mistake.
  private var isInFields = false
  private var isLineEmpty = true

  init(_ connection: WebConnection) {
    self.connection = connection
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = Self.unwrapInboundIn(data)
    switch connection.bytesArrived() {
    case .head:
      (isInFields, isLineEmpty) = (false, true)
      replaceTabs(in: &buffer)
    case .restOfHead: replaceTabs(in: &buffer)
    case .body: break
    }
    context.fireChannelRead(Self.wrapInboundOut(buffer))
  }

  /// Replaces the tabs of the header fields, up to an empty line: a body may follow it.
  private func replaceTabs(in buffer: inout ByteBuffer) {
    buffer.withUnsafeMutableReadableBytes { bytes in
      // No index but the buffer's own.
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "\n"):
          if isLineEmpty { return }
          (isInFields, isLineEmpty) = (true, true)
        case UInt8(ascii: "\r"): break
        case UInt8(ascii: "\t") where isInFields: bytes[index] = UInt8(ascii: " ")
        default: isLineEmpty = false
        }
      }
    }
  }
}
