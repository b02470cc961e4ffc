Label { font-size: 1e999; text-alpha: -1; border-width: 99999999999999999999; corner-radius: nan; text-line-clamp: -1; }
fdlFUIKPIView_captionLabel { font-size: 0; text-alpha: 1e300; border-width: 1e-300; corner-radius: 100000; text-line-clamp: 18446744073709551616; }
