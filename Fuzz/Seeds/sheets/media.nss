@media (device: ipad) and (orientation: landscape) {
  @x: 10 15;
  fdlFUIKPIView, fdlFUIKPIProgressView { tint-color: @x; }
}
fdlFUIKPIView_textView {}
