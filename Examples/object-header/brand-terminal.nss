/* A header on sea green, whose texts, icons and tags are chosen for a dark ground. */
@sand: #FFD9A0;

fdlFUIObjectHeader {
    background-color: #0F4A55;
    background-color-scheme: darkConstant;
    tint-color: @sand;
}

fdlFUIObjectHeader_statusLabel {
    font-color: @sand;
}
