fdlFUITag { background-color: @tagFill; }
fdlFUITag_title { font-color: @tagText; }
fdlFUILabelItem_text { font-color: secondaryLabel; }
fdlFUILabelItem_image { tint-color: negativeLabel; }
@tagFill: tertiaryFill;
@tagText: primaryLabel;
