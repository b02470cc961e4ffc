"""The names of the classes of `views`; `generate_views.py` writes this file."""

# ruff: noqa: F403, F405

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .views import *

__all__ = [
    "AxisFormat",
    "AxisLine",
    "AxisReference",
    "BannerMessage",
    "CardCollection",
    "CategoryAxis",
    "CategoryLabels",
    "ChartCard",
    "ChartFloorplan",
    "ChartView",
    "Data",
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
    "Number",
    "NumberInText",
    "NumericAxis",
    "NumericLabels",
    "ObjectHeader",
    "ObjectHeaderChartView",
    "PageControl",
    "PointColumns",
    "PointStyle",
    "Rule",
    "Run",
    "Series",
    "SeriesBy",
    "Size",
    "StateColors",
    "SummaryItem",
    "Tag",
    "Text",
    "TrendStyle",
    "Value",
    "Variants",
]
