"""The parts of descriptions as classes, generated from the schema; do not edit.

`generate_views.py` writes this file. Classes have the same keys as the JSON. Wherever a class is
expected, you can also use a dict or a reference to a column of data.
"""

# ruff: noqa: D205, E501, N815, RUF001, RUF036

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, TypeAlias

from ._parts import Part

Reference: TypeAlias = Mapping[str, Any]
"""A value that comes from data, such as ``{"$": "revenue"}``, or a dict instead of a class."""


AnyView: TypeAlias = "KPIView | KPIProgressView | KPIHeader | ObjectHeader | ObjectHeaderChartView | ChartView | ChartCard | KPICard | KPIProgressCard | CardCollection | Card | ChartFloorplan | Reference"
"""A view of any kind."""


@dataclass(kw_only=True)
class KPIView(Part):
    """A number that matters, with its units, an icon and a caption."""

    type: ClassVar[str] = "kpiView"
    items: Sequence[KPIItem | Reference] | Reference | None = None
    """Parts of the value on one baseline, in reading order."""
    caption: AnyText | Reference | TextReference | None = None
    """Caption below the items, at most two lines of 216 points."""
    colorScheme: AnyColorScheme | Reference | None = None
    """Color scheme of the view's background.

    Default: the header's inside a header, else device.
    """
    tintColor: AnyStateColors | Reference | None = None
    """Tint color of the view, by state, in place of the color scheme's.

    Default: from the color scheme.
    """
    isEnabled: bool | Reference | None = None
    """Whether the view is enabled; a disabled one is not dimmed. Default: true."""
    isHighlighted: bool | Reference | None = None
    """Whether the view is pressed. Default: false."""
    isSelected: bool | Reference | None = None
    """Whether the view is selected; drawn like highlighted. Default: false."""
    size: Literal["small", "medium", "large"] | Reference | None = None
    """Size of the items in the horizon generation. Default: "small"."""
    alignment: Literal["leading", "center", "trailing"] | Reference | None = None
    """Alignment of the narrower of value and caption. Default: "center"."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as blocks in place of its texts. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class KPIItem(Part):
    """One part of a KPI's value: an object with one of these keys, and rules for a number."""

    unit: str | Reference | TextReference | None = None
    """Unit of the value, such as $ and k in $256k."""
    metric: str | Number | Reference | TextReference | None = None
    """The value: a text, or a number that is formatted for the locale."""
    fraction: str | Fraction | Reference | TextReference | None = None
    """A part of a fraction such as 56, / or 100, or two numbers that are formatted for the
    locale.
    """
    icon: AnyImage | Reference | None = None
    """An image, 32 × 32 points in the classic generation."""
    rules: Sequence[Rule | Reference] | Reference | None = None
    """Colors of a number by its 'value'; the first matching rule wins."""


@dataclass(kw_only=True)
class Number(Part):
    """A number that is formatted for the locale."""

    value: float | Reference
    """The number; for a percentage the ratio, 0.64 for 64 %."""
    style: (
        Literal["decimal", "currency", "percent", "permille", "basisPoints", "compact", "unit"]
        | Reference
        | None
    ) = None
    """Number style. Default: "decimal"."""
    currency: str | Reference | TextReference | None = None
    """ISO 4217 code, only with the style currency."""
    unit: str | Reference | TextReference | None = None
    """CLDR name of a unit, only with the style unit."""
    minimumFractionDigits: int | Reference | None = None
    """Minimum number of decimals. Default: 0; for an amount, its currency's own."""
    maximumFractionDigits: int | Reference | None = None
    """Maximum number of decimals; halves are rounded away from zero.

    Default: 3; 1 for percent and compact; for an amount, its currency's own.
    """
    usesGroupingSeparator: bool | Reference | None = None
    """Whether to write 1000 as 1,000. Default: true."""
    sign: Literal["auto", "always", "never", "accounting"] | Reference | None = None
    """Which signs are written: only of negative numbers (auto), of negative and positive
    numbers (always), or none (never); zero has none. Default: "auto".
    """


@dataclass(kw_only=True)
class Fraction(Part):
    """A value out of a total, formatted for the locale."""

    value: float | Reference
    """The value so far."""
    total: float | Reference
    """The total, more than 0."""


@dataclass(kw_only=True)
class Image(Part):
    """An image: a PNG, JPEG, WebP, GIF or SVG file inside the description's folder, a built-in
    icon, a data URI, or an object with a source and a rendering mode.
    """

    source: str | Reference
    """Source of the image: a path inside the description's folder, a built-in icon, or a data
    URI.
    """
    renderingMode: Literal["original", "template"] | Reference | None = None
    """Whether the image keeps its colors (original) or is a shape in the tint color (template).

    Default: template for a built-in icon, else original.
    """


AnyImage: TypeAlias = "str | Image | Reference"
"""An image: a PNG, JPEG, WebP, GIF or SVG file inside the description's folder, a built-in
icon, a data URI, or an object with a source and a rendering mode.
"""


@dataclass(kw_only=True)
class Rule(Part):
    """A color for the values within some bounds; of several rules, the first match wins."""

    color: AnyColor | Reference
    """The color of the values."""
    below: float | str | Reference | TextReference | None = None
    """The value is below this number or text."""
    from_: float | str | Reference | TextReference | None = None
    """The least value."""
    to: float | str | Reference | TextReference | None = None
    """The greatest value."""
    is_: float | str | Reference | TextReference | None = None
    """The only value."""
    title: str | Reference | TextReference | None = None
    """What the color means, in the legend and the accessibility text."""


AnyColor: TypeAlias = "str"
"""A color: a palette name, which may end in _lightBackground or _darkBackground, a UIKit
name, #RRGGBB or #RRGGBBAA as in CSS.
"""


@dataclass(kw_only=True)
class Text(Part):
    """A text: a string, an array of runs, a value, or an object with a style."""

    text: str | AnyRuns | NumberInText | Reference | DateInText | TextReference
    """The text: a string, or runs with different styles."""
    font: AnyFont | Reference | None = None
    """The font. Default: depends on the place."""
    color: AnyColor | Reference | None = None
    """The color. Default: depends on the place."""
    numberOfLines: int | Reference | None = None
    """Maximum number of lines; 0: unlimited. Default: depends on the place."""
    alignment: Literal["leading", "center", "trailing"] | Reference | None = None
    """Alignment of the lines. Default: depends on the place."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


AnyText: TypeAlias = "str | AnyRuns | NumberInText | Reference | DateInText | Text"
"""A text: a string, an array of runs, a value, or an object with a style."""

AnyRuns: TypeAlias = "Sequence[Run | Reference | NumberInText | DateInText]"
"""A text in runs, each with its own style; a run may be a value."""


@dataclass(kw_only=True)
class Run(Part):
    """A part of a text with its own style."""

    text: str | Reference | TextReference
    """The text of the run."""
    font: AnyFont | Reference | None = None
    """The font. Default: the text's."""
    color: AnyColor | Reference | None = None
    """The color. Default: the text's."""
    kern: float | Reference | None = None
    """Kerning in points. Default: 0."""
    baselineOffset: float | Reference | None = None
    """Baseline offset in points. Default: 0."""


@dataclass(kw_only=True)
class Font(Part):
    """A font: a text style, or an object with its attributes."""

    style: (
        Literal[
            "largeTitle",
            "title1",
            "title2",
            "title3",
            "headline",
            "body",
            "callout",
            "subheadline",
            "footnote",
            "caption1",
            "caption2",
        ]
        | Reference
        | None
    ) = None
    """Text style, whose size grows with contentSizeCategory; all are regular.

    Default: the current font.
    """
    size: float | Reference | None = None
    """Font size in points, independent of the content size category. Default: the style's."""
    weight: (
        Literal[
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"
        ]
        | Reference
        | None
    ) = None
    """Font weight, drawn as light, regular, semibold or bold. Default: the style's."""
    family: str | Reference | TextReference | None = None
    """Font family, bundled or added. Default: the current family."""


AnyFont: TypeAlias = "Literal['largeTitle', 'title1', 'title2', 'title3', 'headline', 'body', 'callout', 'subheadline', 'footnote', 'caption1', 'caption2'] | Font | Reference"
"""A font: a text style, or an object with its attributes."""


