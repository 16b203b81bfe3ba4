# SPDX-License-Identifier: GPL-3.0-or-later
"""Timestep in Python: the experiments of the program, computed by the same code, with tables as numpy arrays.

>>> import timestep
>>> result = timestep.run("spring", set={"step": 0.1, "integrator": "rk4"})
>>> result["time"][-1], result["total-energy"][-1]

An *experiment* is a dict as the program's files hold it, the path of such a file, the id of a scene (`scenes()`), or
an earlier result. The same experiment gives the same bytes as the command line. A mistake raises `InputError`, with the sentence of the
program and the path of the value. Ctrl+C stops within about 0.1 s; while it computes, other threads of Python go on.
"""
from __future__ import annotations

import json as _json
import os as _os
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Union

import numpy as _np

__all__ = ["InputError", "FitError", "Run", "Table", "Result", "Analysis", "Fit", "run", "sweep", "analyse", "fit", "facts",
           "experiment", "scenes", "integrators", "analyses", "__version__"]


class InputError(ValueError):
    """A mistake in an experiment or an argument.

    `sentence`: what is wrong; `path`: which value ("runs/0/step"), `file`, `line`, `column`: where; empty or 0 if unknown.
    """

    def __init__(self, said: str, sentence: str = "", path: str = "", file: str = "", line: int = 0, column: int = 0):
        super().__init__(said)
        self.sentence, self.path, self.file, self.line, self.column = sentence or said, path, file, line, column


class FitError(RuntimeError):
    """A fit without a result: the data do not determine the parameters, or it does not converge."""


from . import _core  # noqa: E402  (its errors are the class above)

__version__: str = _core.version

Experiment = Union[Mapping[str, Any], str, "_os.PathLike[str]", "Result"]
Progress = Callable[[int, int], None]


def scenes() -> dict[str, str]:
    """The scenes: id -> English name."""
    return dict(_core.catalogue("scenes"))


def integrators() -> dict[str, str]:
    """The integrators: id -> English name."""
    return dict(_core.catalogue("integrators"))


def analyses() -> dict[str, str]:
    """The kinds of `analyse()`: id -> English name."""
    return dict(_core.catalogue("analyses"))


def _value(value: Any) -> str:
    if isinstance(value, (bool, _np.bool_)):
        return "true" if value else "false"
    return repr(float(value)) if isinstance(value, (float, _np.floating)) else str(value)


def _text(of: Experiment) -> tuple[str, str]:
    """The JSON text of an experiment, and its file."""
    if isinstance(of, Result):
        return _json.dumps(of.experiment), ""
    if isinstance(of, Mapping):
        return _json.dumps(of), ""
    if isinstance(of, str) and of in scenes():
        return _core.standard(of), ""
    path = _os.fspath(of)
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(), path
    except FileNotFoundError:
        if isinstance(of, str) and not _os.path.dirname(of) and "." not in of:
            return _core.standard(of), ""  # raises: there is no such scene
        raise


def _prepared(of: Experiment, set: Mapping[str, Any] | None = None, calculate: Iterable[str] = (), until: str | None = None,
              crossings: Iterable[str] = ()) -> str:
    text, file = _text(of)
    changes = [(key, _value(value)) for key, value in (set or {}).items()]
    return _core.prepared(text, file, changes, list(calculate), until or "", list(crossings))


def experiment(of: Experiment, *, set: Mapping[str, Any] | None = None, calculate: Iterable[str] = (),
               until: str | None = None, crossings: Iterable[str] = ()) -> dict[str, Any]:
    """The whole experiment as a dict, with every setting.

    `set`: values by key, as of `timestep run --set`: {"step": 0.01, "runs/0/integrator": "rk4", "mass": 2};
    `calculate`: columns to add, "momentum [kg m/s] = m*v"; `until`: where runs end, "x = 0 falling"; `crossings`: further
    conditions whose instants are noted. Raises InputError.
    """
    return _json.loads(_prepared(of, set, calculate, until, crossings))


