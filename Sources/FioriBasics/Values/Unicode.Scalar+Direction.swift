extension Unicode.Scalar {
  /// Whether the character is a letter or a digit of a script that is written from the right, or asks
  /// for that direction.
  package var isRightToLeft: Bool {
    switch value {
    // Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbors; the forms of Arabic and Hebrew;
    // marks; the historic scripts of the second plane.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x200F, 0x202B, 0x202E, 0x2067,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