@dataclass(kw_only=True)
class NumberInText(Part):
    """A number in a text, formatted for the locale."""

    value: float | Reference
    """The number; for a percentage the ratio, 0.64 for 64 %."""
    style: (
        Literal["decimal", "currency", "percent", "permille", "basisPoints", "compact", "unit"]
        | Reference
        | None
    ) = None
    """Number style. Default: "decimal"."""
    currency: str | Reference | TextReference | None = None
    """ISO 4217 code, only with the style currency."""
    unit: str | Reference | TextReference | None = None
    """CLDR name of a unit, only with the style unit."""
    minimumFractionDigits: int | Reference | None = None
    """Minimum number of decimals. Default: 0; for an amount, its currency's own."""
    maximumFractionDigits: int | Reference | None = None
    """Maximum number of decimals; halves are rounded away from zero.

    Default: 3; 1 for percent and compact; for an amount, its currency's own.
    """
    usesGroupingSeparator: bool | Reference | None = None
    """Whether to write 1000 as 1,000. Default: true."""
    sign: Literal["auto", "always", "never", "accounting"] | Reference | None = None
    """Which signs are written: only of negative numbers (auto), of negative and positive
    numbers (always), or none (never); zero has none. Default: "auto".
    """
    font: AnyFont | Reference | None = None
    """The font. Default: the text's."""
    color: AnyColor | Reference | None = None
    """The color. Default: the text's."""
    kern: float | Reference | None = None
    """Kerning in points. Default: 0."""
    baselineOffset: float | Reference | None = None
    """Baseline offset in points. Default: 0."""


@dataclass(kw_only=True)
class DateInText(Part):
    """A date in a text, formatted for the locale."""

    date: str | Reference | TextReference
    """The date in ISO 8601: a year, a month, a day, or a day with a time."""
    skeleton: str | Reference | TextReference | None = None
    """The fields to write, in the letters of an ICU skeleton; the locale has their order.

    Default: the fields that the date has.
    """
    font: AnyFont | Reference | None = None
    """The font. Default: the text's."""
    color: AnyColor | Reference | None = None
    """The color. Default: the text's."""
    kern: float | Reference | None = None
    """Kerning in points. Default: 0."""
    baselineOffset: float | Reference | None = None
    """Baseline offset in points. Default: 0."""


AnyStyleClass: TypeAlias = "str | Sequence[str | Reference | TextReference]"
"""Name of one or more style sheet classes."""

AnyColorScheme: TypeAlias = "Literal['device', 'deviceInverse', 'light', 'dark', 'darkBackground', 'darkConstant', 'lightBackground', 'lightConstant']"
"""Color scheme of the background: light or dark, like the appearance (device) or its
opposite (deviceInverse).
"""


@dataclass(kw_only=True)
class StateColors(Part):
    """A color, or one for each state of a control."""

    normal: AnyColor | Reference | None = None
    """Color of an enabled view. Default: from the color scheme."""
    disabled: AnyColor | Reference | None = None
    """Color of a disabled view. Default: from the color scheme."""
    highlighted: AnyColor | Reference | None = None
    """Color while highlighted. Default: normal."""
    selected: AnyColor | Reference | None = None
    """Color while selected. Default: highlighted."""


AnyStateColors: TypeAlias = "AnyColor | StateColors | Reference"
"""A color, or one for each state of a control."""


@dataclass(kw_only=True)
class KPIProgressView(Part):
    """A value in a circle that is filled as far as something is done."""

    type: ClassVar[str] = "kpiProgressView"
    chartSize: Literal["large", "small"] | Reference | None = None
    """Size of the ring: 130 points (large) or 104 (small). Default: "large"."""
    items: Sequence[KPIItem | Reference] | Reference | None = None
    """Parts of the value, in reading order; a ring has no icons."""
    progress: float | Reference | None = None
    """Progress, 0 to 1. Default: a formatted fraction or percentage among the items, else 0."""
    rules: Sequence[Rule | Reference] | Reference | None = None
    """Colors of the filled part by 'progress'; the first matching rule wins."""
    caption: AnyText | Reference | TextReference | None = None
    """Caption below the value if it fits, else below the ring."""
    footnote: AnyText | Reference | TextReference | None = None
    """Footnote, always below the ring."""
    colorScheme: AnyColorScheme | Reference | None = None
    """Color scheme of the view's background.

    Default: the header's inside a header, else device.
    """
    tintColor: AnyStateColors | Reference | None = None
    """Tint color of all parts, by state, in place of the color scheme's.

    Default: from the color scheme.
    """
    textColor: AnyStateColors | Reference | None = None
    """Color of the texts, by state, instead of the tint. Default: tintColor."""
    progressTintColor: AnyStateColors | Reference | None = None
    """Color of the filled part, by state, instead of the tint; normal also applies to a
    disabled ring. Default: tintColor.
    """
    trackTintColor: AnyStateColors | Reference | None = None
    """Color of the track, by state; normal applies to every state without a color.

    Default: a fifth of the progress color; primaryFill from v5 on.
    """
    progressWidth: float | Reference | None = None
    """Width of the filled part's line in points. Default: 2."""
    trackWidth: float | Reference | None = None
    """Width of the track's line in points. Default: 2."""
    isEnabled: bool | Reference | None = None
    """Whether the view is enabled; a disabled ring keeps its tint. Default: true."""
    isHighlighted: bool | Reference | None = None
    """Whether the view is pressed. Default: false."""
    isSelected: bool | Reference | None = None
    """Whether the view is selected; drawn like highlighted. Default: false."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as an empty ring around blocks. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class KPIHeader(Part):
    """A header with up to four KPIs, in pages."""

    type: ClassVar[str] = "kpiHeader"
    items: Sequence[KPIView | KPIProgressView | Reference] | Reference | None = None
    """KPI views and rings; small rings are omitted, then all but the first four."""
    page: int | Reference | None = None
    """Page to draw, from 1; overridden by --page. Default: 1."""
    colorScheme: AnyColorScheme | Reference | None = None
    """Color scheme of the background and of the items.

    Default: dark in classic, device in horizon.
    """
    isItemOrderForced: bool | Reference | None = None
    """Whether to keep the order of items; otherwise rings come first. Default: false."""
    interItemSpacing: float | Reference | None = None
    """Spacing between items in points. Default: 40 in compact, 48 in regular."""
    alignment: Literal["center", "firstBaseline"] | Reference | None = None
    """Vertical alignment of the KPI views in a row; rings are always centered.

    Default: firstBaseline.
    """
    bannerMessage: BannerMessage | Reference | None = None
    """A message below the items."""
    pageControl: PageControl | Reference | None = None
    """Colors of the page control. Default: depends on the generation."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; its items are drawn as blocks. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class BannerMessage(Part):
    """A banner message, such as a missing connection."""

    title: AnyText | Reference | TextReference
    """Title of the message."""
    type: (
        Literal["neutral", "aiNotice", "offline", "negative", "critical", "positive", "informative"]
        | None
    ) = None
    """Type of the message, which determines its color. Default: "neutral"."""
    icon: AnyImage | Reference | None = None
    """Image before the title; template images use the title's color."""


@dataclass(kw_only=True)
class PageControl(Part):
    """Page control."""

    currentPageIndicatorTintColor: AnyColor | Reference | None = None
    """Color of the current page's dot. Default: depends on the generation."""
    pageIndicatorTintColor: AnyColor | Reference | None = None
    """Color of the other dots. Default: depends on the generation."""


