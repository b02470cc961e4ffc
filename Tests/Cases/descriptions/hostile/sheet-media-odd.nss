@media { }
@media () { }
@media (device: toaster) and { }
@media (device: ipad) and (device: iphone) and (device: ipad) { Label { font-size: 9; } }
@media (device: ipad