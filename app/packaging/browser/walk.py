# SPDX-License-Identifier: GPL-3.0-or-later
"""What a learner does in the page, in headless Chromium: lesson 2 to its end, a throw, a cut, an own method, files out and in, links,
languages, colours, sizes, fingers."""
import json
import re
import time

from browser import CTRL, SHIFT, Fault
from program import Program


def expect(right, what):
    if not right:
        raise Fault(f"wrong: {what}")


class Walk:
    def __init__(self, browser, address, downloads, picture):
        self.browser, self.address, self.downloads = browser, address, downloads
        self.page = browser.open("about:blank")
        self.program = Program(self.page)
        self.picture = lambda name: picture(self.page, name)

    def downloaded(self, name):
        """Waits until a file is there and grows no more; returns its bytes."""
        def whole():
            path = self.downloads / name
            return path.exists() and path.stat().st_size > 0 and not list(self.downloads.glob("*.crdownload"))
        self.program.wait(whole, f"a download {name}")
        time.sleep(0.3)
        return (self.downloads / name).read_bytes()

    def on(self, title):
        self.program.the("StaticText", title)
        print("  page:", title, flush=True)

    def commit(self):
        self.program.press("Button", "Commit the prediction")

    def next(self):
        self.program.press("Button", "Next step")

    def right(self):
        self.program.hear("Right.")

    def map(self):
        print(f"  the map after {self.program.start(self.address):.1f} s")
        self.program.the("", "Ten steps of Euler")
        self.picture("map")

    def lesson_2(self):
        program, page = self.program, self.page
        page.size(1366, 1000)
        program.start(self.address + "#lesson=ten-steps-of-euler")
        self.on("Be at the flag")
        program.write("Acceleration", "7.27", "SpinBox")
        page.key("Enter")
        program.press("Link", "run", exact=True)
        self.right()
        self.next()
        self.on("Two lines that move a cart")
        self.next()
        self.on("Be the computer")
        for cell, number in (("step 2, x in m", "30"), ("step 3, v in m/s", "30"), ("step 3, x in m", "60")):
            program.write(cell, number)
        self.commit()
        self.next()
        self.on("Let it run")
        program.press("Link", "Make three single steps")
        program.hear("Position after step 3", "60")
        program.press("Link", "run on to 10 s")
        program.hear("Position after 10 s", "550")
        self.next()
        self.on("Half the step")
        program.write("Your number", "25")
        self.commit()
        self.next()
        self.on("Try it with half the step")
        program.press("Link", "Halve the step")
        program.press("Link", "run", exact=True)
        program.hear("Error after 10 s", "25")
        self.next()
        self.on("The other order")
        program.press("RadioButton", "At 450 m")
        self.commit()
        self.next()
        self.on("Swap the two lines")
        program.press("Button", "Check the answer")
        if program.see("StaticText", "Not yet."):
            program.press("Button", "Move down")
            program.press("Button", "Check the answer")
        program.hear("That is what happens.")
        self.next()
        self.on("Error against step size")
        program.press("Link", "Measure the error for five step sizes")
        program.hear("Fitted slope", "right")
        program.write("Your number", "1")
        program.press("Button", "Check the answer")
        self.right()
        self.picture("lesson-2-sweep")
        self.next()
        self.on("Which rectangles?")
        program.press("Link", "Run", exact=True)
        program.write("Your sentence", "Left edges give 450 m, right edges 550 m.")
        program.press("Button", "Commit the sentence")
        self.next()
        self.on("On your own")
        program.press("Button", "Finish the lesson")
        program.hear("Ten steps of Euler")
        time.sleep(1)
        self.picture("lesson-2-end")
        kept = program.kept("Left edges give 450 m")
        program.start(self.address)
        expect(program.kept("Left edges give 450 m") == kept, "answers are not kept after a reload")
        print("  lesson 2 was done to its end, and its answers were there after a reload")

    # By hand ------------------------------------------------------------------------------------------------------------

    def view(self):
        """The middle and the size of the picture of the scene."""
        thing = max((one for one in self.program.things() if one["role"] in ("Canvas", "Graphic", "Animation")),
                    key=lambda one: one["width"] * one["height"])
        return thing["x"], thing["y"], thing["width"], thing["height"]

    def events(self):
        """The kinds of what was done by hand to the experiment that is open, in its kept session."""
        kinds = set()
        for path, text in self.program.files().items():
            if path.endswith(".timestep-desk"):
                kinds |= set(re.findall(r'"(cut|cut-across|cut-around|grab|move|release|throw)"', text))
        return kinds

    def throw_and_cut(self):
        program, page = self.program, self.page
        page.size(1366, 768)
        program.start(self.address)
        program.command("curtain")
        page.key("F5")
        time.sleep(6)  # it falls and hangs
        x, y, width, height = self.view()
        page.drag([(x + 4 * i, y + 2 * i) for i in range(20)], 0.5)
        time.sleep(2.5)
        program.wait(lambda: self.events() & {"grab", "move", "release", "throw"}, "a throw in the kept session")
        self.picture("curtain-thrown")
        print("  thrown:", sorted(self.events()))
        page.key("3")  # a tool that cuts
        program.press("", "Cut across")
        page.drag([(x - width / 3 + i * width / 30, y - height / 8) for i in range(20)], 0.8)
        program.wait(lambda: self.events() & {"cut", "cut-across", "cut-around"}, "a cut in the kept session")
        self.picture("curtain-torn")
        print("  cut:", sorted(self.events()))

    def own_method(self):
        program, page = self.program, self.page
        program.command("mass on a spring", None)
        time.sleep(1)
        page.key("m", CTRL | SHIFT)
        program.the("EditableText", "Lines of the method")
        program.press("EditableText", "Lines of the method")
        page.key("a", CTRL)
        page.type("x = x + v * h\nv = v + a(x, v, t) * h\n")
        program.the("StaticText", "Evidence")  # the method is measured
        self.picture("own-method")
        print("  own method: its facts are measured")
        page.key("Escape")

    # Files --------------------------------------------------------------------------------------------------------------

    def files(self):
        program, page = self.program, self.page
        program.command("mass on a spring")
        page.key("F5")
        time.sleep(2)
        page.key("s", CTRL | SHIFT)
        program.write("Name", "walked")
        program.press("Button", "Save")
        experiment = json.loads(self.downloaded("walked.timestep"))
        expect(experiment["scene"] == "spring", f"the saved experiment: {experiment}")
        page.key("e", CTRL)
        program.press("Button", "Save figure")
        program.write("Name", "figure")
        program.press("Button", "Save", exact=True)
        expect(self.downloaded("figure.pdf").startswith(b"%PDF"), "the figure")
        program.press("Button", "Save data")
        program.write("Name", "table")
        program.press("Button", "Save", exact=True)
        table = self.downloaded("table.csv").decode()
        expect(table.count("\n") > 20, f"the table: {table[:200]}")
        self.picture("export")
        page.key("Escape")
        # A file is opened: another experiment, one that is none, one that is too large.
        path = self.downloads / "cart.timestep"
        path.write_text(json.dumps({"scene": "cart", "runs": [{}]}))
        page.choose_files([path], lambda: page.key("o", CTRL))
        program.kept('"scene": "cart"')
        path = self.downloads / "broken.timestep"
        path.write_text("{")
        page.choose_files([path], lambda: page.key("o", CTRL))
        program.hear("broken.timestep")
        self.picture("broken-file")
        page.key("Enter")
        path = self.downloads / "huge.csv"
        with open(path, "wb") as file:
            file.truncate(300 << 20)
        page.choose_files([path], lambda: page.key("o", CTRL))
        program.hear("huge.csv", "is larger than the 100 MiB")
        self.picture("huge-file")
        page.key("Enter")
        path.unlink()
        print("  saved: an experiment, a figure, a table; opened: an experiment; refused: a broken file, one of 300 MB")

    def back_up(self):
        program, page = self.program, self.page
        before = program.files()
        program.command("back up everything")
        program.write("Name", "all")
        program.press("Button", "Save", exact=True)
        backup = json.loads(self.downloaded("all.timestep-backup"))
        expect(len(backup["files"]) > 2, "the backup holds little")
        expect(any("Left edges" in text for text in before.values()), "no answers before the backup")
        for path in before:
            page.value(f"timestep.FS.unlink({json.dumps(path)})")
        page.value("new Promise((then) => timestep.FS.syncfs(false, then))")
        program.start(self.address)
        expect(not any("Left edges" in text for text in program.files().values()), "answers were not forgotten")
        page.choose_files([self.downloads / "all.timestep-backup"], lambda: program.command("bring everything back"))
        program.hear("the page loads again")
        page.value("timestep.before = true")
        program.press("Button", "Yes")
        page.wait("window.timestep !== undefined && !timestep.before && timestep.shownThings !== undefined", 60, "the page does not load again")
        program.kept("Left edges give 450 m")
        print("  a backup of", len(backup["files"]), "files was brought back")

    def links(self):
        program, page = self.program, self.page
        self.browser.send("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})
        program.start(self.address + "#lesson=ten-steps-of-euler&step=3")
        self.on("Be the computer")
        program.command("copy link")
        program.hear("The link is copied.")
        link = page.value("navigator.clipboard.readText()")
        expect(link.endswith("#lesson=ten-steps-of-euler&step=3"), f"the link {link}")
        program.command("orbit")
        time.sleep(1)
        program.command("copy link")
        time.sleep(1)
        link = page.value("navigator.clipboard.readText()")
        expect("#experiment=" in link, f"the link {link}")
        program.start(link)
        program.kept('"scene": "kepler"')
        print("  links to a step and to an experiment,", len(link), "characters")

    def closed_while_saving(self):
        """Whoever closes the tab while something is being written is asked by the browser whether to wait."""
        program, page = self.program, self.page
        program.start(self.address)
        leave = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"
        asks = page.value(f"timestep.FS.writeFile('/home/web_user/late', '1'); !{leave}")
        expect(asks, "a tab closes while it saves")
        page.wait(leave, 20, "the browser asks although all is kept")
        page.value("timestep.FS.unlink('/home/web_user/late')")
        page.wait(leave, 20)
        print("  closing the tab while it saves: the browser asks")

    def looks(self):
        program, page = self.program, self.page
        program.start(self.address.rstrip("/") + "/?lang=de")
        program.the("", "Zehn Schritte")
        self.picture("german")
        program.start(self.address)
        program.command("dark")
        time.sleep(1)
        self.picture("dark")
        program.start(self.address)
        time.sleep(2)
        self.picture("dark-after-reload")
        page.size(820, 1100, touch=True)
        program.start(self.address)
        self.picture("820-map")
        program.tap("Button", "Lesson 2: Ten steps of Euler")
        program.the("Client", "Page of the lesson")
        time.sleep(1)
        self.picture("820-lesson")
        print("  German, dark, 820 px with fingers")

    def dialogs(self):
        """None is larger than the page."""
        program, page = self.program, self.page
        page.size(820, 700)
        program.start(self.address)
        program.command("mass on a spring")
        time.sleep(1)
        sizes = {}
        for name, open_it in {"method": lambda: page.key("m", CTRL | SHIFT), "export": lambda: page.key("e", CTRL),
                              "race": lambda: page.key("a", CTRL | SHIFT), "preferences": lambda: page.key(",", CTRL),
                              "about": lambda: program.command("about timestep")}.items():
            open_it()
            dialog = program.the("Dialog", "")
            time.sleep(0.5)
            dialog = program.the("Dialog", "")
            sizes[f'{name}: {dialog["name"]}'] = f'{dialog["width"]} x {dialog["height"]}'
            self.picture(f"820-{name}")
            expect(dialog["width"] <= 812 and dialog["height"] <= 700, f"the dialog {name} is larger than the page: {dialog}")
            page.key("Escape")
            time.sleep(0.3)
        print("  dialogs at 820 px:", sizes)

    def phone(self):
        """A window of 390 px: the page says what it wants, and offers what works there, too."""
        program, page = self.program, self.page
        page.value("sessionStorage.clear()")
        page.go("about:blank")
        page.wait("location.href === 'about:blank'", 60, "the page before does not go")
        page.size(390, 780, touch=True)
        page.go(self.address)
        page.wait("document.getElementById('sentence').textContent.includes('at least 820 px')", 20, "nothing is said about a narrow window")
        self.picture("phone-says")
        page.value("document.getElementById('go').click()")
        page.wait("window.timestep !== undefined && timestep.shownThings !== undefined", 120, "the program does not start")
        program.the("Button", "Curtain")
        time.sleep(0.5)
        program.discard()
        self.picture("phone-play")
        program.tap("Button", "Curtain")
        time.sleep(3)
        self.picture("phone-curtain")
        x, y, width, height = self.view()
        page.swipe([(x + 3 * i, y + 2 * i) for i in range(20)], 0.6)
        program.wait(lambda: self.events() & {"grab", "move", "release", "throw"}, "a pull by a finger in the kept session")
        self.picture("phone-pulled")
        print("  at 390 px: Play, and a finger pulls the curtain")

    def keys_alone(self):
        """Lesson 2 is opened, answered and turned to its next step without a mouse."""
        program, page = self.program, self.page
        page.go("about:blank")
        page.wait("location.href === 'about:blank'", 60, "the page before does not go")
        page.send("Storage.clearDataForOrigin", {"origin": self.address.rstrip("/"), "storageTypes": "indexeddb"})  # the lesson is new again
        page.size(1366, 768)
        program.start(self.address + "#lesson=ten-steps-of-euler&step=3")
        self.on("Be the computer")

        def focus(name, most=60):
            for _ in range(most):
                if any(name in one["name"] for one in program.things() if one["focused"]):
                    return
                page.key("Tab")
                time.sleep(0.1)
            raise Fault(f"the Tab key does not reach {name}")
        for cell, number in (("step 2, x in m", "30"), ("step 3, v in m/s", "30"), ("step 3, x in m", "60")):
            focus(cell)
            page.key("a", CTRL)
            page.type(number)
        focus("Commit the prediction")
        page.key(" ")
        focus("Next step")
        page.key(" ")
        self.on("Let it run")
        print("  keys alone: a table answered, the next step opened")

    def spoken(self):
        """What a screen reader follows: each Tab says what has the focus."""
        program, page = self.program, self.page
        page.size(1366, 768)
        program.start(self.address + "#lesson=ten-steps-of-euler&step=3")
        time.sleep(1)
        said = []
        for _ in range(12):
            page.key("Tab")
            time.sleep(0.2)
            said.append(page.value("document.getElementById('spoken').textContent").strip("\u00a0"))
        print("  spoken at each Tab:", said)
        expect(len(set(said)) > 6, "the focus is not spoken")
        tree = page.accessible()
        print("  Chromium gives to a screen reader:", tree)
        expect(any(role == "application" and name == "Timestep" for role, name in tree), "the program has no name")


def walk(browser, address, downloads, picture):
    all_of_it = Walk(browser, address, downloads, picture)
    for part in ("map", "lesson_2", "throw_and_cut", "own_method", "files", "back_up", "closed_while_saving", "links", "looks",
                 "dialogs", "phone", "keys_alone", "spoken"):
        print(f"{part.replace('_', ' ')}:", flush=True)
        try:
            getattr(all_of_it, part)()
        except Fault:
            all_of_it.picture(f"fault-{part}")
            raise
    return all_of_it.page