@dataclass(kw_only=True)
class ObjectHeader(Part):
    """The header of an object's page, with its name, status and key facts."""

    type: ClassVar[str] = "objectHeader"
    headlineText: AnyText | Reference | TextReference | None = None
    """Headline, the name of the object."""
    subheadlineText: AnyText | Reference | TextReference | None = None
    """Subheadline, below the headline."""
    tags: Sequence[AnyTag | Reference | TextReference] | Reference | None = None
    """Tags below the headlines, on as many lines as they need."""
    labelItems: Sequence[AnyLabelItem | Reference | TextReference] | Reference | None = None
    """Up to six facts with icons, in at most two rows."""
    bodyText: AnyText | Reference | TextReference | None = None
    """Body text, below the tags."""
    footnoteText: AnyText | Reference | TextReference | None = None
    """Footnote, below the body."""
    descriptionText: AnyText | Reference | TextReference | None = None
    """Description, a longer text."""
    statusText: AnyText | Reference | TextReference | None = None
    """Status, at the trailing end of the headline."""
    statusImage: AnyImage | Reference | None = None
    """Status image, 16 × 16 points; template images use the status color."""
    statusImageColor: AnyColor | Reference | None = None
    """Color of a status image that is a template.

    Default: from a style sheet, else the status text's.
    """
    substatusText: AnyText | Reference | TextReference | None = None
    """A second status."""
    substatusImage: AnyImage | Reference | None = None
    """Substatus image, 16 × 16 points; template images use the substatus color."""
    substatusImageColor: AnyColor | Reference | None = None
    """Color of a substatus image that is a template.

    Default: from a style sheet, else the substatus text's.
    """
    detailImage: AnyImage | Reference | None = None
    """Image of the object before the texts, scaled into a box with rounded corners."""
    detailImageSize: Size | Reference | None = None
    """Size of the detail image's box.

    Default: 44 × 44 points; in version v1, 45 in compact and 70 in regular.
    """
    detailImageContentMode: Literal["fit", "fill"] | Reference | None = None
    """How the detail image is scaled into its box: fill covers it and cuts off what lies
    outside, fit shows all of the image; built-in icons are always fitted. Default: fill for a
    PNG or JPEG without transparency, fit for icons and other images.
    """
    detailImageColor: AnyColor | Reference | None = None
    """Color of a detail image that is a template. Default: from a style sheet, else tintColor."""
    kpiView: KPIView | Reference | None = None
    """A KPI in place of the status, which moves to its own line."""
    detailContentView: (
        AnyImage | ObjectHeaderChartView | Reference | KPIView | KPIProgressView | ChartView | None
    ) = None
    """A number with a small chart, an image, a KPI view, a ring or a chart: on the second page
    in compact, in the middle in regular. Without a type, a number with a small chart.
    """
    backgroundColorScheme: AnyColorScheme | Reference | None = None
    """Color scheme of the background. Default: from a style sheet, else device."""
    statusLayout: Literal["stacked", "inline", "row"] | Reference | None = None
    """Position of status and substatus: below each other (stacked) or on one line (inline) at
    the trailing end of the headline, or on their own line below the tags (row). Default:
    "stacked".
    """
    additionalInfoAlignment: Literal["trailing", "leading"] | Reference | None = None
    """Edge of the detail image at which tags and the texts below them start: past its trailing
    edge, below the headlines (trailing), or at its leading edge, below the image (leading).
    Default: "trailing".
    """
    version: Literal["v1", "v2"] | Reference | None = None
    """Layout version: the SDK's from version 9 on (v2), or the one before (v1). Default: "v2"."""
    numberOfTagLines: int | Reference | None = None
    """Maximum number of tag lines, the last of which shows how many tags are hidden; 0:
    unlimited. Default: 0.
    """
    numberOfLabelItems: int | Reference | None = None
    """Number of label items to draw, up to six; 0: six. Default: 0."""
    pageControl: PageControl | Reference | None = None
    """Colors of the page control. Default: depends on the generation."""
    page: int | Reference | None = None
    """Page to draw, from 1; overridden by --page. Default: 1."""
    splitPercent: float | Reference | None = None
    """Deprecated and ignored; widths depend on the content."""
    isApplyingSplitPercent: bool | Reference | None = None
    """Deprecated and ignored; widths depend on the content."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as blocks. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class Tag(Part):
    """A tag: a text, or an object with a title."""

    title: AnyText | Reference | TextReference
    """Text of the tag."""
    colorScheme: AnyColorScheme | Reference | None = None
    """Color scheme of the tag's background. Default: the header's."""
    fillColor: AnyColor | Reference | None = None
    """Background of the tag; its text is light or dark, whichever has more contrast.

    Default: depends on the generation.
    """
    value: float | str | Reference | TextReference | None = None
    """Number or text that 'rules' test. Default: the title."""
    rules: Sequence[Rule | Reference] | Reference | None = None
    """Backgrounds of the tag by its 'value', in place of its other colors; the first matching
    rule wins.
    """


AnyTag: TypeAlias = "AnyText | Tag | Reference"
"""A tag: a text, or an object with a title."""


@dataclass(kw_only=True)
class LabelItem(Part):
    """A fact about an object: a text, or an object with a text and an icon."""

    text: AnyText | Reference | TextReference | None = None
    """Text of the label item; optional if there is an image."""
    image: AnyImage | Reference | None = None
    """Icon, 16 × 16 points; template images use the text's color.

    Default: from a style sheet, else none.
    """
    alignment: Literal["leading", "trailing"] | Reference | None = None
    """Side of the text that the icon is on. Default: "trailing"."""
    font: AnyFont | Reference | None = None
    """The text's font. Default: depends on the place."""
    color: AnyColor | Reference | None = None
    """The text's color. Default: depends on the place."""
    numberOfLines: int | Reference | None = None
    """Maximum number of lines; 0: unlimited. Default: depends on the place."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes of the text. Default: none."""


AnyLabelItem: TypeAlias = "str | AnyRuns | NumberInText | Reference | DateInText | LabelItem"
"""A fact about an object: a text, or an object with a text and an icon."""


@dataclass(kw_only=True)
class Size(Part):
    """A width and a height, in points."""

    width: float | Reference
    """Points."""
    height: float | Reference
    """Points."""


@dataclass(kw_only=True)
class ObjectHeaderChartView(Part):
    """A number with a small chart, in an object header or alone."""

    type: ClassVar[str] = "objectHeaderChartView"
    title: AnyText | Reference | TextReference | None = None
    """Title of the number, on one line."""
    titleAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the title."""
    subtitle: AnyText | Reference | TextReference | None = None
    """Subtitle, below the title."""
    subtitleAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the subtitle."""
    trend: AnyText | Reference | TextReference | None = None
    """Trend of the number."""
    trendAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the trend and its image."""
    trendImage: AnyImage | Reference | None = None
    """Image before the trend, 12 × 12 points."""
    trendSemanticColor: AnyColor | Reference | None = None
    """Color of the trend, its image and series without a color of their own.

    Default: like the subtitle; the chart's own.
    """
    trendStyle: TrendStyle | Reference | None = None
    """Arrow and color of a 'trend' that is a number, by its sign; 'trendImage' and
    'trendSemanticColor' win.
    """
    kpiItems: Sequence[KPIItem | Reference] | Reference | None = None
    """Parts of the number, like the items of a KPI view."""
    kpiAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the number."""
    kpiProgressView: KPIProgressView | Reference | None = None
    """A ring instead of the number, always small."""
    chartView: ChartView | Reference | None = None
    """Chart of the number: a line or column chart."""
    isEnabled: bool | Reference | None = None
    """Whether the view is tappable; the title is then tinted. Default: false."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as blocks. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class TrendStyle(Part):
    """The arrow and the color of a trend by the sign of its number."""

    good: Literal["up", "down", "none"] | Reference
    """Direction that is good."""


@dataclass(kw_only=True)
class ChartView(Part):
    """A chart of series over categories, or of points."""

    type: ClassVar[str] = "chartView"
    chartType: (
        Literal[
            "line",
            "area",
            "column",
            "stackedColumn",
            "bar",
            "stackedBar",
            "combo",
            "waterfall",
            "scatter",
            "bubble",
            "donut",
            "stock",
            "bullet",
            "microColumn",
            "microBullet",
            "microHarveyBall",
            "microRadial",
            "microArea",
        ]
        | Reference
        | None
    ) = None
    """Chart type. Default: "line"."""
    categories: Sequence[str | None | Reference | TextReference] | Reference | None = None
    """Names of the categories, or times in a stock chart (yyyy-MM-dd HH:mm:ss); null for a
    category without a name.
    """
    series: Sequence[Series | Reference | SeriesBy] | Reference | SeriesBy | None = None
    """Data series; in a donut, one slice each."""
    numberOfGridlines: int | Reference | None = None
    """Preferred number of ticks on a numeric axis, 2 to 20. Default: 3."""
    categoryAxis: CategoryAxis | Reference | None = None
    """Category axis; in scatter and bubble charts, the horizontal axis.

    Default: depends on the chart type.
    """
    numericAxis: NumericAxis | Reference | None = None
    """Numeric axis. Default: depends on the chart type."""
    secondaryNumericAxis: NumericAxis | Reference | None = None
    """Second numeric axis of a line, area or combo chart; title and format of a bubble chart's
    sizes. Default: depends on the chart type.
    """
    indexesOfColumnSeries: Sequence[int | Reference] | Reference | None = None
    """Series of a combo chart that are drawn as columns, from 0. Default: [0]."""
    indexesOfSecondaryValuesAxis: Sequence[int | Reference] | Reference | None = None
    """Series on the second axis, from 0. Default: []."""
    indexesOfTotalsCategories: Sequence[int | Reference] | Reference | None = None
    """Categories of a waterfall that start at the baseline, from 0; the first always does.

    Default: [].
    """
    indexOfStockSeries: int | Reference | None = None
    """Series that a stock chart shows, from 0. Default: 0."""
    colorsForCategory: Reference | None = None
    """Colors of single values, by series and category, from 0."""
    colors: Reference | None = None
    """Colors of names: of series, or of the categories of a single series; not in SAP's
    engine.
    """
    selections: Reference | None = None
    """Selected categories by series, from 0; others are dimmed."""
    valueLabels: bool | Literal["fit", "last", "ends", "extremes"] | Reference | None = None
    """Value labels: of whole series, or none of a series if one does not fit (true), or each
    that fits (fit); on lines and areas also the last of each series (last), the first and the
    last (ends), or the greatest and the least (extremes); not in SAP's engine. Default: false.
    """
    legend: bool | Literal["bottom", "top", "trailing", "lineEnds"] | Reference | None = None
    """Names of the series, and sizes of bubbles: below the plot (true or bottom), above it
    (top), beside it (trailing), or names at the ends of lines (lineEnds); not in SAP's engine.
    Default: false.
    """
    colorBySign: bool | Reference | None = None
    """Whether a waterfall's increases and decreases use semantic colors; not in SAP's engine.

    Default: false.
    """
    columnCornerRadius: float | Reference | None = None
    """Corner radius of columns in points; not in SAP's engine. Default: 0."""
    stacking: Literal["normal", "percent"] | Reference | None = None
    """What stacked columns and bars show: values (normal), or their shares in each stack
    (percent); not in SAP's engine. Default: "normal".
    """
    bubbleScale: Literal["area", "sdk"] | Reference | None = None
    """What the areas of bubbles show: the sizes (area), or where they lie in the range of all
    sizes, as in SAP's engine (sdk). Default: area in horizon, sdk in classic.
    """
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as a block. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class Series(Part):
    """A series of values of a chart, and its style."""

    values: Sequence[AnyValue | None | Reference] | Reference | PointColumns
    """A value for each category; null if missing."""
    title: str | Reference | TextReference | None = None
    """Title of the series, in the legend and the accessibility text."""
    color: AnyColor | Reference | None = None
    """Color of lines, points and columns.

    Default: chart1 to chart11 in turn; for stock charts, by direction.
    """
    rules: Sequence[Rule | Reference] | Reference | None = None
    """Colors of values; the first matching rule wins; not in SAP's engine."""
    fillColor: AnyColor | Reference | None = None
    """Color of the area below a line, drawn at 40 %. Default: the series' color."""
    lineWidth: float | Reference | None = None
    """Line width in points. Default: 2."""
    point: PointStyle | Reference | None = None
    """Style of the points of a line."""
    lineStyle: Literal["solid", "dashed"] | Reference | None = None
    """Style of a line; not in SAP's engine. Default: "solid"."""
    forecastFrom: int | Reference | None = None
    """First category whose value is a forecast, from 0: there lines are dashed, areas lighter
    and columns hatched; not in SAP's engine.
    """
    formats: Sequence[AxisFormat | Reference | None] | Reference | None = None
    """Format of each value where they differ, in value labels and the accessibility text, or
    null for the format of the axis; not in SAP's engine. The axis has the format that all its
    values share, or plain numbers. Default: the format of the axis.
    """
    labelsForDimension: Sequence[str | None | Reference | TextReference] | Reference | None = None
    """Texts in place of the numbers of a micro column chart; null for the number."""
    aggregate: Literal["sum", "mean", "min", "max", "first", "last"] | None = None
    """The value of several rows of one place. Default: sum."""


