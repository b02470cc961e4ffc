@a: @b;
@b: @c;
@c: @a;
@d: @d;
fdlFUIKPIView { tint-color: @a; tint-color-disabled: @d; }
@tintColor: @tintColor;
@primaryLabel: @secondaryLabel;
@secondaryLabel: @primaryLabel;
