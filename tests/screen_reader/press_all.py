# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses every action that the window offers: in the menus, in the bars, in the menus of buttons. Each call has to come back
at once, whatever it opens, and the program has to live on."""
import os
import sys
import time

from outside import Atspi, GLib, PRESSES, Program, fail

LANGUAGES = ("English", "Deutsch")
LAST = ("Quit",)


def entries(window):
    """Everything that can be pressed, with the way to it. The entries of a menu can be pressed without opening it."""
    found = {}

    def walk(thing, way, in_menu):
        here = way + (f"{thing.role} {thing.name}",)
        menu = in_menu or thing.role in ("menu bar", "menu", "popup menu")
        if not menu and not thing.shown:
            return
        offered = [one for one in PRESSES if one in thing.actions()]
        key = here if here not in found else here + (str(len(found)),)
        if offered:
            found[key] = (thing, offered[0])
        for child in thing.children():
            walk(child, here, menu)

    walk(window, (), False)
    return found


def press_round(arguments, done, nameless):
    """One life of the program. Returns how many new things were pressed."""
    outside = Program(*arguments)
    pressed = 0
    for way, (thing, action) in entries(outside.frame).items():
        if way in done or thing.name in LAST:
            continue
        is_entry = "menu item" in thing.role or thing.role == "menu"
        if not thing.enabled or (not is_entry and not thing.shown):
            continue
        if action not in thing.actions():
            continue
        if not thing.name:
            nameless.append(" > ".join(way[1:]))
        done.add(way)
        try:
            took = thing.do(action)
        except GLib.Error as error:
            outside.check_alive()
            fail(f"{thing}: {error.message}")
        if took > outside.limit:
            fail(f"{thing}: the call took {took:.1f} s")
        pressed += 1
        outside.settle()
        if not outside.close_others():
            fail(f"{thing}: what it has opened cannot be closed: {[str(one) for one in outside.others()]}")
        if thing.name in LANGUAGES and thing.name != "English":
            break  # the names are others now
    outside.check_alive()
    outside.end()
    return pressed


def main():
    Atspi.init()
    Atspi.set_timeout(30000, 60000)
    program = sys.argv[1]
    for title, scene in (("the course map", None), ("a scene of a problem", "pendulum"),
                         ("a scene with particles", "rope")):
        arguments = ["--lang", "en"]
        if scene:
            file = os.path.join(os.environ["HOME"], scene + ".json")
            with open(file, "w", encoding="utf-8") as experiment:
                experiment.write(f'{{"scene": "{scene}", "duration": 2}}')
            arguments.append(file)
        done, nameless, total = set(), [], 0
        while True:
            pressed = press_round([program, *arguments], done, nameless)
            total += pressed
            if pressed == 0:
                break
        if nameless:
            fail(f"without a name: {sorted(set(nameless))}")
        if total < 60:
            fail(f"{title}: only {total} actions are offered")
        print(f"{title}: every action that is offered was pressed, and came back at once", flush=True)
        print(f"  ({total} actions)", file=sys.stderr, flush=True)
    # And out.
    outside = Program(program, "--lang", "en")
    quit_entry = next(thing for thing in outside.frame.below() if thing.name in LAST)
    quit_entry.press()
    for _ in range(300):
        if outside.process.poll() is not None:
            break
        time.sleep(0.1)
    if outside.process.poll() != 0:
        fail("Quit has not ended the program")
    print("Quit has ended it")


main()