@dataclass(kw_only=True)
class Value(Part):
    """A number; a point in scatter and bubble charts; or several numbers; the first one is
    drawn.
    """

    x: float | None | Reference
    """Value on the horizontal axis; null if unknown."""
    y: float | None | Reference
    """Value on the vertical axis; null if unknown."""
    size: float | Reference | None = None
    """Size of a bubble, as its area."""


AnyValue: TypeAlias = "float | Value | Reference | Sequence[float | None | Reference]"
"""A number; a point in scatter and bubble charts; or several numbers; the first one is
drawn.
"""


@dataclass(kw_only=True)
class PointStyle(Part):
    """Style of the points of a line."""

    isHidden: bool | Reference | None = None
    """Whether points are hidden, except for isolated values.

    Default: false; true in stock charts, and in cards unless another key is set.
    """
    diameter: float | Reference | None = None
    """Diameter of a point, in points. Default: 7."""
    strokeColor: AnyColor | Reference | None = None
    """Color of the points. Default: the series' color."""
    gap: float | Reference | None = None
    """Least gap between two points in points; a nearer point is not drawn. Default: 2."""


@dataclass(kw_only=True)
class AxisFormat(Part):
    """Number format of an axis."""

    style: (
        Literal["decimal", "currency", "percent", "permille", "basisPoints", "compact"]
        | Reference
        | None
    ) = None
    """Number style. Default: "decimal"."""
    currency: str | Reference | TextReference | None = None
    """ISO 4217 code, only with the style currency."""
    minimumFractionDigits: int | Reference | None = None
    """Minimum number of decimals. Default: 0; for amounts, the currency's own."""
    maximumFractionDigits: int | Reference | None = None
    """Maximum number of decimals.

    Default: 2; 1 for percent and compact; for amounts, the currency's own.
    """
    usesGroupingSeparator: bool | Reference | None = None
    """Whether to write 1000 as 1,000. Default: true."""


@dataclass(kw_only=True)
class CategoryAxis(Part):
    """Options of a category axis."""

    labels: CategoryLabels | Reference | None = None
    """Labels of the categories."""
    gridlines: AxisLine | Reference | None = None
    """Gridlines at the categories. Default: shown in stock charts, at each label."""
    baseline: AxisLine | Reference | None = None
    """Line along the axis. Default: shown, except in bar charts."""
    labelsPosition: Literal["fixedBottom", "dynamic"] | Reference | None = None
    """Position of the labels if there are negative values: at the lower edge (fixedBottom), or
    at the zero line (dynamic). Default: "fixedBottom".
    """
    title: str | Reference | TextReference | None = None
    """Title of the axis; not in SAP's engine."""
    format: AxisFormat | Reference | None = None
    """Number format of the x axis of scatter and bubble charts.

    Default: plain numbers with the decimals of the ticks.
    """
    sort: Literal["value", "-value"] | Reference | None = None
    """Order of the categories of columns and bars by their values, or by the sums of all
    series: from the least (value) or from the greatest (-value); not in SAP's engine. Default:
    as in the data.
    """
    scale: Literal["category", "time"] | Reference | None = None
    """Distances between the categories: all the same (category), or in proportion to time, of
    categories that are ISO dates (time), in line, area, column, stackedColumn and combo charts;
    not in SAP's engine. Default: "category".
    """
    references: Sequence[CategoryReference | Reference] | Reference | None = None
    """Lines and bands across the plot at categories or dates; not in SAP's engine."""
    explicitMin: str | Reference | TextReference | None = None
    """First category of the axis by its name, or on a time axis, the date at which it starts;
    in line, area, column, bar, combo and stock charts; not in SAP's engine. Default: from the
    data.
    """
    explicitMax: str | Reference | TextReference | None = None
    """Last category of the axis by its name, or on a time axis, the date at which it ends; a
    month or a year ends with its last day; not in SAP's engine. Default: from the data.
    """


@dataclass(kw_only=True)
class CategoryLabels(Part):
    """Labels of a category axis."""

    isHidden: bool | Reference | None = None
    """Whether labels are hidden. Default: false."""
    style: Literal["allOrNothing", "range"] | Reference | None = None
    """Which labels are drawn: all of them (allOrNothing), or the first and the last (range).

    Default: allOrNothing; range in object headers, and in cards except for waterfalls.
    """
    fitting: Literal["fit", "allOrNothing"] | Reference | None = None
    """What happens to labels of the style allOrNothing that do not fit: names of columns take
    two lines, and otherwise every other or every nth label is drawn (fit), or none is
    (allOrNothing). Default: "fit".
    """


@dataclass(kw_only=True)
class AxisLine(Part):
    """A line of an axis."""

    isHidden: bool | Reference | None = None
    """Whether the line is hidden. Default: depends on the chart type."""


@dataclass(kw_only=True)
class CategoryReference(Part):
    """A line across the plot at a category or a date, or a band between two."""

    value: str | Reference | TextReference | None = None
    """Category or date of a line."""
    from_: str | Reference | TextReference | None = None
    """First category or date of a band, together with 'to'."""
    to: str | Reference | TextReference | None = None
    """Last category or date of a band, together with 'from'."""
    title: str | Reference | TextReference | None = None
    """Text above the plot."""


