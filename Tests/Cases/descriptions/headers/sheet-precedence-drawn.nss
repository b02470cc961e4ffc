/* the colors of dots that a description gives win over a sheet’s */
PageControl { color: red; current-color: red; }
