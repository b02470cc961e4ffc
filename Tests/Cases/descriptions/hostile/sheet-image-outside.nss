fdlFUIObjectHeader_detailImageView { image-name: ../../../../Package.swift; }
fdlFUIObjectHeader_statusImageView { image-name: link-out.png; }