@dataclass(kw_only=True)
class NumericAxis(Part):
    """Options of a numeric axis."""

    labels: NumericLabels | Reference | None = None
    """Labels at the ticks. Default: shown."""
    gridlines: AxisLine | Reference | None = None
    """Gridlines at the ticks. Default: shown."""
    baseline: AxisLine | Reference | None = None
    """Line along the axis. Default: shown in stock, scatter and bubble charts, else hidden."""
    explicitMin: float | Reference | None = None
    """Minimum of the axis. Default: from the data."""
    explicitMax: float | Reference | None = None
    """Maximum of the axis. Default: from the data."""
    isZeroBased: bool | Reference | None = None
    """Whether the axis includes zero; always true for columns, also in combo charts, bars and
    waterfalls. Default: true; false for stock charts.
    """
    adjustToNiceValues: bool | Reference | None = None
    """Whether ticks are round numbers; 'explicitMin' and 'explicitMax' override them.

    Default: true.
    """
    allowLooseLabels: bool | Reference | None = None
    """Whether the outermost ticks enclose the data.

    Default: true for stackedColumn, waterfall, scatter and bubble, else false.
    """
    fudgeAxisRange: bool | Reference | None = None
    """Whether data that starts at a tick is kept away from the end of the axis.

    Default: true for stackedColumn, waterfall, scatter, bubble and combo, else false.
    """
    abbreviatesLabels: bool | Reference | None = None
    """Whether to abbreviate thousands as K and millions as M. Default: false; true in cards."""
    isMagnitudedDisplayed: bool | Reference | None = None
    """Whether abbreviated numbers show their suffix; without it, all numbers of the axis are
    divided by the same power of 1,000. Default: true.
    """
    title: str | Reference | TextReference | None = None
    """Title of the axis; not in SAP's engine."""
    format: AxisFormat | Reference | None = None
    """Number format."""
    ticks: Sequence[float | Reference] | Reference | None = None
    """Values with a tick, which the axis extends to; not in SAP's engine.

    Default: round numbers.
    """
    references: Sequence[AxisReference | Reference] | Reference | None = None
    """Lines and bands across the plot, which the axis extends to; not in SAP's engine."""


@dataclass(kw_only=True)
class NumericLabels(Part):
    """Labels of a numeric axis."""

    isHidden: bool | Reference | None = None
    """Whether labels are hidden. Default: false."""


@dataclass(kw_only=True)
class AxisReference(Part):
    """A line across the plot at a value, or a band between two values."""

    value: float | Reference | None = None
    """Value of a line."""
    from_: float | Reference | None = None
    """Lower end of a band, together with 'to'."""
    to: float | Reference | None = None
    """Upper end of a band, together with 'from'."""
    title: str | Reference | TextReference | None = None
    """Text next to the plot."""


@dataclass(kw_only=True)
class ChartCard(Part):
    """A card with a chart under its number."""

    type: ClassVar[str] = "chartCard"
    title: AnyText | Reference | TextReference | None = None
    """Title of the card, on one line."""
    titleAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the title."""
    status: AnyText | Reference | TextReference | None = None
    """Status such as the age of the content, at the trailing end of the title line."""
    statusAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the status."""
    kpiItems: Sequence[KPIItem | Reference] | Reference | None = None
    """Parts of the number, like the items of a KPI view."""
    kpiAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the number."""
    isHighlighted: bool | Reference | None = None
    """Whether the card is pressed. Default: false."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as bars and a block or a circle. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""
    subtitle: AnyText | Reference | TextReference | None = None
    """Subtitle, at the trailing end of the number's line."""
    subtitleAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the subtitle."""
    trend: AnyText | Reference | TextReference | None = None
    """Trend, shown instead of the subtitle."""
    trendAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the trend and its image."""
    trendImage: AnyImage | Reference | None = None
    """Image before the trend, 16 × 16 points."""
    trendSemanticColor: AnyColor | Reference | None = None
    """Color of the trend and its image. Default: like the status."""
    trendStyle: TrendStyle | Reference | None = None
    """Arrow and color of a 'trend' that is a number, by its sign; 'trendImage' and
    'trendSemanticColor' win.
    """
    facts: Sequence[Fact | Reference] | Reference | None = None
    """Figures below the number, two at most."""
    details: AnyText | Reference | TextReference | None = None
    """Text below the number and the facts: two lines unless numberOfLines sets more; not in
    the SDK.
    """
    seriesTitles: Sequence[str | Reference | TextReference] | Reference | None = None
    """Names of the series, next to dots in their colors; if there are more than four, the
    fourth shows the number of remaining series.
    """
    chartView: ChartView | Reference | None = None
    """Chart below the number; its categoryAxis shows the first and the last label (range)
    unless it sets allOrNothing.
    """


@dataclass(kw_only=True)
class Fact(Part):
    """A figure beside a card's number, such as its target."""

    title: AnyText | Reference | TextReference
    """Label of the value."""
    value: AnyText | Reference | TextReference
    """Value."""


@dataclass(kw_only=True)
class KPICard(Part):
    """A card with a number in its middle."""

    type: ClassVar[str] = "kpiCard"
    title: AnyText | Reference | TextReference | None = None
    """Title of the card, on one line."""
    titleAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the title."""
    status: AnyText | Reference | TextReference | None = None
    """Status such as the age of the content, at the trailing end of the title line."""
    statusAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the status."""
    kpiItems: Sequence[KPIItem | Reference] | Reference | None = None
    """Parts of the number, like the items of a KPI view."""
    kpiAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the number."""
    isHighlighted: bool | Reference | None = None
    """Whether the card is pressed. Default: false."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as bars and a block or a circle. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""
    facts: Sequence[Fact | Reference] | Reference | None = None
    """Figures below the number, two at most."""


@dataclass(kw_only=True)
class KPIProgressCard(Part):
    """A card with a small ring in its middle."""

    type: ClassVar[str] = "kpiProgressCard"
    title: AnyText | Reference | TextReference | None = None
    """Title of the card, on one line."""
    titleAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the title."""
    status: AnyText | Reference | TextReference | None = None
    """Status such as the age of the content, at the trailing end of the title line."""
    statusAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the status."""
    kpiItems: Sequence[KPIItem | Reference] | Reference | None = None
    """Parts of the number, like the items of a KPI view."""
    kpiAttributedText: AnyRuns | Reference | None = None
    """Attributed runs that replace the number."""
    isHighlighted: bool | Reference | None = None
    """Whether the card is pressed. Default: false."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as bars and a block or a circle. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""
    progress: float | Reference | None = None
    """Progress, 0 to 1. Default: a formatted fraction or percentage among the items, else 0."""
    rules: Sequence[Rule | Reference] | Reference | None = None
    """Colors of the ring by 'progress'; the first matching rule wins."""


@dataclass(kw_only=True)
class CardCollection(Part):
    """Cards in rows, or in one row that is wider than the screen."""

    type: ClassVar[str] = "cardCollection"
    cards: Sequence[AnyAnyCard | Reference] | Reference | None = None
    """Cards of any kind, in reading order; at least one."""
    isAllowingFlowLayout: bool | Reference | None = None
    """Whether cards wrap into rows; never on an iPhoneSE. Default: true."""
    contentSize: Literal["visible", "all"] | Reference | None = None
    """How much of a single row to draw: the visible part, or all. Default: "visible"."""
    cardHeight: float | Reference | None = None
    """Height of each card in points; cards whose content needs more are higher.

    Default: 192, or as much as the content needs.
    """
    isLoading: bool | Reference | None = None
    """Whether the view is loading; its cards are drawn as blocks. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


AnyAnyCard: TypeAlias = "ChartCard | KPICard | KPIProgressCard | Card | Reference"
"""A card of any kind."""


