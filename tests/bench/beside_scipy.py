#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints how the program compares with scipy, in the lines of bench/run: processor time of `PROGRAM run` and
`PROGRAM fit`, start-up and table included, and of scipy's own solvers for the same problem and the same rows.
Both results are compared first. Without scipy it says so and ends.

    beside_scipy.py PROGRAM [ROUNDS]
"""
import json
import math
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time

try:
    import numpy
    from scipy.integrate import odeint, solve_ivp
    from scipy.optimize import curve_fit
except ImportError as fault:
    print(f"  scipy is not compared: {fault}")
    sys.exit(0)

program = sys.argv[1]
rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
folder = tempfile.mkdtemp()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def file(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    return path


def call(*arguments):
    """Processor time of one call of the program [s], and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    printed = subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, printed


def called(function):
    begin = time.process_time()
    result = function()
    return time.process_time() - begin, result


def compare(title, ours, theirs, difference, most):
    times = ([], [])
    for _ in range(rounds):
        for row, work in zip(times, (ours, theirs)):
            seconds, result = work()
            row.append(seconds)
            if row is times[0]:
                our = result
            else:
                their = result
    apart = difference(our, their)
    if not apart <= most:
        sys.exit(f"{title}: the results differ by {apart:.3g}, more than {most:.3g}")
    our, their = map(statistics.median, times)
    print(f"{title:<58} {our:10.4g} {their:10.4g} {'s':<12} {their / our:7.2f}")


def orbit_here():
    path = file("orbit.json", json.dumps({
        "scene": "kepler", "step": 0.01, "duration": 200,
        "runs": [{"integrator": "dormand-prince-adaptive", "tolerance": 1e-9}], "record": {"columns": ["x", "y"]}}))
    seconds, _ = call("run", path, "--quiet", "--columns", "time,x,y", "--table", os.path.join(folder, "orbit.csv"))
    with open(os.path.join(folder, "orbit.csv"), encoding="utf-8") as table:
        return seconds, [float(cell) for cell in list(table)[-1].split(",")[1:]]


def orbit_slopes(_, y):
    cube = (y[0] * y[0] + y[1] * y[1]) ** 1.5
    return [y[2], y[3], -y[0] / cube, -y[1] / cube]


# The orbit begins at its pericentre: a (1 - e), and the speed there.
orbit_start = [0.4, 0, 0, math.sqrt(1.6 / 0.4)]


def orbit_there(method):
    def work():
        solution = solve_ivp(orbit_slopes, (0, 200), orbit_start, method=method, rtol=1e-9, atol=1e-9,
                             t_eval=numpy.linspace(0, 200, 20001))
        return [solution.y[0][-1], solution.y[1][-1]]
    return lambda: called(work)


def far(our, their):
    return math.dist(our, their)


noise = random.Random(1)
times = [0.02 * n for n in range(1, 501)]
rate, attenuation = math.sqrt(4 - 0.01), 0.1
measured = [math.exp(-attenuation * t) * (math.cos(rate * t) + attenuation / rate * math.sin(rate * t)) +
            noise.gauss(0, 1e-3) for t in times]
data = file("data.csv", "t,x\n" + "".join(f"{t},{x}\n" for t, x in zip(times, measured)))
spring = file("spring.json", json.dumps({
    "scene": "spring", "step": 0.01, "duration": 10, "parameters": {"stiffness": 3.8, "damping": 0.15},
    "runs": [{"integrator": "rk4"}]}))


def fit_here():
    seconds, printed = call("fit", spring, "--data", data, "--columns", "t=t,x=x", "--sigma", "0.001", "--parameters",
                            "stiffness,damping", "--json")
    found = json.loads(printed)["parameters"]
    return seconds, [entry["value"] for entry in found]


def fit_there():
    def displacement(t, stiffness, damping):
        path = odeint(lambda y, _: [y[1], -stiffness * y[0] - damping * y[1]], [1, 0], [0, *t], rtol=1e-10, atol=1e-10)
        return path[1:, 0]

    return called(lambda: list(curve_fit(displacement, times, measured, p0=[3.8, 0.15])[0]))


compare("orbit, adaptive, 20,000 rows, beside RK45", orbit_here, orbit_there("RK45"), far, 1e-3)
compare("orbit, adaptive, 20,000 rows, beside DOP853", orbit_here, orbit_there("DOP853"), far, 1e-3)
compare("fit of a damped spring to 500 points, beside curve_fit", fit_here, fit_there, far, 1e-3)
