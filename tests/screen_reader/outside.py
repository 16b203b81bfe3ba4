# SPDX-License-Identifier: GPL-3.0-or-later
"""A program seen and driven by AT-SPI."""
import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PRESSES = ("Press", "Toggle", "ShowMenu")
LIMIT = 2.0  # seconds that a call may take where the program starts in SOON; longer on a slower machine
SOON = 0.5


def fail(sentence):
    print("FAILED:", sentence, flush=True)
    sys.exit(1)


def of(call, *arguments, default=None):
    """What a call gives; `default` if the object has gone meanwhile."""
    try:
        return call(*arguments)
    except GLib.Error:
        return default


class Thing:
    """An accessible object."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.role = of(accessible.get_role_name, default="gone")
        self.name = of(accessible.get_name, default="") or ""

    def __str__(self):
        return f'{self.role} "{self.name}"'

    def is_(self, *states):
        found = of(self.accessible.get_state_set)
        return found is not None and all(found.contains(state) for state in states)

    @property
    def shown(self):
        return self.is_(Atspi.StateType.SHOWING, Atspi.StateType.VISIBLE)

    @property
    def enabled(self):
        return self.is_(Atspi.StateType.ENABLED)

    def children(self):
        count = of(self.accessible.get_child_count, default=0)
        found = [of(self.accessible.get_child_at_index, i) for i in range(count)]
        return [Thing(child) for child in found if child is not None]

    def below(self):
        """This thing and everything below it."""
        yield self
        for child in self.children():
            yield from child.below()

    def actions(self):
        face = of(self.accessible.get_action_iface)
        if face is None:
            return []
        return [of(face.get_action_name, i, default="") for i in range(of(face.get_n_actions, default=0))]

    def do(self, action):
        """Carries out an action; returns the seconds that the call took."""
        begin = time.monotonic()
        self.accessible.get_action_iface().do_action(self.actions().index(action))
        return time.monotonic() - begin

    def press(self):
        self.do(next(one for one in PRESSES if one in self.actions()))

    def write(self, text):
        face = self.accessible.get_editable_text_iface()
        if face is None or not face.set_text_contents(text):
            fail(f"nothing can be typed into {self}")

    def set(self, value):
        if not self.accessible.get_value_iface().set_current_value(value):
            fail(f"{self} takes no number")


class Program:
    """The program, freshly started."""

    def __init__(self, *arguments):
        self.home = tempfile.mkdtemp(dir=os.environ["HOME"])
        environment = dict(os.environ, HOME=self.home, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        begin = time.monotonic()
        self.process = subprocess.Popen(arguments, env=environment)
        self.application = self.wait_for(self.find, "the program on the bus")
        self.frame = self.wait_for(self.find_frame, "its window")
        self.limit = LIMIT * max(1.0, (time.monotonic() - begin) / SOON)
        self.settle()

    def find(self):
        desktop = Atspi.get_desktop(0)
        for child in Thing(desktop).children():
            if of(child.accessible.get_process_id) == self.process.pid:
                return child
        return None

    def find_frame(self):
        return next((one for one in self.windows() if one.role == "frame" and one.shown), None)

    def windows(self):
        return [one for one in self.application.children() if one.shown]

    def others(self):
        """Dialogs, menus and windows besides the main one."""
        return [one for one in self.windows() if one.accessible != self.frame.accessible]

    def wait_for(self, finds, what, seconds=40):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.check_alive()
            found = finds()
            if found:
                return found
            time.sleep(0.1)
        for one in self.things():
            print("    there is", one, one.actions(), file=sys.stderr)
        fail(f"{what}: did not come")

    def check_alive(self):
        if self.process.poll() is not None:
            fail(f"the program has ended with {self.process.returncode}")

    def settle(self):
        """Until the same windows are there in three looks, and answers come."""
        same, before = 0, None
        while same < 3:
            self.check_alive()
            now = [str(one) for one in self.windows()]
            same = same + 1 if now == before else 0
            before = now
            time.sleep(0.1)

    def things(self):
        return [one for one in self.frame.below() if one.shown]

    def see(self, role, name, exact=False):
        for one in self.things():
            if one.role == role and (one.name == name if exact else name in one.name):
                return one
        return None

    def the(self, role, name, exact=False):
        return self.wait_for(lambda: self.see(role, name, exact), f'{role} "{name}"')

    def key(self, key):
        subprocess.run(["xdotool", "key", key], check=True)

    def close_others(self):
        """Closes what has opened. Returns whether it went."""
        for _ in range(12):
            others = self.others()
            if not others:
                return True
            self.key("Escape")
            self.settle()
            left = self.others()
            if len(left) < len(others):
                continue
            for window in left:
                for button in window.below():
                    if button.role == "push button" and button.shown and button.name in (
                            "Cancel", "Close", "No", "Discard", "OK", "Don't Save"):
                        of(button.press)
                        self.settle()
                        break
        return not self.others()

    def end(self):
        self.process.kill()
        self.process.wait()