@dataclass(kw_only=True)
class Card(Part):
    """A card with an image, texts, facts, content of any kind, and buttons."""

    type: ClassVar[str] = "card"
    title: AnyText | Reference | TextReference | None = None
    """Title of the card, on up to three lines."""
    subtitle: AnyText | Reference | TextReference | None = None
    """Subtitle below the title, up to two lines."""
    mediaImage: AnyImage | Reference | None = None
    """Picture across the top of the card."""
    description: AnyText | Reference | TextReference | None = None
    """Text over the lower edge of 'mediaImage', on up to three lines."""
    detailImage: AnyImage | Reference | None = None
    """Image before the title, at most 60 × 60 points."""
    icons: Sequence[AnyImage | Reference] | Reference | None = None
    """Icons before the title, below each other, six at most."""
    flexItem: AnyCardRowItem | Reference | None = None
    """A further item in the head, like an item of a row."""
    flexItemPosition: (
        Literal["aboveMainHeader", "aboveTitle", "betweenTitleAndSubtitle", "belowSubtitle"]
        | Reference
        | None
    ) = None
    """Place of 'flexItem'. Default: "aboveMainHeader"."""
    headerAction: AnyCardAction | Reference | None = None
    """Button in the top corner: a text, or an object with a title or an icon."""
    counter: AnyText | Reference | TextReference | None = None
    """Text in the top corner, below the button there."""
    row1: Sequence[AnyCardRowItem | Reference] | Reference | None = None
    """First row below the title, of up to six items: texts, icons, tags, ratings or KPIs."""
    row2: Sequence[AnyCardRowItem | Reference] | Reference | None = None
    """Second row, like the first."""
    row3: Sequence[AnyCardRowItem | Reference] | Reference | None = None
    """Third row, like the first."""
    kpi: KPIView | Reference | None = None
    """KPI at the end of the rows."""
    kpiCaption: AnyText | Reference | TextReference | None = None
    """Caption of 'kpi', if it has none itself."""
    facts: Sequence[Fact | Reference] | Reference | None = None
    """Figures below the rows, two at most."""
    cardBody: (
        ChartView | KPIView | KPIProgressView | List | DataTable | Object | Reference | None
    ) = None
    """Content of the card: a chart, a KPI, a ring, a list, a table or an object."""
    action: AnyCardAction | Reference | None = None
    """Button at the bottom: a text, or an object with a title."""
    secondaryAction: AnyCardAction | Reference | None = None
    """Second button at the bottom, like the first."""
    tertiaryAction: AnyCardAction | Reference | None = None
    """Third button at the bottom, like the first."""
    overflowAction: bool | AnyText | Reference | TextReference | None = None
    """Button with three dots at the bottom: true, or its text for screen readers."""
    footerButtonWidth: Literal["auto", "equal", "intrinsic"] | Reference | None = None
    """Width of the buttons at the bottom. Default: "auto"."""
    isHighlighted: bool | Reference | None = None
    """Whether the card is pressed. Default: false."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as blocks in place of its texts. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class CardRowItem(Part):
    """An item of a card's row: a text, or an object with a text, an icon, a tag, a rating or a
    KPI.
    """

    text: AnyText | Reference | TextReference | None = None
    """Text of the item."""
    icon: AnyImage | Reference | None = None
    """Icon of the item, before its text."""
    tag: AnyTag | Reference | TextReference | None = None
    """Tag."""
    rating: float | Reference | None = None
    """Rating, as stars."""
    of: float | Reference | None = None
    """Number of stars. Default: 5."""
    kpi: KPIView | Reference | None = None
    """KPI."""


AnyCardRowItem: TypeAlias = "AnyText | CardRowItem | Reference"
"""An item of a card's row: a text, or an object with a text, an icon, a tag, a rating or a
KPI.
"""


@dataclass(kw_only=True)
class CardAction(Part):
    """A button: a text, or an object with a title or an icon."""

    title: AnyText | Reference | TextReference | None = None
    """Text of the button."""
    icon: AnyImage | Reference | None = None
    """Icon of a button without a text."""
    isEnabled: bool | Reference | None = None
    """Whether the button can be tapped. Default: true."""


AnyCardAction: TypeAlias = "AnyText | CardAction | Reference"
"""A button: a text, or an object with a title or an icon."""


@dataclass(kw_only=True)
class List(Part):
    """A list in a card."""

    type: ClassVar[str] = "list"
    items: Sequence[AnyCardListItem | Reference] | Reference | None = None
    """Items of the list; a card shows six at most."""
    header: AnyText | Reference | TextReference | None = None
    """Text above the list."""
    footer: AnyText | Reference | TextReference | None = None
    """Text below the list."""


@dataclass(kw_only=True)
class CardListItem(Part):
    """An item of a card's list: a text, or an object with a title."""

    title: AnyText | Reference | TextReference
    """Title of the item."""
    description: AnyText | Reference | TextReference | None = None
    """Text below the title."""
    icon: AnyImage | Reference | None = None
    """Icon before the title."""
    info: AnyText | Reference | TextReference | None = None
    """Text at the end of the row."""
    infoState: AnyColor | Reference | None = None
    """Color of the text at the end. Default: like the description."""


AnyCardListItem: TypeAlias = "AnyText | CardListItem | Reference"
"""An item of a card's list: a text, or an object with a title."""


@dataclass(kw_only=True)
class DataTable(Part):
    """A table in a card."""

    type: ClassVar[str] = "dataTable"
    columns: Sequence[AnyCardTableColumn | Reference] | Reference | None = None
    """Columns, with their titles."""
    rows: (
        Sequence[Sequence[float | AnyText | None | Reference | TextReference] | Reference]
        | Reference
        | None
    ) = None
    """Rows of cells: texts, numbers, values, or null for an empty cell; a card shows six at
    most.
    """


@dataclass(kw_only=True)
class CardTableColumn(Part):
    """A column of a card's table: a text, or an object with a title."""

    title: AnyText | Reference | TextReference
    """Title of the column."""
    alignment: Literal["leading", "center", "trailing"] | Reference | None = None
    """Alignment of the cells. Default: trailing for numbers, else leading."""


AnyCardTableColumn: TypeAlias = "AnyText | CardTableColumn | Reference"
"""A column of a card's table: a text, or an object with a title."""


@dataclass(kw_only=True)
class Object(Part):
    """Groups of labels and values in a card."""

    type: ClassVar[str] = "object"
    groups: Sequence[CardObjectGroup | Reference] | Reference | None = None
    """Groups of labels and values; a card shows six at most."""


@dataclass(kw_only=True)
class CardObjectGroup(Part):
    """A group of labels and values in a card."""

    title: AnyText | Reference | TextReference | None = None
    """Title of the group."""
    items: Sequence[CardObjectItem | Reference] | Reference | None = None
    """Labels with their values; a card shows six at most."""


@dataclass(kw_only=True)
class CardObjectItem(Part):
    """A label and its value."""

    label: AnyText | Reference | TextReference
    """Label of the value."""
    value: float | AnyText | Reference | TextReference | None = None
    """Value: a text, a number or a value."""


@dataclass(kw_only=True)
class ChartFloorplan(Part):
    """A screen with a chart, its title and a summary of its numbers."""

    type: ClassVar[str] = "chartFloorplan"
    title: AnyText | Reference | TextReference | None = None
    """Title, which names the quantity."""
    subtitle: AnyText | Reference | TextReference | None = None
    """Subtitle, below the title."""
    status: AnyText | Reference | TextReference | None = None
    """Status such as the age of the data."""
    summaryItems: Sequence[SummaryItem | Reference] | Reference | None = None
    """Numbers above the chart: aggregates, selected categories and ranges."""
    chartView: ChartView | Reference | None = None
    """Chart; categories with a summary item are selected unless it sets selections."""
    seriesTitles: Sequence[str | Reference | TextReference] | Reference | None = None
    """Names of the series, in the legend; they replace the titles of the chart's series."""
    valuesAxisTitle: str | Reference | TextReference | None = None
    """Title of the chart's numeric axis. Default: the chart's own."""
    categoryAxisTitle: str | Reference | TextReference | None = None
    """Title of the chart's category axis. Default: the chart's own."""
    isLoading: bool | Reference | None = None
    """Whether the view is loading; drawn as blocks. Default: false."""
    styleClass: AnyStyleClass | Reference | None = None
    """Additional style classes. Default: none."""


@dataclass(kw_only=True)
class SummaryItem(Part):
    """A number above a chart: of a category, of all of them, or of a range."""

    title: AnyText | Reference | TextReference | None = None
    """Title. Default: the name of the category."""
    values: (
        Sequence[AnyText | None | Reference | TextReference] | Reference | PointColumns | None
    ) = None
    """A text for each series, in their order; null if a series has no value."""
    series: None | Reference | SeriesBy | None = None
    """Series that the values belong to; null for values of no series, such as a target.

    Default: the chart's series, in their order.
    """
    category: int | Reference | None = None
    """Index of the category, from 0, or -1 for an aggregate over all of them."""
    emptyText: AnyText | Reference | TextReference | None = None
    """Text shown if there are no values. Default: a dash in place of each value."""
    isEnabled: bool | Reference | None = None
    """Whether the item can be tapped: then its title has the tint color in classic; gray
    otherwise. Default: true.
    """
    lowerBoundTitle: AnyText | Reference | TextReference | None = None
    """Start of a range, together with 'upperBoundTitle' and 'value'."""
    upperBoundTitle: AnyText | Reference | TextReference | None = None
    """End of a range."""
    value: AnyText | Reference | TextReference | None = None
    """Value of a range."""
    trend: AnyText | Reference | TextReference | None = None
    """Trend, below the values."""
    trendImage: AnyImage | Reference | None = None
    """Image before the trend, 16 × 16 points."""
    trendSemanticColor: AnyColor | Reference | None = None
    """Color of the trend and its image. Default: like the title."""
    aggregate: Literal["sum", "mean", "min", "max", "first", "last"] | None = None
    """The value of several rows of one place. Default: sum."""


