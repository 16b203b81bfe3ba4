# SPDX-License-Identifier: GPL-3.0-or-later
"""Chromium without a screen, driven by the DevTools protocol through two pipes; no other package is needed."""
import base64
import json
import os
import select
import shutil
import subprocess
import time

KEYS = {  # name: (code, key code)
    "Enter": ("Enter", 13), "Escape": ("Escape", 27), "Tab": ("Tab", 9), "F1": ("F1", 112), "F4": ("F4", 115), "F5": ("F5", 116),
    "F10": ("F10", 121), "ArrowDown": ("ArrowDown", 40), "ArrowUp": ("ArrowUp", 38), "End": ("End", 35), "Home": ("Home", 36),
    "Insert": ("Insert", 45), " ": ("Space", 32),
}
# Of an American keyboard, where the number of a sign is not its number in Unicode.
SIGNS = {".": ("Period", 190), ",": ("Comma", 188), "=": ("Equal", 187), "+": ("Equal", 187), "-": ("Minus", 189), "*": ("Digit8", 56),
         "(": ("Digit9", 57), ")": ("Digit0", 48), "/": ("Slash", 191), "\n": ("Enter", 13)}
ALT, CTRL, SHIFT = 1, 2, 8


class Fault(Exception):
    pass


class Browser:
    def __init__(self, profile, downloads):
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if program is None:
            raise Fault("there is no Chromium")
        to_read, self.to = os.pipe()
        self.come, from_write = os.pipe()
        words = [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe", "--mute-audio",
                 f"--user-data-dir={profile}", "about:blank"]
        self.process = subprocess.Popen(["sh", "-c", f'exec "$@" 3<&{to_read} 4>&{from_write} >/dev/null 2>&1', "sh", *words],
                                        pass_fds=(to_read, from_write))
        os.close(to_read)
        os.close(from_write)
        self.number, self.unread, self.events = 0, b"", []
        self.send("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": downloads, "eventsEnabled": True})

    def read(self, timeout):
        """The next message; None after `timeout` seconds without one."""
        while b"\0" not in self.unread:
            if not select.select([self.come], [], [], timeout)[0]:
                return None
            piece = os.read(self.come, 1 << 20)
            if not piece:
                raise Fault("the browser has ended")
            self.unread += piece
        message, self.unread = self.unread.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, parameters=None, session=None, timeout=120):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        while True:
            answer = self.read(timeout)
            if answer is None:
                raise Fault(f"{method}: no answer")
            if answer.get("method") == "Page.javascriptDialogOpening":  # "leave the page?": yes
                self.number += 1
                leave = {"id": self.number, "method": "Page.handleJavaScriptDialog", "params": {"accept": True},
                         "sessionId": answer["sessionId"]}
                os.write(self.to, json.dumps(leave).encode() + b"\0")
                continue
            if answer.get("id") == number:
                if "error" in answer:
                    raise Fault(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:  # not the answer to such a question
                self.events.append(answer)

    def open(self, address, width=1366, height=768, window=None):
        return Page(self, address, width, height, window)

    def private_window(self):
        """A window that forgets all; for open(), and for forget()."""
        return self.send("Target.createBrowserContext")["browserContextId"]

    def forget(self, window):
        self.send("Target.disposeBrowserContext", {"browserContextId": window})

    def close(self):
        try:
            self.send("Browser.close")
        except Fault:
            pass
        self.process.wait(30)
        os.close(self.to)
        os.close(self.come)


class Page:
    def __init__(self, browser, address, width, height, window):
        self.browser = browser
        place = {"browserContextId": window} if window else {}
        self.target = browser.send("Target.createTarget", {"url": "about:blank", **place})["targetId"]
        self.session = browser.send("Target.attachToTarget", {"targetId": self.target, "flatten": True})["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(f"{domain}.enable")
        self.size(width, height)
        self.go(address)

    def send(self, method, parameters=None, **more):
        return self.browser.send(method, parameters, self.session, **more)

    def size(self, width, height, touch=False):
        self.send("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        self.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})

    def go(self, address):
        self.send("Page.navigate", {"url": address})

    def before(self, script):
        """Runs a script in every page that is opened from now on, before its own; returns what forget() takes."""
        return self.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})["identifier"]

    def forget(self, identifier):
        self.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": identifier})

    def value(self, script):
        """The value of an expression of JavaScript in the page."""
        result = self.send("Runtime.evaluate", {"expression": script, "awaitPromise": True, "returnByValue": True})
        if "exceptionDetails" in result:
            raise Fault(f"{script}: {result['exceptionDetails'].get('exception', {}).get('description')}")
        return result["result"].get("value")

    def wait(self, script, seconds=60, what=None):
        """Waits until the expression is true; returns how long that took [s]."""
        begin = time.monotonic()
        while True:
            try:
                if self.value(script):
                    return time.monotonic() - begin
            except Fault:  # the page is being replaced
                pass
            if time.monotonic() - begin > seconds:
                raise Fault(what or f"not within {seconds} s: {script}")
            time.sleep(0.05)

    def key(self, name, modifiers=0):
        code, number = KEYS.get(name) or SIGNS.get(name) or (f"{'Digit' if name.isdigit() else 'Key'}{name.upper()}", ord(name.upper()[0]))
        event = {"key": name, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers}
        if name == "\n":
            event["key"], name = "Enter", "\r"
        if len(name) == 1 and not modifiers & (ALT | CTRL):
            event["text"] = name
        self.send("Input.dispatchKeyEvent", {"type": "keyDown", **event})
        self.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})
        time.sleep(0.05)

    def type(self, text):
        for letter in text:
            self.key(letter)

    def mouse(self, kind, x, y, held=False):
        self.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "none" if kind == "mouseMoved" and not held else "left",
                                               "buttons": 1 if held else 0, "clickCount": 0 if kind == "mouseMoved" else 1})

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, held=True)
        self.mouse("mouseReleased", x, y)
        time.sleep(0.1)

    def drag(self, points, seconds=0.4):
        self.mouse("mouseMoved", *points[0])
        self.mouse("mousePressed", *points[0], held=True)
        for point in points[1:]:
            time.sleep(seconds / len(points))
            self.mouse("mouseMoved", *point, held=True)
        self.mouse("mouseReleased", *points[-1])
        time.sleep(0.1)

    def wheel(self, x, y, by):
        self.send("Input.dispatchMouseEvent", {"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by})
        time.sleep(0.1)

    def touch(self, kind, points):
        self.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def tap(self, x, y):
        self.touch("touchStart", [(x, y)])
        self.touch("touchEnd", [])
        time.sleep(0.1)

    def swipe(self, points, seconds=0.4):
        self.touch("touchStart", [points[0]])
        for point in points[1:]:
            time.sleep(seconds / len(points))
            self.touch("touchMove", [point])
        self.touch("touchEnd", [])
        time.sleep(0.1)

    def choose_files(self, paths, act):
        """Does `act`, which opens the browser's dialog for files, and answers it with these files."""
        self.value("window.showOpenFilePicker = undefined")  # it cannot be answered without a screen
        self.send("Page.setInterceptFileChooserDialog", {"enabled": True})
        act()
        begin = time.monotonic()
        while not (found := [one for one in self.browser.events if one["method"] == "Page.fileChooserOpened"]):
            if time.monotonic() - begin > 30:
                raise Fault("the browser's dialog for files does not open")
            self.value("0")  # reads what comes
            time.sleep(0.1)
        self.browser.events = [one for one in self.browser.events if one["method"] != "Page.fileChooserOpened"]
        self.send("DOM.setFileInputFiles", {"files": [str(path) for path in paths], "backendNodeId": found[-1]["params"]["backendNodeId"]})

    def picture(self, path):
        data = self.send("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def accessible(self):
        """What Chromium gives to a screen reader: (role, name) of each thing that is not ignored."""
        nodes = self.send("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]

    def words(self):
        """What the console and the program said."""
        found = []
        for event in self.browser.events:
            if event["method"] == "Runtime.consoleAPICalled":
                found.append(" ".join(str(one.get("value", one.get("description"))) for one in event["params"]["args"]))
            elif event["method"] == "Runtime.exceptionThrown":
                found.append(json.dumps(event["params"]["exceptionDetails"])[:600])
            elif event["method"] == "Log.entryAdded":
                found.append(event["params"]["entry"]["text"])
        return found
