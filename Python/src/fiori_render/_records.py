"""Classes of values, without loading `dataclasses`, which takes as long as drawing a picture."""

# Type checkers take this for true: for them, these are the functions of the standard library.
TYPE_CHECKING = False

__all__ = ["field", "record", "replace"]

if TYPE_CHECKING:
    from dataclasses import dataclass as record
    from dataclasses import field as field
    from dataclasses import replace as replace

else:

    class field:  # noqa: N801
        """The default of a field that `record` has to treat specially."""

        def __init__(self, *, default_factory=None, repr=True, compare=True, **default):
            self.factory = default_factory
            self.default = default
            self.is_shown = repr
            self.is_compared = compare

    def record(kind=None, *, frozen=False, eq=True):
        """Add the methods to a class of annotated fields that `dataclasses.dataclass` would add.

        Fields are not inherited.
        """
        if kind is None:
            return lambda kind: record(kind, frozen=frozen, eq=eq)
        fields = {name: _taken(kind, name) for name in kind.__annotations__}
        kind._fields_of_record = fields
        kind.__match_args__ = tuple(fields)
        kind.__init__ = _initializer(kind, fields)
        if "__repr__" not in kind.__dict__:
            kind.__repr__ = _shown
        if eq:
            kind.__eq__ = _equals
            kind.__hash__ = _hashed if frozen else None
        if frozen:
            kind.__setattr__ = kind.__delattr__ = _refuse
        return kind

    def replace(value, **changes):
        """Return a copy of a value with other fields."""
        fields = getattr(value, "_fields_of_record", None)
        if fields is None:
            import dataclasses

            return dataclasses.replace(value, **changes)
        return type(value)(**{**{name: getattr(value, name) for name in fields}, **changes})

    def _taken(kind, name):
        """Return a class's field, and leave only its plain default in the class."""
        if name not in kind.__dict__:
            return field()
        given = kind.__dict__[name]
        if not isinstance(given, field):
            return field(default=given)
        delattr(kind, name)
        if given.default:
            setattr(kind, name, given.default["default"])
        return given

    def _initializer(kind, fields):
        """Return `__init__`, with the names of the fields for help and messages."""
        # The dictionary of a value is written to since a frozen one has no assignment.
        parameters, lines, values = ["self"], ["own = self.__dict__"], {"_unset": object()}
        for name, each in fields.items():
            value = name
            if each.factory is not None:
                values[f"_make_{name}"] = each.factory
                parameters.append(f"{name}=_unset")
                value = f"_make_{name}() if {name} is _unset else {name}"
            elif each.default:
                values[f"_default_{name}"] = each.default["default"]
                parameters.append(f"{name}=_default_{name}")
            else:
                parameters.append(name)
            lines.append(f"own[{name!r}] = {value}")
        if hasattr(kind, "__post_init__"):
            lines.append("self.__post_init__()")
        text = f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines)
        exec(text, values)
        made = values["__init__"]
        made.__qualname__ = f"{kind.__qualname__}.__init__"
        made.__module__ = kind.__module__
        made.__annotations__ = {**kind.__annotations__, "return": "None"}
        return made

    def _compared(value):
        fields = value._fields_of_record
        return [getattr(value, name) for name, each in fields.items() if each.is_compared]

    def _equals(self, other):
        return _compared(self) == _compared(other) if type(self) is type(other) else NotImplemented

    def _hashed(self):
        return hash(tuple(_compared(self)))

    def _shown(self):
        fields = self._fields_of_record
        parts = [f"{name}={getattr(self, name)!r}" for name in fields if fields[name].is_shown]
        return f"{type(self).__qualname__}({', '.join(parts)})"

    def _refuse(self, name, *value):
        raise AttributeError(f"'{name}' of a {type(self).__name__} cannot be changed")