@dataclass(kw_only=True)
class Figure(Part):
    """One of several figures."""

    view: AnyView
    """The view to draw."""
    name: str | None = None
    """Name of the figure, used for the file; must be unique.

    Default: the description's name, with a number if there are several.
    """
    accessibilityText: str | Reference | TextReference | None = None
    """Text that screen readers say for the picture, instead of words made from the view.

    Default: made from the view.
    """
    environment: Environment | Reference | None = None
    """Traits of the screen that differ from the description's."""
    stylesheet: AnyStylesheet | None = None
    """Style sheets, instead of the description's."""
    lint: Lint | Reference | None = None
    """Levels of design rules that differ from the description's."""
    accept: (
        Sequence[
            Literal[
                "encoding",
                "invisible-character",
                "duplicate-key",
                "syntax",
                "sdk-word",
                "unknown-key",
                "unknown-color",
                "unknown-font",
                "unknown-class",
                "unknown-column",
                "unknown-word",
                "missing-key",
                "wrong-page",
                "wrong-date",
                "out-of-range",
                "wrong-value",
                "language",
                "still-picture",
                "ring-disagrees",
                "no-room",
                "image",
                "file",
                "unused-style",
                "constant",
                "deprecated",
                "palette",
                "low-contrast",
                "missing-glyph",
                "conflict",
                "similar-series",
                "rounded-label",
                "wrong-count",
                "rule-never-holds",
                "other-way",
                "texts",
                "name",
                "data",
                "order",
                "unexplained-colors",
                "hidden-base",
                "limit",
                "empty",
                "no-such-index",
                "beyond-axis",
                "ignored",
                "other",
                "missing-file",
                "unreadable",
                "unwritable",
                "overwrite",
                "no-input",
                "recording",
                "comparison",
                "secret",
                "address",
                "usage",
                "request",
                "forbidden",
                "not-found",
                "busy",
                "interrupted",
                "run",
                "fault",
                "difference",
            ]
        ]
        | None
    ) = None
    """Codes of warnings that are intended, as in a picture of a mistake; one that does not
    occur is a warning.
    """


@dataclass(kw_only=True)
class Environment(Part):
    """Traits of the screen that a view is drawn for."""

    width: float | Reference | None = None
    """Width of the view in points, without padding.

    Default: as needed by the view; 375 for a header or a collection in compact, 320 on an
    iPhoneSE, 1024 in regular; 343 for a card in compact, 370 in regular; 300 for a chart.
    """
    height: float | Reference | None = None
    """Height of the view in points, without padding.

    Default: as needed by the view; 200 for a chart.
    """
    scale: float | Reference | None = None
    """Pixels per point; fractions are allowed. Default: 2."""
    horizontalSizeClass: Literal["compact", "regular"] | Reference | None = None
    """Horizontal size class.

    Default: regular from a width of 668 points up; without a width, regular on an iPad.
    """
    device: Literal["iPhoneSE", "iPhone", "iPad"] | Reference | None = None
    """Device family, for style sheets and card collections.

    Default: iPhone in compact, iPad in regular.
    """
    orientation: Literal["portrait", "landscape"] | Reference | None = None
    """Device orientation, for style sheets. Default: "portrait"."""
    widget: Literal["small", "medium", "large"] | Reference | None = None
    """Widget that a card is drawn as, in its size on the device. Default: none."""
    appearance: Literal["light", "dark"] | Reference | None = None
    """Light or dark appearance; palettes v2 and v3 have no dark colors. Default: "light"."""
    generation: Literal["classic", "horizon"] | Reference | None = None
    """Design generation: classic (the SDK's reference pages) or horizon (current).

    Default: "classic".
    """
    palette: Literal["v2", "v3", "v4", "v5", "v6", "v7", "v8"] | Reference | None = None
    """Color palette. Default: v2 for classic, v8 for horizon."""
    interfaceLevel: Literal["base", "elevated"] | Reference | None = None
    """Interface level: base or elevated. Default: "base"."""
    contrast: Literal["normal", "high"] | Reference | None = None
    """Color contrast. Default: "normal"."""
    differentiateWithoutColor: bool | Reference | None = None
    """Whether series differ in more than color, and rings show the titles of their rules.

    Default: false.
    """
    contentSizeCategory: (
        Literal[
            "extraSmall",
            "small",
            "medium",
            "large",
            "extraLarge",
            "extraExtraLarge",
            "extraExtraExtraLarge",
            "accessibilityMedium",
            "accessibilityLarge",
            "accessibilityExtraLarge",
            "accessibilityExtraExtraLarge",
            "accessibilityExtraExtraExtraLarge",
        ]
        | Reference
        | None
    ) = None
    """Preferred text size (UIKit content size category). Default: "large"."""
    layoutDirection: Literal["leftToRight", "rightToLeft"] | Reference | None = None
    """Layout direction. Default: "leftToRight"."""
    locale: str | Reference | None = None
    """Locale for numbers and dates, a BCP 47 language tag. Default: "en-US"."""
    timeZone: str | Reference | TextReference | None = None
    """IANA name of the time zone that dates with an offset are converted to.

    Default: the time that they are written with.
    """
    fontFamily: str | Reference | TextReference | None = None
    """Font family, bundled or added. Default: Inter."""
    background: AnyColor | Reference | None = None
    """Background of the view and its padding. Default: transparent."""
    padding: float | Sequence[float | Reference] | Reference | None = None
    """Padding in points: one number, or top, right, bottom, left. Default: 0."""
    words: Reference | None = None
    """Built-in words, for translation. Default: in the language of the locale, or in English."""


AnyStylesheet: TypeAlias = "str | Sequence[str | Reference | TextReference]"
"""Path of one or more .nss style sheets, relative to the description; later ones win."""


@dataclass(kw_only=True)
class Lint(Part):
    """How much it matters that the picture breaks a design rule."""

    _keys: ClassVar[Mapping[str, str]] = {
        "kpi_progress": "kpi-progress",
        "cut_text": "cut-text",
        "target_size": "target-size",
        "text_size": "text-size",
        "color_only": "color-only",
        "unnamed_categories": "unnamed-categories",
        "unnamed_series": "unnamed-series",
    }
    contrast: Literal["off", "warning", "error"] | None = None
    """Text has a contrast of at least 4.5 with its background; large text has at least 3.

    Default: error.
    """
    kpi_progress: Literal["off", "warning", "error"] | None = None
    """A ring is as full as its number says. Default: error."""
    cut_text: Literal["off", "warning", "error"] | None = None
    """No text ends in an ellipsis. Default: error."""
    target_size: Literal["off", "warning", "error"] | None = None
    """Touch targets are at least 44 points wide and high. Default: warning."""
    text_size: Literal["off", "warning", "error"] | None = None
    """No text is smaller than 11 points. Default: warning."""
    orphan: Literal["off", "warning", "error"] | None = None
    """At most one text of a picture ends with a single word on its last line.

    Default: warning.
    """
    color_only: Literal["off", "warning", "error"] | None = None
    """Color is never the only sign of a difference or a state. Default: warning."""
    unnamed_categories: Literal["off", "warning", "error"] | None = None
    """Each category has its name, or the first and the last name say what is between them.

    Default: warning.
    """
    unnamed_series: Literal["off", "warning", "error"] | None = None
    """The name of a chart's only series is in the picture. Default: warning."""
    guidelines: Literal["off", "warning", "error"] | None = None
    """A view in the horizon look keeps to the limits in SAP's guidelines. Default: warning."""


@dataclass(kw_only=True)
class Data(Part):
    """A table whose rows the values of the description come from."""

    file: str | None = None
    """Path of a .csv, .tsv, .json or .jsonl file, relative to the description."""
    values: Sequence[Reference] | None = None
    """The rows themselves, as objects."""
    groupBy: str | Sequence[str] | None = None
    """One or more columns; a figure is drawn for each of their values."""
    each: bool | None = None
    """Whether a figure is drawn for each row. Default: false."""
    where: Reference | None = None
    """Values or ranges of columns; other rows are left out."""
    sortBy: str | Sequence[str] | None = None
    """One or more columns to sort the rows by; descending after '-'.

    Default: the order of the table.
    """
    limit: int | Reference | None = None
    """The most categories of a chart that come from a column, or rows of a figure if none do,
    after 'where' and 'sortBy'; 'other' adds up all others under its name.
    """
    types: Reference | None = None
    """Types of columns that should not be guessed: string, number, quantity (a number that is
    not an amount of money), or a date.
    """


@dataclass(kw_only=True)
class Texts(Part):
    """Texts in several languages; a picture uses the texts of its locale."""

    file: str | Sequence[str]
    """Path of one or more tables (.csv, .tsv, .json, .jsonl) with a column of keys and one for
    each language, or .strings, .xliff or .xlf files, relative to the description.
    """
    source: str | None = None
    """Language of the texts used where another language lacks one.

    Default: the first language of the file.
    """


