"""A function below `@ag.entrypoint` is called as it stands, with the registered defaults."""

from types import SimpleNamespace


def init():
    pass


def entrypoint(function):
    return function


def TextParam(default):
    return default


def IntParam(*, default, minval, maxval):
    return default


FloatParam = IntParam


def GroupedMultipleChoiceParam(default, choices):
    if not any(default in group for group in choices.values()):
        raise ValueError(f"{default} is in no group")
    return default


config = SimpleNamespace()
config.register_default = lambda **values: vars(config).update(values)
