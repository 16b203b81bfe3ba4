# SPDX-License-Identifier: GPL-3.0-or-later
"""Workbooks, read by a second reader: every formula of the sheet of steps is computed again, and the steps are those of the program.

workbook.py PROGRAM                  the tests that need nothing else
workbook.py PROGRAM Spreadsheet      LibreOffice computes the formulas again (tests/long)
"""
import csv
import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
import zipfile

program = os.path.realpath(sys.argv.pop(1))
environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)
main = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"

functions = {"SIN": math.sin, "COS": math.cos, "TAN": math.tan, "EXP": math.exp, "SQRT": math.sqrt, "LN": math.log, "ABS": abs,
             "PI": lambda: math.pi, "SUMSQ": lambda *all: sum(one * one for one in all), "ATAN2": lambda x, y: math.atan2(y, x)}


class Book:
    """The cells of the sheets, by name: (formula, value)."""

    def __init__(self, file):
        with zipfile.ZipFile(file) as parts:
            names = parts.namelist()
            strings = []
            if "xl/sharedStrings.xml" in names:
                for one in xml.fromstring(parts.read("xl/sharedStrings.xml")):
                    strings.append("".join(text.text or "" for text in one.iter(main + "t")))
            book = xml.fromstring(parts.read("xl/workbook.xml"))
            self.names = {one.get("name"): one.text.split("!")[1].replace("$", "") for one in book.iter(main + "definedName")}
            self.sheets = {}
            for i, sheet in enumerate(book.iter(main + "sheet")):
                cells = {}
                for cell in xml.fromstring(parts.read(f"xl/worksheets/sheet{i + 1}.xml")).iter(main + "c"):
                    formula, value = cell.find(main + "f"), cell.find(main + "v")
                    text = None if value is None else value.text
                    if cell.get("t") == "s":
                        text = strings[int(text)]
                    cells[cell.get("r")] = (None if formula is None else formula.text, text)
                self.sheets[sheet.get("name")] = cells
            self.charts = [Chart(parts.read(name)) for name in sorted(names) if name.startswith("xl/charts/chart")]

    def recalculated(self, sheet):
        """Every number of a sheet, by cell, computed from the formulas."""
        cells, found = self.sheets[sheet], {}

        def value(name):
            if name not in found:
                formula, text = cells[name]
                found[name] = float(text) if formula is None else computed(formula)
            return found[name]

        def computed(formula):
            # A sign binds more tightly than a power in a spreadsheet; the program never writes one there.
            assert not re.search(r"-[A-Z$0-9.]+\^", formula), formula
            python = re.sub(r"\$?\b([A-Z]{1,3})\$?(\d+)\b(?!\()", r"value('\1\2')", formula.replace("^", "**"))
            known = {name: value(cell) for name, cell in self.names.items()}
            return eval(python, {"__builtins__": {}, "value": value, **functions, **known})

        sys.setrecursionlimit(100000)
        for name, (formula, text) in cells.items():
            if formula is not None:
                value(name)
        return found

    def of(self, reference):
        """The heading and the numbers of a column of a chart: "Data!$A$2:$A$8"."""
        sheet, column, first, last = re.fullmatch(r"'?(.+?)'?!\$([A-Z]+)\$(\d+):\$\2\$(\d+)", reference).groups()
        cells = self.sheets[sheet]
        return cells[column + str(int(first) - 1)][1], [cells.get(column + str(row), (None, None))[1] for row in range(int(first), int(last) + 1)]

    def headings(self, sheet="Data"):
        return [text for name, (_, text) in self.sheets[sheet].items() if re.fullmatch("[A-Z]+1", name)]

    def recipe(self):
        """What the sheet of the experiment carries, with the cells of a row joined."""
        text = "".join(one for _, one in self.sheets["Experiment"].values())
        return json.loads(text[text.index("{"):])


class Chart:
    """The curves of a chart, as (x, y) references, the titles of its axes, and whether they are logarithmic."""

    def __init__(self, content):
        form = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"
        tree = xml.fromstring(content)
        self.curves = [tuple(next(one.find(form + axis).iter(form + "f")).text for axis in ("xVal", "yVal")) for one in tree.iter(form + "ser")]
        self.logarithmic = [one.find(form + "scaling").find(form + "logBase") is not None for one in tree.iter(form + "valAx")]