@dataclass(kw_only=True)
class Variants(Part):
    """Trait values of the environment; a picture is drawn for each combination."""

    width: Sequence[float] | None = None
    """Width of the view in points, without padding."""
    height: Sequence[float] | None = None
    """Height of the view in points, without padding."""
    scale: Sequence[float] | None = None
    """Pixels per point; fractions are allowed."""
    horizontalSizeClass: Sequence[Literal["compact", "regular"]] | None = None
    """Horizontal size class."""
    device: Sequence[Literal["iPhoneSE", "iPhone", "iPad"]] | None = None
    """Device family, for style sheets and card collections."""
    orientation: Sequence[Literal["portrait", "landscape"]] | None = None
    """Device orientation, for style sheets."""
    widget: Sequence[Literal["small", "medium", "large"]] | None = None
    """Widget that a card is drawn as, in its size on the device."""
    appearance: Sequence[Literal["light", "dark"]] | None = None
    """Light or dark appearance; palettes v2 and v3 have no dark colors."""
    generation: Sequence[Literal["classic", "horizon"]] | None = None
    """Design generation: classic (the SDK's reference pages) or horizon (current)."""
    palette: Sequence[Literal["v2", "v3", "v4", "v5", "v6", "v7", "v8"]] | None = None
    """Color palette."""
    interfaceLevel: Sequence[Literal["base", "elevated"]] | None = None
    """Interface level: base or elevated."""
    contrast: Sequence[Literal["normal", "high"]] | None = None
    """Color contrast."""
    differentiateWithoutColor: Sequence[bool] | None = None
    """Whether series differ in more than color, and rings show the titles of their rules."""
    contentSizeCategory: (
        Sequence[
            Literal[
                "extraSmall",
                "small",
                "medium",
                "large",
                "extraLarge",
                "extraExtraLarge",
                "extraExtraExtraLarge",
                "accessibilityMedium",
                "accessibilityLarge",
                "accessibilityExtraLarge",
                "accessibilityExtraExtraLarge",
                "accessibilityExtraExtraExtraLarge",
            ]
        ]
        | None
    ) = None
    """Preferred text size (UIKit content size category)."""
    layoutDirection: Sequence[Literal["leftToRight", "rightToLeft"]] | None = None
    """Layout direction."""
    locale: Sequence[str] | None = None
    """Locale for numbers and dates, a BCP 47 language tag."""
    timeZone: Sequence[str] | None = None
    """IANA name of the time zone that dates with an offset are converted to."""
    fontFamily: Sequence[str] | None = None
    """Font family, bundled or added."""
    background: Sequence[AnyColor] | None = None
    """Background of the view and its padding."""
    padding: Sequence[float | Sequence[float]] | None = None
    """Padding in points: one number, or top, right, bottom, left."""
    words: Sequence[Reference] | None = None
    """Built-in words, for translation."""


@dataclass(kw_only=True)
class Serve(Part):
    """Values that the addresses of a card may set; only 'fiori-render serve' uses it."""

    parameters: Sequence[Literal["appearance", "scale", "locale", "width"]] | None = None
    """Traits that the address of a card may set, besides the columns of its row."""


@dataclass(kw_only=True)
class TextReference(Part):
    """A text of texts, in the language of the locale."""

    text: Reference
    """text"""


@dataclass(kw_only=True)
class PointColumns(Part):
    """Columns of numbers, for a point of each row."""

    x: Reference
    """x"""
    y: Reference
    """y"""
    size: Reference | None = None
    """size"""


@dataclass(kw_only=True)
class SeriesBy(Part):
    """A series for each value of a column of a long table."""

    _keys: ClassVar[Mapping[str, str]] = {"by": "$by"}
    by: str
    """The column with the names of the series."""
    values: Sequence[AnyValue | None | Reference] | Reference | PointColumns
    """A value for each category; null if missing."""
    title: str | Reference | TextReference | None = None
    """Title of the series, in the legend and the accessibility text."""
    color: AnyColor | Reference | None = None
    """Color of lines, points and columns.

    Default: chart1 to chart11 in turn; for stock charts, by direction.
    """
    rules: Sequence[Rule | Reference] | Reference | None = None
    """Colors of values; the first matching rule wins; not in SAP's engine."""
    fillColor: AnyColor | Reference | None = None
    """Color of the area below a line, drawn at 40 %. Default: the series' color."""
    lineWidth: float | Reference | None = None
    """Line width in points. Default: 2."""
    point: PointStyle | Reference | None = None
    """Style of the points of a line."""
    lineStyle: Literal["solid", "dashed"] | Reference | None = None
    """Style of a line; not in SAP's engine. Default: "solid"."""
    forecastFrom: int | Reference | None = None
    """First category whose value is a forecast, from 0: there lines are dashed, areas lighter
    and columns hatched; not in SAP's engine.
    """
    formats: Sequence[AxisFormat | Reference | None] | Reference | None = None
    """Format of each value where they differ, in value labels and the accessibility text, or
    null for the format of the axis; not in SAP's engine. The axis has the format that all its
    values share, or plain numbers. Default: the format of the axis.
    """
    labelsForDimension: Sequence[str | None | Reference | TextReference] | Reference | None = None
    """Texts in place of the numbers of a micro column chart; null for the number."""
    aggregate: Literal["sum", "mean", "min", "max", "first", "last"] | None = None
    """The value of several rows of one place. Default: sum."""


@dataclass(kw_only=True)
class Document(Part):
    """One view, or several figures, to draw.

    Lengths are in points. A key may also be null, which counts as not set; this schema omits
    null, so that editors offer only values.
    """

    view: AnyView | None = None
    """The view to draw."""
    figures: Sequence[Figure | Reference] | None = None
    """Several figures, each drawn as a picture, instead of view."""
    data: Data | Reference | None = None
    """A table; values of the view can come from its rows, and figures be drawn for them."""
    texts: Texts | Reference | None = None
    """Texts in several languages; a value can be one of them in the language of the locale."""
    name: str | Reference | None = None
    """Name of the picture, used for the file; with data, each figure needs its own.

    Default: the description's name, with a number if there are several.
    """
    accessibilityText: str | Reference | TextReference | None = None
    """Text that screen readers say for the picture, instead of words made from the view.

    Default: made from the view.
    """
    sharedRange: bool | None = None
    """Whether the axes of all figures have the same ranges of numbers and dates, micro charts
    the same heights and bubbles the same sizes, so that they can be compared. Default: false.
    """
    environment: Environment | Reference | None = None
    """Traits of the screen; a figure's own environment is merged over them, key by key."""
    variants: Variants | Reference | None = None
    """Trait values; a picture is drawn for each combination."""
    stylesheet: AnyStylesheet | None = None
    """Style sheets; a figure's own replace them."""
    serve: Serve | Reference | None = None
    """Values that the addresses of a card may set when a server draws this template."""
    lint: Lint | Reference | None = None
    """Levels of design rules for 'lint'; a figure's own are merged over them."""
    accept: (
        Sequence[
            Literal[
                "encoding",
                "invisible-character",
                "duplicate-key",
                "syntax",
                "sdk-word",
                "unknown-key",
                "unknown-color",
                "unknown-font",
                "unknown-class",
                "unknown-column",
                "unknown-word",
                "missing-key",
                "wrong-page",
                "wrong-date",
                "out-of-range",
                "wrong-value",
                "language",
                "still-picture",
                "ring-disagrees",
                "no-room",
                "image",
                "file",
                "unused-style",
                "constant",
                "deprecated",
                "palette",
                "low-contrast",
                "missing-glyph",
                "conflict",
                "similar-series",
                "rounded-label",
                "wrong-count",
                "rule-never-holds",
                "other-way",
                "texts",
                "name",
                "data",
                "order",
                "unexplained-colors",
                "hidden-base",
                "limit",
                "empty",
                "no-such-index",
                "beyond-axis",
                "ignored",
                "other",
                "missing-file",
                "unreadable",
                "unwritable",
                "overwrite",
                "no-input",
                "recording",
                "comparison",
                "secret",
                "address",
                "usage",
                "request",
                "forbidden",
                "not-found",
                "busy",
                "interrupted",
                "run",
                "fault",
                "difference",
            ]
        ]
        | None
    ) = None
    """Codes of warnings that are intended, as in a picture of a mistake; one that does not
    occur is a warning.
    """


__all__ = [
    "AxisFormat",
    "AxisLine",
    "AxisReference",
    "BannerMessage",
    "Card",
    "CardAction",
    "CardCollection",
    "CardListItem",
    "CardObjectGroup",
    "CardObjectItem",
    "CardRowItem",
    "CardTableColumn",
    "CategoryAxis",
    "CategoryLabels",
    "CategoryReference",
    "ChartCard",
    "ChartFloorplan",
    "ChartView",
    "Data",
    "DataTable",
    "DateInText",
    "Document",
    "Environment",
    "Fact",
    "Figure",
    "Font",
    "Fraction",
    "Image",
    "KPICard",
    "KPIHeader",
    "KPIItem",
    "KPIProgressCard",
    "KPIProgressView",
    "KPIView",
    "LabelItem",
    "Lint",
    "List",
    "Number",
    "NumberInText",
    "NumericAxis",
    "NumericLabels",
    "Object",
    "ObjectHeader",
    "ObjectHeaderChartView",
    "PageControl",
    "PointColumns",
    "PointStyle",
    "Rule",
    "Run",
    "Series",
    "SeriesBy",
    "Serve",
    "Size",
    "StateColors",
    "SummaryItem",
    "Tag",
    "Text",
    "TextReference",
    "Texts",
    "TrendStyle",
    "Value",
    "Variants",
]
