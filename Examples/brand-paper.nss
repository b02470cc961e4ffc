/* Laid over brand-forest.nss: what it says stays unless it is said anew. */
fdlFUIKPIHeader_background {
    background-color: #FBF7EF;
}

fdlFUIKPIView_captionLabel {
    font-name: Inter-SemiBold;
    font-size: 13;
}

fdlFUIKPIProgressView_captionLabel {
    font-name: Inter-SemiBold;
    font-size: 13;
}
