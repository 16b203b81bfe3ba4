#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens interactive pages from disk in headless Chromium, and compares their tables with those of the program.

    web_page.py PROGRAM [PICTURES]     PICTURES: a folder for screenshots

Columns of + - * / and the square root must have the same numbers; the others must agree to 1e-9 of the largest value of
their column, or to 1e-9 where all are smaller than 1. Also measures steps per second beside those of the program, and
looks at pages whose experiment is broken or too large, at one without an engine, and at one in a frame of another page.
"""
import base64, csv, json, os, re, resource, subprocess, sys, tempfile, time
from pathlib import Path

program, pictures = sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None
exact = {
    "cloth": {"scene": "cloth", "duration": 60, "runs": [{}],
              "record": {"columns": ["time", "total-energy", "kinetic-energy", "largest-strain"]}},
    "pyramid": {"scene": "box-pyramid", "duration": 1, "runs": [{}], "record": {"columns": ["time", "total-energy", "kinetic-energy"]}},
    "kepler": {"scene": "kepler", "step": 0.0001, "duration": 12.6, "record": {"columns": ["time", "x", "y", "vx", "vy"]},
               "runs": [{"integrator": "explicit-euler"}, {"integrator": "velocity-verlet"}]},
}
longer = {"cloth": 240, "pyramid": 60, "kepler": 63}  # durations for the steps per second
rounded = {
    "pendulum race": {"scene": "pendulum", "step": 0.02, "duration": 10,
                      "runs": [{"integrator": one} for one in ("explicit-euler", "semi-implicit-euler", "rk4")]},
    "spring": {"scene": "spring", "step": 0.02, "duration": 10, "runs": [{"integrator": "rk4"}]},
}

class Browser:
    """Headless Chromium, driven through two pipes (its protocol for developer tools)."""

    def __init__(self, folder):
        to_read, self.to = os.pipe()
        self.back, to_write = os.pipe()
        wires = f"exec 3<&{to_read} 4>&{to_write}; exec chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars " \
                f"--remote-debugging-pipe --user-data-dir={folder}"
        self.process = subprocess.Popen(["bash", "-c", wires], pass_fds=(to_read, to_write), stderr=subprocess.DEVNULL)
        os.close(to_read), os.close(to_write)
        self.number, self.buffer = 0, b""
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.ask("Performance.enable")

    session = None

    def ask(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                piece = os.read(self.back, 1 << 20)
                if not piece:
                    sys.exit("the browser ended")
                self.buffer += piece
            text, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def value(self, script):
        """The value of a piece of JavaScript in the page."""
        found = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in found:
            sys.exit(f"{script}: {found['exceptionDetails']}")
        return found["result"].get("value")

    def in_frame(self, script):
        """The value of a piece of JavaScript in the frame of the page, which has a process of its own."""
        page, self.session = self.session, None
        frame = next(one for one in self.ask("Target.getTargets", filter=[{"type": "iframe"}])["targetInfos"])
        self.session = self.ask("Target.attachToTarget", targetId=frame["targetId"], flatten=True)["sessionId"]
        found = self.value(script)
        self.session = page
        return found

    def open(self, page):
        """Opens a file and waits until the page runs. Returns the sentence of its fault; empty: none."""
        self.ask("Page.navigate", url=page.as_uri())
        for _ in range(600):
            time.sleep(0.1)
            if self.value("!!window.timestepPage"):
                return ""
            if said := self.value("document.getElementById('fault')?.hidden === false ? document.getElementById('fault').textContent : ''"):
                return said
        sys.exit(f"{page}: it does not start")


def rows(text):
    return list(csv.reader(line for line in text.splitlines() if not line.startswith("#")))


def native_seconds(experiment):
    """The time of processors that the program needs for a run, which is that of all its threads."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([program, "run", "-", "--quiet"], input=json.dumps(experiment), text=True, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def page_seconds():
    """The same of the page so far."""
    return next(one["value"] for one in browser.ask("Performance.getMetrics")["metrics"] if one["name"] == "ThreadTime")


# A call may last ten seconds.
to_end = "(() => { for (;;) { const now = timestepPage.machine.advance(Infinity, 1); if (!now.goesOn || now.atEnd) return now.ticks; } })()"


