/* a constant may be any value */
@size: 20; @face: boldSystem; @case: uppercase; @faint: 0.5;
fdlFUIKPIView_captionLabel {
font-size: @size; font-name: @face; text-transform: @case; text-alpha: @faint;
}
