# SPDX-License-Identifier: GPL-3.0-or-later
"""Lesson 12 from the map to its end: every question is answered rightly, a plot is read, and a chart is exported."""
import os
import sys

from listener import Listener

learner = Listener(*sys.argv[1:])


def page(english, german):
    learner.key("ctrl+Next")
    learner.hear(english, german)


def choose(english, german):
    learner.until("Tab", "radio button", "radio button")
    if not learner.find(learner.word(english, german)):
        learner.until("Down", english, german)
    learner.key("space", "Return")


def answer_number(english, german):
    learner.write(learner.word(english, german))
    learner.key("Return")


def right():
    learner.hear("Right.", "Richtig.")


# From the map: its nodes by the arrow keys.
learner.key("ctrl+m")
learner.until("Tab", "Lesson 1:", "Lektion 1:")
learner.until("Right", "Lesson 6:", "Lektion 6:")
learner.until("Down", "Lesson 12:", "Lektion 12:")
learner.key("Return")
learner.hear("What do you still know?", "Was weißt du noch?")
learner.until("Tab", "Your number", "Deine Zahl")
answer_number("0.187", "0,187")
right()
learner.key("Down", "space", "Return")
right()
page("Every stick for itself", "Jeder Stab für sich")
learner.key("Tab")
page("With and without a brace", "Mit und ohne Strebe")
choose("It folds flat.", "Sie klappt flach zusammen.")
learner.key("space", "Down")
for i in range(10):
    learner.key("Right")
learner.key("Down", "Return", "Return")
page("Drop both", "Lass beide fallen")
learner.until("Tab", "Run link", "Starte link")
learner.key("Return")
learner.hear("Area of the braced box at rest: right", "Fläche der Kiste mit Strebe in Ruhe: richtig")
page("What do passes buy?", "Was bekommt man")
choose("they do more than that", "mehr als das")
answer_number("11.9", "11,9")
learner.until("Tab", "passes 8", "Durchgänge 8")
answer_number("2.3", "2,3")
right()
learner.until("F6", "Largest strain against passes", "Größte Dehnung gegen Durchgänge")
learner.until("Tab", "Measure 5 values", "5 Werte messen")
learner.key("space")
learner.settle()
learner.until("shift+Tab", "chart.", "chart.")
learner.key("Right", "Right", "ctrl+e", "Return")
chart = os.path.join(sys.argv[3], "chart.png")
learner.write(chart)
learner.key("Return")
learner.hear("Saved as", "Gespeichert als")
learner.key("Escape")
page("Find the bug", "Finde den Fehler")
learner.until("Tab", "Run link", "Starte link")
learner.key("Return")
learner.until("Tab", "Your number in px", "Deine Zahl in px")
answer_number("0.316", "0,316")
right()
learner.key("Down", "Down", "ctrl+Up", "ctrl+Up", "Return")
right()
page("Change the order", "Ändere die Reihenfolge")
choose("They will have different shapes", "Sie haben verschiedene Formen")
learner.until("F6", "combo box", "combo box")
learner.key("Tab", "Down", "shift+F5")
page("Does the order matter?", "Kommt es auf die Reihenfolge an?")
learner.until("Tab", "100 passes link", "100 Durchgängen link")
learner.key("Return")
learner.until("Tab", "order link", "Reihenfolge link")
before = len(learner.heard)
learner.key("Return", "shift+F5")
learner.mark = before  # the run may be measured before the second key
learner.hear("Area of the second box minus", "Fläche der zweiten Kiste minus")
learner.until("Tab", "Your sentence", "Dein Satz")
learner.write("passes")
learner.until("Tab", "Commit the sentence", "Satz festlegen")
learner.key("space")
page("Hide the sticks", "Verstecke die Stäbe")
learner.key("ctrl+Next")
learner.until("Tab", "You pay for rigidity", "Steifigkeit kostet")
learner.end()