class Run(Mapping):
    """The columns of one run: id -> array of float64, one value per row, read-only; nan where a value is not defined."""

    def __init__(self, label: str, columns: Iterable[Mapping[str, Any]]):
        self.label = label
        self.columns = {column["id"]: column["values"] for column in columns}
        self.names = {column["id"]: column["name"] for column in columns}
        self.units = {column["id"]: column["unit"] for column in columns}

    def __getitem__(self, id: str) -> _np.ndarray:
        try:
            return self.columns[id]
        except KeyError:
            raise KeyError(f"there is no column {id!r}; there are {', '.join(self.columns)}") from None

    def __iter__(self):
        return iter(self.columns)

    def __len__(self) -> int:
        return len(self.columns)

    def __repr__(self) -> str:
        return f"<timestep.Run {self.label!r}: {', '.join(self)}>"


class Table:
    """Columns by run. `runs`: one `Run` each; `shared`: columns that belong to no run (the values of a sweep).

    `table["x"]` is the shared column of this id, or that of the first run.
    """

    def __init__(self, core: Any):
        columns = core.columns
        self._core = core
        self.shared = Run("", [column for column in columns if column["run"] < 0])
        self.runs = [Run(label, [column for column in columns if column["run"] == i]) for i, label in enumerate(core.runs)]

    def __getitem__(self, id: str) -> _np.ndarray:
        if id in self.shared or not self.runs:
            return self.shared[id]
        return self.runs[0][id]

    def csv(self, tidy: bool = False) -> str:
        """The table as the command line writes it, without its comment lines. `tidy`: one line per run and row."""
        return self._core.csv(tidy)

    def frame(self):
        """A pandas DataFrame with one line per run and row; the column "run" holds the labels. Needs pandas."""
        import pandas

        parts = []
        for run in self.runs or [self.shared]:
            columns = {**self.shared, **run}
            rows = max((len(values) for values in columns.values()), default=0)
            padded = {id: _np.pad(values, (0, rows - len(values)), constant_values=_np.nan) for id, values in columns.items()}
            parts.append(pandas.DataFrame({"run": run.label, **padded}))
        return pandas.concat(parts, ignore_index=True)

    def _curves(self) -> tuple[str, list[str]]:
        """The column of the x axis, and those of the plots."""
        ids = [id for run in self.runs[:1] or [self.shared] for id in run]
        across = next(iter(self.shared), None) or ("time" if "time" in ids else next(iter(ids), ""))
        return across, [id for id in ids if id not in (across, "time", "step")][:2]

    def figure(self, *ids: str):
        """A matplotlib figure of columns against time, or against the shared column; the first two if none is named."""
        from matplotlib.figure import Figure

        across, chosen = self._curves()
        chosen = list(ids) or chosen
        figure = Figure(figsize=(7, 2.4 * max(1, len(chosen))), layout="constrained")
        for i, id in enumerate(chosen):
            axes = figure.add_subplot(len(chosen), 1, i + 1)
            for run in self.runs or [self.shared]:
                x = self.shared[across] if across in self.shared else run[across]
                axes.plot(x[:len(run[id])], run[id], label=run.label)
            unit = next(run.units[id] for run in self.runs or [self.shared])
            axes.set_ylabel(id if unit == "1" else f"{id} [{unit}]")
            axes.set_xlabel(across)
            if len(self.runs) > 1 and i == 0:
                axes.legend()
        return figure

    def _repr_html_(self) -> str:
        """For notebooks: the figure if matplotlib is installed, else the first rows."""
        try:
            import io

            drawing = io.StringIO()
            self.figure().savefig(drawing, format="svg")
            text = drawing.getvalue()
            return text[text.index("<svg"):]
        except ImportError:
            pass
        import html

        lines = [line.split(",") for line in self.csv(tidy=True).splitlines()[:11]]
        rows = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
        return f"<table>{rows}</table>"


