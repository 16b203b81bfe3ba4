# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python package beside the command line: equal bytes, sentences for mistakes, Ctrl+C, threads.

python_package.py PROGRAM, with PYTHONPATH at the package.
"""
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import numpy
import timestep

program = os.path.realpath(sys.argv.pop(1))
environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
folder = tempfile.TemporaryDirectory()
os.chdir(folder.name)

kepler = {"scene": "kepler", "step": 0.02, "duration": 3, "runs": [{"integrator": "rk4"}, {"integrator": "velocity-verlet"}]}
# 0.3 s a step and no end.
slow = {"scene": "cloth", "parameters": {"columns": 300, "rows": 300}, "step": 0.01, "duration": 1000, "runs": [{"passes": 300}]}


def commanded(*arguments, expected=0):
    done = subprocess.run([program, *arguments], env=environment, capture_output=True, text=True)
    assert done.returncode == expected, done.stderr
    return done.stdout


def rows(file):
    with open(file, encoding="utf-8", newline="") as table:
        return "".join(line for line in table if not line.startswith("#"))


class PythonPackage(unittest.TestCase):
    def test_a_run_gives_the_bytes_of_the_command_line(self):
        for name in ("kepler", "cloth", "box-stack", "double-pendulum"):
            of = kepler if name == "kepler" else timestep.experiment(name, set={"duration": 0.2})
            with open("e.json", "w", encoding="utf-8") as file:
                json.dump(of, file)
            commanded("run", "e.json", "--quiet", "--table", "t.csv", "--state", "s.json")
            result = timestep.run("e.json")
            self.assertEqual(result.csv(), rows("t.csv"))
            with open("s.json", encoding="utf-8") as file:
                self.assertEqual(result.state, json.load(file))

    def test_columns_are_arrays_with_names_and_units(self):
        result = timestep.run(kepler)
        self.assertEqual(len(result.runs), 2)
        x = result.runs[1]["x"]
        self.assertEqual((x.dtype, x.shape), (numpy.float64, (151,)))
        self.assertEqual((result.runs[1].units["x"], result["time"][-1]), ("m", 3.0))
        with self.assertRaises(ValueError):
            x[0] = 1  # read-only
        del result
        self.assertEqual(x.sum(), x.copy().sum())  # the array keeps its table alive
        with self.assertRaisesRegex(KeyError, "there is no column 'y2'; there are time"):
            timestep.run(kepler).runs[0]["y2"]
        chosen = timestep.run(kepler, columns=["time", "total-energy"])
        self.assertEqual(list(chosen.runs[0]), ["time", "total-energy"])

    def test_changes_are_those_of_the_command_line(self):
        with open("e.json", "w", encoding="utf-8") as file:
            json.dump(kepler, file)
        commanded("run", "e.json", "--quiet", "--table", "t.csv", "--set", "step=0.05", "--set", "runs/1/integrator=heun",
                  "--calculate", "half [m] = x/2", "--until", "x = 0 falling")
        result = timestep.run("e.json", set={"step": 0.05, "runs/1/integrator": "heun"}, calculate=["half [m] = x/2"],
                              until="x = 0 falling")
        self.assertEqual(result.csv(), rows("t.csv"))
        run, condition, way, instant, _ = result.crossings[0]
        self.assertEqual((run, condition, way, instant), (0, "x = 0 falling", "falling", result["time"][-1]))

    def test_an_analysis_gives_the_bytes_of_the_command_line_on_any_number_of_threads(self):
        commanded("analyse", "sweep", "e.json", "--over", "step", "--values", "0.1,0.05,0.025", "--quiet", "--table", "t.csv")
        for threads in (1, 3):
            found = timestep.sweep("e.json", "step", [0.1, 0.05, 0.025], threads=threads)
            self.assertEqual(found.csv(), rows("t.csv"))
        self.assertEqual(list(found["value"]), [0.1, 0.05, 0.025])
        both = timestep.sweep("spring", "integrator", ["rk4", "heun"])
        self.assertEqual(len(both["value"]), 2)

    def test_the_facts_of_a_method_and_of_typed_lines(self):
        facts = timestep.facts("rk4")
        self.assertAlmostEqual(facts["order"], 4, places=1)
        self.assertTrue(facts["sentences"])
        own = timestep.facts("v = v + h*a(x)\nx = x + h*v")
        self.assertAlmostEqual(own["order"], 1, places=1)
        self.assertAlmostEqual(own["stability-limit"], 2, places=6)

    def test_a_fit_finds_what_made_the_data(self):
        true = timestep.run("spring", set={"stiffness": 5.2, "step": 0.002, "duration": 4, "integrator": "rk4"})
        every = slice(None, None, 40)
        fit = timestep.fit("spring", true["time"][every], {"x": true["x"][every]}, ["stiffness"],
                           set={"step": 0.002, "duration": 4, "integrator": "rk4"}, sigma={"x": 0.001})
        self.assertAlmostEqual(fit["stiffness"], 5.2, places=6)
        self.assertTrue(fit.weighted and 0 < fit.parameters["stiffness"]["error"] < 0.01)
        again = timestep.run(fit.experiment)
        self.assertAlmostEqual(numpy.abs(again["x"] - true["x"]).max(), 0, places=6)
        with self.assertRaises(timestep.FitError):
            timestep.fit("spring", [0, 1, 2, 3], {"x": [0, 0, 0, 0]}, ["mass", "stiffness"])

    def test_a_mistake_is_a_sentence_with_its_place(self):
        wrong = {"scene": "kepler", "runs": [{"integrator": "rk5"}]}
        with open("w.json", "w", encoding="utf-8") as file:
            json.dump(wrong, file)
        said = subprocess.run([program, "run", "w.json"], env=environment, capture_output=True, text=True).stderr
        with self.assertRaises(timestep.InputError) as caught:
            timestep.run("w.json")
        self.assertIn(str(caught.exception), said)
        self.assertEqual((caught.exception.path, caught.exception.file), ("runs/0/integrator", "w.json"))
        for call, path in ((lambda: timestep.run(wrong), "runs/0/integrator"),
                           (lambda: timestep.run({"scene": "kepler", "rums": []}), "rums"),
                           (lambda: timestep.run("keppler"), "scene"),
                           (lambda: timestep.run("kepler", set={"stepp": 1}), "stepp"),
                           (lambda: timestep.analyse("kepler", "swoop"), "kind"),
                           (lambda: timestep.analyse("spring", "sweep", over="stepp", values=[1]), "stepp")):
            with self.assertRaises(timestep.InputError) as caught:
                call()
            self.assertIn(path, str(caught.exception))
        with self.assertRaises(FileNotFoundError):
            timestep.run("nowhere/at.json")
        with self.assertRaises(timestep.InputError) as caught:
            open("broken.json", "w", encoding="utf-8").write('{"scene": "spring",\n "step": }')
            timestep.run("broken.json")
        self.assertEqual((caught.exception.file, caught.exception.line), ("broken.json", 2))

    def test_ctrl_c_stops_within_a_second_even_inside_a_step(self):
        for of in (slow, {**slow, "runs": [{"passes": 1000, "substeps": 1000}]}):
            threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
            begin = time.monotonic()
            with self.assertRaises(KeyboardInterrupt):
                timestep.run(of)
            self.assertLess(time.monotonic() - begin, 20)  # hours without

    def test_progress_is_reported_and_may_stop_with_an_exception(self):
        seen = []

        class Enough(Exception):
            pass

        def progress(done, of):
            seen.append((done, of))
            if len(seen) == 3:
                raise Enough

        with self.assertRaises(Enough):
            timestep.run(slow, progress=progress)
        self.assertEqual(seen[0][1], 100000)

    def test_other_threads_go_on_while_it_computes(self):
        turns = 0
        results = []
        worker = threading.Thread(target=lambda: results.append(timestep.run("kepler", set={"step": 1e-5, "duration": 4})))
        worker.start()
        while worker.is_alive():
            turns += 1
            time.sleep(0.001)
        self.assertGreater(turns, 20)
        self.assertEqual(len(results[0]["time"]), 400001)

    def test_notebooks_show_a_picture_or_rows(self):
        shown = timestep.run(kepler)._repr_html_()
        self.assertTrue(shown.startswith("<svg") or shown.startswith("<table>"))
        self.assertIn("2 runs, 151 rows", repr(timestep.run(kepler)))

    def test_a_page_is_written_by_the_program_or_refused_with_its_sentence(self):
        try:
            self.assertIn("timestep-data", timestep.run(kepler).page(program))
        except timestep.InputError as refusal:
            self.assertIn("app/packaging/web/build", str(refusal))
        with self.assertRaises(FileNotFoundError):
            timestep.run(kepler).page("/no/such/program")

    def test_a_frame_has_a_line_for_each_run_and_row(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("pandas is not installed")
        frame = timestep.run(kepler).frame()
        self.assertEqual((len(frame), list(frame.columns[:2])), (302, ["run", "time"]))
        self.assertIsInstance(frame, pandas.DataFrame)

    def test_every_scene_integrator_and_analysis_is_known(self):
        for name, of in (("scenes", timestep.scenes), ("integrators", timestep.integrators), ("analyses", timestep.analyses)):
            listed = json.loads(commanded("list", name, "--json"))
            self.assertEqual(list(of()), [entry["id"] for entry in listed])


if __name__ == "__main__":
    unittest.main()
