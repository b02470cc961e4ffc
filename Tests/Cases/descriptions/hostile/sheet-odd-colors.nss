Label { font-color: rgb(256, -1, 1e9); background-color: hsla(9, 9, 9, 9); border-color: #1; }
fdlFUIKPIView { tint-color: rgba(1, 2); tint-color-disabled: #123456789; }