def speeds(experiment, duration):
    """Steps, and steps per second of one processor in the page and in the program: of the best of three runs, by turns."""
    browser.value(f'timestepPage.change("duration", {duration})')
    in_page, native = [], []
    start = min(native_seconds({**experiment, "duration": 1e-9}) for _ in range(3))
    for _ in range(3):
        browser.value("timestepPage.reset()")
        before = page_seconds()
        steps = browser.value(to_end)
        in_page.append(page_seconds() - before)
        native.append(native_seconds({**experiment, "duration": duration}) - start)
    return steps, steps / min(in_page), steps / min(native)


failed = False


def show(good, sentence):
    global failed
    failed = failed or not good
    print(sentence + ("" if good else ": FAILED"), flush=True)


def with_experiment(source, experiment):
    """The page with another experiment in it."""
    data = re.search(r'id="timestep-data">(.*?)</script>', source, re.S)
    return source[:data.start(1)] + json.dumps({**json.loads(data[1]), "experiment": experiment}) + source[data.end(1):]


def difference(ours, theirs):
    """The largest difference of two tables [largest value of the column, at least 1]."""
    if len(ours) != len(theirs) or ours[0] != theirs[0]:
        return float("inf")
    worst = 0.0
    for column in range(len(ours[0])):
        pairs = [(float(a[column]), float(b[column])) for a, b in zip(ours[1:], theirs[1:]) if a[column] and b[column]]
        largest = max([1] + [abs(a) for a, _ in pairs if a == a])
        worst = max([worst] + [abs(a - b) / largest for a, b in pairs if a == a or b == b])
    return worst


