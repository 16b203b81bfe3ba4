#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens interactive pages from disk in headless Chromium, and compares their tables with those of the program.

    web_page.py PROGRAM [PICTURES]     PICTURES: a folder for screenshots

Columns of + - * / and the square root must have the same numbers; the others must agree to 1e-9 of the largest value of
their column, or to 1e-9 where all are smaller than 1. Also measures steps per second, and looks at a page whose experiment is broken and at one without an engine.
"""
import base64, csv, json, os, re, subprocess, sys, tempfile, time
from pathlib import Path

program, pictures = sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None
exact = {
    "cloth": {"scene": "cloth", "duration": 60, "runs": [{}],
              "record": {"columns": ["time", "total-energy", "kinetic-energy", "largest-strain"]}},
    "pyramid": {"scene": "box-pyramid", "duration": 1, "runs": [{}], "record": {"columns": ["time", "total-energy", "kinetic-energy"]}},
    "kepler": {"scene": "kepler", "step": 0.0001, "duration": 12.6, "record": {"columns": ["time", "x", "y", "vx", "vy"]},
               "runs": [{"integrator": "explicit-euler"}, {"integrator": "velocity-verlet"}]},
}
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


failed = False


def show(good, sentence):
    global failed
    failed = failed or not good
    print(sentence + ("" if good else ": FAILED"), flush=True)


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
        begun = time.monotonic()
        subprocess.run([program, "run", folder / "experiment.json", "--html", page, "--table", table, "--quiet"], check=True)
        native, size = time.monotonic() - begun, page.stat().st_size
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
        seconds, steps = browser.value("""timestepPage.reset(), (() => { const { machine } = timestepPage, begun = performance.now();
            const { ticks } = machine.advance(Infinity, 1e6); return [(performance.now() - begun) / 1000, ticks]; })()""")
        ours, theirs = rows(table.read_text()), rows(browser.value("timestepPage.machine.csv()"))
        worst = difference(ours, theirs)
        good = size <= 2_500_000 and (ours == theirs if name in exact else worst <= 1e-9)
        show(good, f"{name}: {size / 1e6:.2f} MB, {len(ours) - 1} rows, " + ("equal" if ours == theirs else f"largest difference {worst:.2g}") +
             f", {steps} steps, {steps / seconds:.0f} per second ({native:.1f} s for the whole program)")
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
        "an unknown key": source.replace('"scene":"spring"', '"scene":"spring","bodies":{}', 1),
    }.items():
        broken.write_text(changed)
        fault = browser.open(broken)
        show(fault and "\n" not in fault, f"{what}: {fault}")
    browser.process.terminate()
    browser.process.wait()
sys.exit(failed)
