# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in its page, seen as a screen reader would and driven by mouse, keys and fingers."""
import json
import time

from browser import CTRL, Fault

RUN = """(async () => {
    if (!window.compiled) {
        for (const name of ["qtloader.js", "timestep.js"]) await new Promise((then) => {
            const script = document.createElement("script");
            script.src = name; script.onload = then; document.head.append(script);
        });
        window.compiled = await WebAssembly.compileStreaming(fetch("timestep.wasm"));
        window.data = await (await fetch("timestep.data")).arrayBuffer();
    }
    const { compiled, data } = window, printed = [], said = [];
    await qtLoad({
        arguments: %s, linked: new TextEncoder().encode(%s), keepsFiles: false,
        getPreloadedPackage: () => data, print: (line) => printed.push(line), printErr: (line) => said.push(line),
        qt: { entryFunction: window.timestep_entry, module: Promise.resolve(compiled), containerElements: [document.body] },
    });
    return JSON.stringify([printed, said]);
})()"""


def empty_page(page, address):
    page.go(address + "sizes.json")
    page.wait("document.readyState === 'complete' && location.pathname === '/sizes.json' && !window.qtLoad")


def run_here(page, experiment, *more):
    """What `timestep run` prints, and what it says beside it, in a page that is empty, or in which it ran before."""
    words = ["run", "/tmp/link.timestep", "--table", "-", *more]
    return ["\n".join(lines) for lines in json.loads(page.value(RUN % (json.dumps(words), json.dumps(json.dumps(experiment)))))]


SEVERAL = 40.0  # seconds in which anything that was asked for has to appear


class Program:
    def __init__(self, page):
        self.page = page

    def start(self, address):
        """Opens the address; returns the seconds until the window is there. Since the files are: after_files."""
        begin = time.monotonic()
        self.page.go("about:blank")
        self.page.wait("location.href === 'about:blank'", 60, "the page before does not go")
        self.page.go(address)
        self.page.wait("window.timestep !== undefined && timestep.shownThings !== undefined", 120, "the program does not start")
        self.wait(lambda: len(self.things()) > 20, "a window")
        took = time.monotonic() - begin
        self.after_files = self.page.value("""(performance.now() - Math.max(...performance.getEntriesByType("resource")
            .filter((one) => /timestep\\.(wasm|data)$/.test(one.name)).map((one) => one.responseEnd))) / 1000""")
        time.sleep(0.5)
        self.discard()
        return took

    def discard(self):
        """Answers the question after the experiment that was open, if it is asked."""
        for question, answer in (("Go on with the experiment that was open", "Discard"), ("Mit dem Versuch weitermachen", "Verwerfen")):
            if self.see("", question):
                self.press("Button", answer)

    def things(self):
        return json.loads(self.page.value("timestep.shownThings()"))

    def see(self, role, name, exact=False):
        """The first thing shown of this role ("" for any) whose name has this text; None: there is none."""
        return next((thing for thing in self.things() if self.fits(thing, role, name, exact)), None)

    @staticmethod
    def fits(thing, role, name, exact):
        said = thing["name"].replace("\u00a0", " ").replace("&", "")
        return (not role or thing["role"] == role) and (said == name if exact else name in said)

    def wait(self, look, what, seconds=SEVERAL):
        begin = time.monotonic()
        while True:
            found = look()
            if found:
                return found
            if time.monotonic() - begin > seconds:
                raise Fault(f"not seen: {what}")
            time.sleep(0.1)

    def the(self, role, name, exact=False):
        return self.wait(lambda: self.see(role, name, exact), f'{role} "{name}"')

    def hear(self, *words):
        """Waits until a thing has all these words in its name."""
        def said():
            for thing in self.things():
                name = thing["name"].replace("\u00a0", " ")
                if all(word in name for word in words):
                    return name
            return None
        return self.wait(said, " ... ".join(words))

    def whole(self, role, name, exact):
        """A thing that can be pressed and has come to rest where it is in the window."""
        last = None
        for _ in range(60):
            thing = self.see(role, name, exact)
            place = thing and (thing["x"], thing["y"])
            if place and place == last and thing["enabled"]:
                low, high = self.room(role, name, exact)
                if low < thing["y"] < high:
                    return thing
                # Turned by the wheel, over the text of the lesson.
                self.page.wheel(150, self.height() // 2, 120 if thing["y"] >= high else -120)
            last = place
            time.sleep(0.15)
        raise Fault(f'cannot be pressed: {role} "{name}"')

    def room(self, role, name, exact):
        """Between which heights the thing can be seen: text of a lesson scrolls away above and below its page."""
        things = self.things()
        page = next((one for one in things if one["name"] == "Page of the lesson"), None)
        if page:
            inside = things[things.index(page):]
            end = next((at for at, one in enumerate(inside) if one["name"] == "Steps"), len(inside))
            if any(self.fits(one, role, name, exact) for one in inside[:end]):
                return page["y"] - page["height"] // 2 + 15, page["y"] + page["height"] // 2 - 15
        return 30, self.height() - 30

    def height(self):
        return self.page.value("innerHeight")

    def press(self, role, name, exact=False):
        self.the(role, name, exact)
        thing = self.whole(role, name, exact)
        self.page.click(thing["x"], thing["y"])
        return thing

    def tap(self, role, name, exact=False):
        self.the(role, name, exact)
        thing = self.whole(role, name, exact)
        self.page.tap(thing["x"], thing["y"])

    def write(self, name, text, role="EditableText"):
        self.press(role, name)
        self.page.key("a", CTRL)
        self.page.type(text)

    def command(self, words, expected=None):
        """Finds an action, a scene or a lesson by its name."""
        self.page.key("k", CTRL)
        self.the("Dialog", "")
        time.sleep(0.3)
        self.page.type(words)
        time.sleep(0.3)
        self.page.key("Enter")
        if expected:
            self.hear(expected)
        time.sleep(0.3)

    def files(self):
        """The kept files: {path: bytes as text}."""
        return json.loads(self.page.value("""(() => {
            const found = {}, look = (folder) => {
                for (const name of timestep.FS.readdir(folder)) {
                    if (name === "." || name === "..") continue;
                    const path = `${folder}/${name}`;
                    if (timestep.FS.isDir(timestep.FS.stat(path).mode)) look(path);
                    else found[path] = new TextDecoder().decode(timestep.FS.readFile(path));
                }
            };
            look("/home/web_user");
            return JSON.stringify(found); })()"""))

    def kept(self, words):
        """Waits until a kept file has these words; returns its path."""
        return self.wait(lambda: next((path for path, text in self.files().items() if words in text), None), f"{words} in a kept file")
