/* Single classes, where the palette is to stay as it is. */
@amber: #FFC24B;

fdlFUIKPIHeader_background {
    background-color: #14121F;
}

fdlFUIKPIHeader_kpiView {
    tint-color: @amber;
}

fdlFUIKPIProgressView {
    font-color: white;
    progress-tint-color: @amber;
    track-tint-color: #1EFFFFFF;   /* 1E is 30 per cent */
}