with tempfile.TemporaryDirectory() as folder:
    folder = Path(folder)
    browser = Browser(folder / "profile")
    for name, experiment in {**exact, **rounded}.items():
        (folder / "experiment.json").write_text(json.dumps(experiment))
        page, table = folder / "page.html", folder / "table.csv"
        subprocess.run([program, "run", folder / "experiment.json", "--html", page, "--table", table, "--quiet"], check=True)
        size = page.stat().st_size
        if fault := browser.open(page):
            sys.exit(f"{name}: {fault}")
        if pictures:
            for kind, width, height, scheme in (("", 1280, 800, "light"), ("-phone", 390, 844, "light"), ("-dark", 1280, 800, "dark")):
                browser.ask("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)
                browser.ask("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
                browser.value("timestepPage.reset(); timestepPage.run(true)")
                time.sleep(2)
                shot = browser.ask("Page.captureScreenshot", format="png")["data"]
                (pictures / f"{name.replace(' ', '-')}{kind}.png").write_bytes(base64.b64decode(shot))
                show(browser.value("document.documentElement.scrollWidth") <= width, f"{name}{kind}: {width} px wide")
        browser.value("timestepPage.reset(), " + to_end)
        ours, theirs = rows(table.read_text()), rows(browser.value("timestepPage.machine.csv()"))
        worst = difference(ours, theirs)
        good = size <= 2_500_000 and (ours == theirs if name in exact else worst <= 1e-9)
        show(good, f"{name}: {size / 1e6:.2f} MB, {len(ours) - 1} rows, " + ("equal" if ours == theirs else f"largest difference {worst:.2g}"))
        if duration := longer.get(name):
            steps, page_speed, native = speeds(experiment, duration)
            show(True, f"{name}: {steps} steps, {page_speed:.0f} per second of a processor in the page, {native:.0f} in the program: {page_speed / native:.0%}")
    # The hand: from the middle of the spring's body to the right.
    at = browser.value("""timestepPage.reset(), timestepPage.draw(), (() => { const box = byId("picture").getBoundingClientRect();
        const part = timestepPage.hand.parts().at(-1); return [box.left + part.x, box.top + part.y, part.x]; })()""")
    for kind, away in (("mousePressed", 0), ("mouseMoved", 40), ("mouseMoved", 80)):
        browser.ask("Input.dispatchMouseEvent", type=kind, x=at[0] + away, y=at[1], button="left", buttons=1, clickCount=1)
        time.sleep(0.3)
    moved = browser.value("timestepPage.hand.parts().at(-1).x") - at[2]
    browser.ask("Input.dispatchMouseEvent", type="mouseReleased", x=at[0] + 80, y=at[1], button="left", clickCount=1)
    show(abs(moved - 80) < 12, f"the hand moved the body by {moved:.0f} of 80 px")
    events = browser.value("JSON.parse(timestepPage.machine.experiment()).events?.length ?? 0")
    show(events >= 3, f"the saved experiment has {events} events of the hand")
    browser.value("""timestepPage.change("step", "0.05"), timestepPage.change("runs/0/integrator", "explicit-euler")""")
    show(browser.value("timestepPage.description.step") == 0.05, "the step was changed")
    show(not browser.value("""timestepPage.change("step", "-1")"""), "refused: " + browser.value("byId('said').textContent"))
    source = page.read_text()
    broken = folder / "broken.html"
    for what, changed in {
        "an unknown scene": source.replace('"scene":"spring"', '"scene":"sprung"', 1),
        "a cut experiment": re.sub(r'(id="timestep-data">.{200}).*?</script>', r"\1</script>", source, count=1, flags=re.S),
        "no WebAssembly": source.replace('"use strict";', '"use strict"; delete globalThis.WebAssembly;', 1),
        "a cut engine": re.sub(r'(id="timestep-engine">.{2000}).*?</script>', r"\1</script>", source, count=1, flags=re.S),
        "a world of a million points": with_experiment(source, {"scene": "cloth", "parameters": {"columns": 1000, "rows": 1000}, "runs": [{}]}),
        "an unknown key": source.replace('"scene":"spring"', '"scene":"spring","bodies":{}', 1),
    }.items():
        broken.write_text(changed)
        fault = browser.open(broken)
        show(fault and "\n" not in fault, f"{what}: {fault}")
    # A step of hours stops after ten seconds.
    broken.write_text(with_experiment(source, {"scene": "cloth", "parameters": {"columns": 300, "rows": 300}, "step": 0.01,
                                               "duration": 10, "runs": [{"passes": 1000, "substeps": 1000}]}))
    fault = browser.open(broken)
    begun = time.monotonic()
    said = fault or browser.value("timestepPage.stepOnce(), byId('said').textContent")
    show("too large for a page" in said and time.monotonic() - begun < 30, f"a step of hours: {said}")
    # In a frame as learning platforms have it, without the rights of its origin.
    frame = folder / "frame.html"
    frame.write_text(f'<iframe sandbox="allow-scripts" style="width:100%;height:700px" src="{page.name}"></iframe>')
    browser.ask("Page.navigate", url=frame.as_uri())
    time.sleep(3)
    show(bool(browser.in_frame("!!window.timestepPage && (timestepPage.run(true), true)")), "it runs in a frame of another page")
    # A report whose figures run, in such a frame, too: its pages ask the report for the engine.
    (folder / "experiment.json").write_text(json.dumps(rounded["spring"]))
    subprocess.run([program, "report", folder / "experiment.json", "--out", folder / "report.html", "--live", "--quiet"], check=True)
    frame.write_text('<iframe sandbox="allow-scripts" style="width:100%;height:700px" src="report.html"></iframe>')
    browser.ask("Page.navigate", url=frame.as_uri())
    time.sleep(3)
    shown = browser.in_frame("""(async () => {
        const box = document.querySelector("details"), live = box.querySelector("iframe");
        live.srcdoc = live.srcdoc.replace("startPage();", "startPage().then(() => parent.postMessage(byId('fault').textContent || 'runs', '*'));");
        const said = new Promise((take) => addEventListener("message", ({ data }) => { if (data !== "timestep-engine") take(data); }));
        box.open = true;
        live.scrollIntoView();
        return said; })()""")
    show(shown == "runs", f"a figure of a report in a frame: {shown}")
    # An author who chose: one control is locked, one has a narrower range, one offers two methods.
    browser.open(page)
    shown = browser.value("""Object.assign(timestepPage.data.show, { chosen: true, controls: [
        { key: "stiffness", runs: "agreeing", values: [], locked: true }, { key: "mass", runs: "agreeing", values: [], locked: false, low: 1, high: 2 },
        { key: "integrator", runs: "all", values: ["heun", "rk4"], locked: false }] }),
        timestepPage.take(timestepPage.description), [...document.querySelectorAll("#controls .control")].map((box) => {
            const input = box.querySelector("input, select");
            return [input.id, input.disabled, [...input.options ?? []].map((one) => one.value)]; })""")
    show(shown == [["control-parameters/mass", False, []], ["control-parameters/stiffness", True, []],
                   ["control-runs/0/integrator", False, ["heun", "rk4"]]], f"the author's controls: {shown}")
    typed = browser.value("""(() => { const field = byId("control-parameters/mass"); field.value = "7"; field.dispatchEvent(new Event("change"));
        return [field.value, timestepPage.description.parameters[0].value]; })()""")
    show(typed == ["2", 2], f"a value beyond the author's range becomes its end: {typed}")
    browser.process.terminate()
    browser.process.wait()
sys.exit(failed)
