# SPDX-License-Identifier: GPL-3.0-or-later
"""Lesson 2: its first pages, a scene with its plot, and the dialog that exports it."""
import sys

from listener import Listener

learner = Listener(*sys.argv[1:])

# A lesson: its texts by Tab, a wrong answer and the right one.
learner.command("lesson 2", "lektion 2")
learner.until("Tab", "Your number text", "Deine Zahl text")
learner.write("7")
learner.key("Return")
learner.hear("Not yet.", "Noch nicht.")
learner.key("ctrl+a")
learner.write("-5")
learner.key("Return")
learner.hear("Right.", "Richtig.")
# A text with formulas, a table and links.
learner.key("ctrl+Next")
learner.key("Tab", "Tab", "Tab")
# A table to fill in.
learner.key("ctrl+Next")
learner.until("Tab", "notification step 3, v in m/s", "notification Schritt 3, v in m/s")
# A scene, its plot point by point, and the export of it.
learner.command("mass on a spring", "masse an einer feder")
learner.key("shift+F5", "F6", "F6")
learner.until("Tab", "chart.", "chart.")
learner.key("Right", "Right", "shift+Right", "ctrl+e")
learner.hear("dialog", "dialog")
learner.key("Escape")
learner.end()