def computed_by_libreoffice(name):
    """The workbook as LibreOffice saves it, which has to compute each formula, because the values beside them are taken out."""
    with zipfile.ZipFile(name) as parts, zipfile.ZipFile("bare.xlsx", "w") as bare:
        for part in parts.namelist():
            text = parts.read(part)
            if part.startswith("xl/worksheets/sheet"):
                text = re.sub(rb"(</f>)<v>[^<]*</v>", rb"\1", text)
            bare.writestr(part, text)
    os.makedirs("again", exist_ok=True)
    subprocess.run(["soffice", "-env:UserInstallation=file://" + folder.name + "/office", "--headless", "--convert-to", "xlsx", "--outdir", "again",
                    "bare.xlsx"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300)
    return Book("again/bare.xlsx")


def made(experiment, name="book.xlsx"):
    with open("e.json", "w", encoding="utf-8") as file:
        json.dump(experiment, file)
    subprocess.run([program, "run", "e.json", "--quiet", "--table", name], env=environment, check=True)
    return Book(name)


def table(experiment, integrator):
    with open("m.json", "w", encoding="utf-8") as file:
        json.dump({**experiment, "runs": [{"integrator": integrator}]}, file)
    subprocess.run([program, "run", "m.json", "--quiet", "--tidy", "--table", "m.csv"], env=environment, check=True)
    with open("m.csv", encoding="utf-8") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


# Experiments whose steps a sheet can make, and the column of the table that its first column is.
problems = (({"scene": "spring", "parameters": {"damping": 0.3}, "step": 0.1, "duration": 2}, "x"),
            ({"scene": "pendulum", "step": 0.05, "duration": 2}, "theta"),
            ({"scene": "driven-oscillator", "step": 0.05, "duration": 2}, "x"),
            ({"scene": "double-well", "step": 0.05, "duration": 2}, "x"),
            ({"scene": "kepler", "step": 0.05, "duration": 2}, "x"),
            ({"scene": "double-pendulum", "step": 0.02, "duration": 1}, None),
            ({"scene": "own-formula", "step": 0.05, "duration": 1}, None))


@unittest.skipUnless(shutil.which("soffice"), "LibreOffice is not here")
class Spreadsheet(unittest.TestCase):
    def test_libreoffice_computes_the_numbers_of_the_program(self):
        for experiment, _ in problems:
            book = made({**experiment, "runs": [{}]})
            again = computed_by_libreoffice("book.xlsx")
            compared = 0
            for name, (formula, text) in book.sheets["Steps"].items():
                if formula is not None:
                    value = float(again.sheets["Steps"][name][1])
                    self.assertAlmostEqual(value, float(text), delta=1e-11 * max(1, abs(value)), msg=(experiment, name, formula))
                    compared += 1
            self.assertGreater(compared, 100)
            print(experiment["scene"], compared, "formulas")


class Workbook(unittest.TestCase):
    def test_formulas_make_the_steps_of_the_program(self):
        for experiment, column in problems:
            book = made({**experiment, "runs": [{}]})
            cells = book.sheets["Steps"]
            again = book.recalculated("Steps")
            for name, (formula, text) in cells.items():
                if formula is not None:
                    self.assertAlmostEqual(again[name], float(text), delta=1e-11 * max(1, abs(again[name])), msg=(experiment, name, formula))
            if column is None:
                continue
            heads = {re.sub(r"\d", "", name): text for name, (_, text) in cells.items() if name.endswith("3") and len(re.sub(r"\D", "", name)) == 1}
            firsts = [name for name, text in heads.items() if text.split(" [")[0] in ("x", "x 1")]
            self.assertEqual(len(firsts), 3)
            for first, integrator in zip(firsts, ("explicit-euler", "velocity-verlet", "rk4")):
                for row, expected in enumerate(table(experiment, integrator)):
                    self.assertAlmostEqual(again[f"{first}{row + 4}"], float(expected[column]), delta=1e-10, msg=(experiment, integrator, row))

    def test_the_data_have_heads_with_units_and_a_chart(self):
        book = made({"scene": "spring", "step": 0.1, "duration": 2, "runs": [{"integrator": "rk4"}, {"integrator": "heun"}]})
        self.assertEqual(list(book.sheets), ["Data", "Steps", "Experiment"])
        self.assertEqual(len(book.charts), 2)
        subprocess.run([program, "run", "e.json", "--quiet", "--table", "t.csv"], env=environment, check=True)
        with open("t.csv", encoding="utf-8") as file:
            rows = list(csv.reader(line for line in file if not line.startswith("#")))
        data = book.sheets["Data"]
        self.assertEqual(data["A1"][1], rows[0][0])
        for row, line in enumerate(rows[1:]):
            self.assertAlmostEqual(float(data[f"B{row + 2}"][1]), float(line[1]), delta=1e-14)
        self.assertEqual(book.recipe()["experiment"]["scene"], "spring")

    def test_charts_show_what_they_name(self):
        book = made({"scene": "pendulum", "step": 0.05, "duration": 1, "runs": [{"integrator": "rk4"}, {"integrator": "heun"}]})
        curves = book.charts[0].curves
        self.assertEqual(len(curves), 2)
        for x, y in curves:
            (time, times), (shown, values) = book.of(x), book.of(y)
            self.assertTrue(time.startswith("time"), time)
            self.assertIn("error", shown)
            self.assertEqual(len(values), 21)
            self.assertAlmostEqual(float(times[-1]), 1)
            self.assertGreater(len(set(values)), 10)
        self.assertNotEqual(book.of(curves[0][1])[0], book.of(curves[1][1])[0])
        self.assertEqual(book.charts[0].logarithmic, [False, False])

    def test_an_analysis_has_logarithmic_axes_distinct_headings_and_empty_cells(self):
        with open("e.json", "w", encoding="utf-8") as file:
            json.dump({"scene": "pendulum", "step": 0.05, "duration": 1, "runs": [{"integrator": "velocity-verlet"}]}, file)
        subprocess.run([program, "analyse", "step-sweep", "e.json", "--quiet", "--table", "order.xlsx"], env=environment, check=True)
        book = Book("order.xlsx")
        self.assertEqual(book.charts[0].logarithmic, [True, True])
        self.assertEqual(len(book.headings()), len(set(book.headings())), book.headings())
        self.assertEqual(sum("largest over the run" in one for one in book.headings()), 1)
        self.assertNotIn("nan", [text for _, text in book.sheets["Data"].values()])
        column = next(name[:-1] for name, (_, text) in book.sheets["Data"].items() if text == "measured order [1]")
        self.assertNotIn(column + "2", book.sheets["Data"])
        self.assertAlmostEqual(float(book.sheets["Data"][column + "4"][1]), 2, delta=0.1)
        self.assertTrue(any(re.search("slope (1.99|2.0)", one) for one in book.headings("Points and lines")))

    def test_a_workbook_opens_again(self):
        made({"scene": "pendulum", "step": 0.05, "duration": 1, "runs": [{}]})
        for name, table in (("e.json", "first.csv"), ("book.xlsx", "again.csv")):
            subprocess.run([program, "run", name, "--quiet", "--table", table], env=environment, check=True)
        with open("first.csv", "rb") as first, open("again.csv", "rb") as again:
            self.assertEqual(first.read(), again.read())
        with zipfile.ZipFile("other.xlsx", "w") as parts:
            parts.writestr("a.txt", "no workbook")
        refused = subprocess.run([program, "run", "other.xlsx"], env=environment, capture_output=True, text=True)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("other.xlsx", refused.stderr)

    def test_the_steps_have_units_and_say_where_they_end(self):
        short = made({"scene": "pendulum", "step": 0.05, "duration": 1, "runs": [{}]}).sheets["Steps"]
        self.assertNotIn("A2", short)
        for heading in ("t [s]", "x [rad]", "v [rad/s]", "a [rad/s²]"):
            self.assertIn(heading, [text for _, text in short.values()])
        long = made({"scene": "spring", "step": 0.0025, "duration": 3, "runs": [{}]}).sheets["Steps"]
        self.assertIn("1000 of 1200", long["A2"][1])

    def test_the_same_run_gives_the_same_bytes_in_every_locale(self):
        experiment = {"scene": "spring", "step": 0.125, "duration": 1, "runs": [{}]}
        made(experiment, "one.xlsx")
        environment["LC_ALL"] = "de_DE.UTF-8"
        made(experiment, "two.xlsx")
        del environment["LC_ALL"]
        with open("one.xlsx", "rb") as one, open("two.xlsx", "rb") as two:
            self.assertEqual(one.read(), two.read())

    def test_scenes_without_such_equations_have_data_alone(self):
        for scene in ("cloth", "box-stack", "bouncing-ball", "lorenz", "outer-solar-system"):
            book = made({"scene": scene, "duration": 0.1, "runs": [{}]})
            self.assertEqual(list(book.sheets), ["Data", "Experiment"], scene)


if __name__ == "__main__":
    unittest.main(defaultTest="Workbook")
