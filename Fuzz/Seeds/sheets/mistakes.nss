@tintColor: blue
@primary1 = red;
tintColor: green;
fdlA {
  font-size: 12
  font-color: red;
  font-name "Helvetica";
  width: 50%;
  height: 1 !important;
  // a comment
  empty: ;
  nocolon;
  alone
}
fdlB:hover { a: b; }
fdlC > fdlD { a: b; }
.fdlE { a: b; }
fdlF fdlG { a: b; }
fdlH, { a: b; }
fdlI
  a: b;
}
fdlJ {
  a: b;
fdlK { a: c; };
}
@import "foo";
@media { fdlL { a: b; } }
@media (device: ipad) {
  @media (orientation: landscape) { fdlM { a: b; } }
}
fdlN { fdlO { a: b; } }
fdlP { a: b#c; d: “x”; e: 1 = 2; f: ü; g: http://x; }
@media (device = ipad) {}
@media (device: ipad) or (a: b) {}
@media (device: ipad)
  fdlQ { }
}
fdlR { a: b; c: d }
fdlS { a: b } 
  c: d; }
@x: y
fdlT { a: (1, 2; }
fdlU { a: b;
/* open