class Result(Table):
    """What `run()` found.

    `experiment`: the whole experiment as a dict; `state`: the state after the last step, as `--state` writes it;
    `diverged`: None, or (run, step, time, reason) of the first run that diverged; `crossings`: (run, condition, "rising" or
    "falling", time, values of the columns) for each crossing of a condition.
    """

    def __init__(self, experiment: str, found: Mapping[str, Any]):
        super().__init__(found["table"])
        self.experiment: dict[str, Any] = _json.loads(experiment)
        self.diverged: tuple[int, int, float, str] | None = found["diverged"]
        self.crossings: list[tuple[int, str, str, float, list[float]]] = found["crossings"]
        self._state = found["state"]

    @property
    def state(self) -> dict[str, Any]:
        return _json.loads(self._state)

    def page(self, program: str = "timestep") -> str:
        """The experiment as one page of HTML that runs in a browser, written by the program `timestep`.

        `program`: its name or path. Raises FileNotFoundError if there is none, and InputError with its sentence if it refuses,
        as it does where app/packaging/web/build has not made the engine for browsers.
        """
        import subprocess

        made = subprocess.run([program, "run", "-", "--html", "-", "--quiet"], input=_json.dumps(self.experiment), text=True,
                              capture_output=True, encoding="utf-8")
        if not made.stdout:
            raise InputError(made.stderr.strip())
        return made.stdout

    def _repr_html_(self) -> str:
        """For notebooks: the figure, and below it the page that runs, where the program can make it."""
        import html

        shown = super()._repr_html_()
        try:
            page = html.escape(self.page())
        except (OSError, InputError):
            return shown
        return shown + f'<iframe title="Timestep" style="width:100%;height:44rem;border:0" srcdoc="{page}"></iframe>'

    def __repr__(self) -> str:
        rows = max((len(values) for run in self.runs for values in run.values()), default=0)
        return f"<timestep.Result of {self.experiment.get('scene', 'a world')}: {len(self.runs)} runs, {rows} rows>"


def run(of: Experiment, *, set: Mapping[str, Any] | None = None, calculate: Iterable[str] = (), until: str | None = None,
        crossings: Iterable[str] = (), columns: Sequence[str] = (), progress: Progress | None = None) -> Result:
    """Runs an experiment to its end. `set`, `calculate`, `until`, `crossings`: as for `experiment()`.

    `columns`: ids of the columns that the table holds, in this order; all if empty. `progress(done, of)` is called about 20
    times a second with numbers of steps. Raises InputError; KeyboardInterrupt after Ctrl+C.
    """
    text = _prepared(of, set, calculate, until, crossings)
    result = Result(text, _core.run(text, list(columns), progress))
    for id in columns:
        result[id]  # raises KeyError with the ids that there are
    return result


class Analysis(Table):
    """What `analyse()` found: its table, `summary` (a Table of a few numbers), and `sentences` of each run (of facts)."""

    def __init__(self, kind: str, spec: str, found: Mapping[str, Any]):
        super().__init__(found["table"])
        self.kind = kind
        self.settings: dict[str, Any] = _json.loads(spec)
        self.summary = Table(found["summary"])
        self.sentences: list[list[str]] = found["sentences"]

    def __repr__(self) -> str:
        return f"<timestep.Analysis {self.kind!r}: {', '.join(dict.fromkeys(id for run in self.runs for id in run))}>"


def analyse(of: Experiment, kind: str, *, over: str | None = None, values: Sequence[float | str] | None = None,
            measure: str | None = None, coordinate: str | None = None, share: tuple[str, float] | None = None,
            settings: Mapping[str, Any] | None = None, set: Mapping[str, Any] | None = None, threads: int = 0,
            progress: Progress | None = None) -> Analysis:
    """Carries out an analysis (`analyses()`), as `timestep analyse KIND` does. What is not given suits the experiment.

    `over`: the key of the setting on the x axis, and `values` of it (numbers, or ids of a choice); `measure`: which measure is
    followed; `coordinate`: which coordinate is cut; `share`: a second setting with the budget that it shares with `over`;
    `settings`: further settings of the kind. `threads`: 0 for one per core; the numbers do not depend on it. Raises InputError.
    """
    text = _prepared(of, set)
    spec = _json.loads(_core.standard_analysis(text, kind))
    spec.update({key: value for key, value in (("over", over), ("measure", measure), ("coordinate", coordinate))
                 if value is not None})
    if values is not None:
        names = [one for one in values if isinstance(one, str)]
        spec["values"] = list(range(len(names))) if names else [float(one) for one in values]
        spec["choices"] = names
        spec["shared"], spec["budget"] = share or ("", 0)
        spec.pop("part", None)
    spec["settings"] = {**spec.get("settings", {}), **(settings or {})}
    chosen = _json.dumps(spec)
    return Analysis(kind, chosen, _core.analyse(text, chosen, threads, progress))


