@accent: #7A3E9D;

fdlFUIObjectHeader {
  background-color: #FBF7FF;
  tint-color: @accent;
}
fdlFUIObjectHeader_headlineLabel {
  font-color: @accent;
  font-size: 24;
  text-line-clamp: 2;
}
fdlFUIObjectHeader_statusLabel, fdlFUIObjectHeader_substatusLabel {
  font-color: negative;
}
fdlFUIObjectHeader_labelItem_label {
  font-style: footnote;
}
fdlFUIObjectHeader_labelItem_imageView {
  image-name: icons/dot.svg;
}
