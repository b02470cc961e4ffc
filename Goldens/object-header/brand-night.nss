fdlFUIObjectHeader {
  background-color-scheme: darkConstant;
  background-color-top: #3A1C52;
  background-color-bottom: #1C0D29;
}