def sweep(of: Experiment, over: str, values: Sequence[float | str], *, measure: str | None = None,
          set: Mapping[str, Any] | None = None, threads: int = 0, progress: Progress | None = None) -> Analysis:
    """Runs an experiment once for each of the `values` of the setting `over`: largest and last value of a measure.

    The values are the column "value".
    """
    return analyse(of, "sweep", over=over, values=values, measure=measure, set=set, threads=threads, progress=progress)


def facts(method: str, *, of: Experiment = "pendulum") -> dict[str, Any]:
    """The measured facts of a method: `method` is an id of `integrators()` or the lines of an own method.

    Returns {"sentences": [...], "order": ..., "stability-limit": ..., ...}; nan where a fact does not apply.
    """
    chosen = {"integrator": method} if method in integrators() else {"runs/0/method": method}
    found = analyse(of, "facts", set=chosen)
    numbers = {id: float(values[0]) for id, values in found.summary.runs[0].items()}
    return {"sentences": found.sentences[0], **numbers}


class Fit:
    """What `fit()` found.

    `parameters`: key -> {"value", "error" (standard uncertainty), "unit", "start", "half_step_shift"}; `correlation`: array,
    parameters by parameters; `chi_square`, `freedom` (points minus parameters), `determination` (r squared); `weighted`: the
    uncertainties come from those of the points; `series`: measure -> {"time", "model", "residual"} (arrays), "rms", "unit";
    `experiment`: the dict with the fitted values; `step` of the fitted run.
    """

    def __init__(self, found: Mapping[str, Any]):
        self.parameters = {one.pop("key"): one for one in found["parameters"]}
        count = len(self.parameters)
        self.correlation = _np.array(found["correlation"]).reshape(count, count) if found["correlation"] else _np.empty((0, 0))
        self.series = {id: {"unit": unit, "time": time, "model": model, "residual": residual, "rms": rms}
                       for id, unit, time, model, residual, rms in found["series"]}
        for key in ("points", "chi_square", "freedom", "determination", "weighted", "step"):
            setattr(self, key, found[key])
        self.experiment: dict[str, Any] = _json.loads(found["experiment"])

    def __getitem__(self, key: str) -> float:
        return self.parameters[key]["value"]

    def __repr__(self) -> str:
        return "<timestep.Fit " + ", ".join(f"{key} = {one['value']:.6g} ± {one['error']:.2g}"
                                            for key, one in self.parameters.items()) + ">"


def fit(of: Experiment, time: Sequence[float], values: Mapping[str, Sequence[float]], parameters: Sequence[str], *,
        sigma: Mapping[str, float | Sequence[float]] | None = None, run: int = 0, time_shift: bool = False, refine: bool = False,
        set: Mapping[str, Any] | None = None, threads: int = 0, progress: Progress | None = None) -> Fit:
    """Fits settings of an experiment so that a run follows measured points, as `timestep fit` does.

    `time`: n times on the clock of the run; `values`: measure -> n values in its unit (nan: missing); `sigma`: their standard
    uncertainty, one number or n; `parameters`: keys of the settings that are fitted; `time_shift`: fit a shift of the times,
    too; `refine`: fit again with finer steps until half the step moves no value by a twentieth of its uncertainty. Raises
    InputError, and FitError if there is no result.
    """
    times = _np.asarray(time, dtype=float)
    series = []
    for measure, column in values.items():
        value = _np.asarray(column, dtype=float)
        error = None if sigma is None or measure not in sigma else _np.broadcast_to(
            _np.asarray(sigma[measure], dtype=float), value.shape)
        if value.shape != times.shape or value.ndim != 1:
            raise InputError(f"{measure}: {value.size} values for {times.size} times")
        known = _np.isfinite(times) & _np.isfinite(value) & (True if error is None else _np.isfinite(error))
        if error is not None and not (error[known] > 0).all():
            raise InputError(f"sigma of {measure}: an uncertainty must be greater than 0")
        series.append((measure, times[known].tolist(), value[known].tolist(), [] if error is None else error[known].tolist()))
    found = _core.fit(_prepared(of, set), series, list(parameters), run, time_shift, refine, threads, progress)
    if found["failure"]:
        raise FitError(found["failure"])
    return Fit(found)
