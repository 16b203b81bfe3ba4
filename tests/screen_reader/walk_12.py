# SPDX-License-Identifier: GPL-3.0-or-later
"""Lesson 12 from the map to its end: every question is answered rightly, and a plot is read."""
import sys

from pages import Learner

learner = Learner(*sys.argv[1:])

# From the map: its nodes by the arrow keys.
learner.open_map()
learner.until("Down", "Lesson 7:", "Lektion 7:")
learner.until("Right", "Lesson 12:", "Lektion 12:")
learner.key("Return")
learner.hear("Squash a box", "Zerdrück eine Kiste")

# A corner is taken by the keys and thrown about while the scene runs, until the box is squashed.
learner.until("F6", "combo box", "combo box")
learner.key("Up")
for i in range(5):
    learner.until("F6", "Area of the box", "Fläche der Kiste")
    learner.until("shift+Tab", "Simulation", "Simulation")
    learner.key("bracketright")
    learner.jerk("Right", "Down", "Left", "Up")
    learner.until("F6", "Lesson 12", "Lektion 12")
    learner.until("Tab", "measured:", "gemessen:")
    learner.settle()
    if learner.find(learner.word("Right.", "Richtig.")):
        break

learner.page("What do you still know?", "Was weißt du noch?")
learner.until("Tab", "Blank 1", "Lücke 1")
learner.write("m2/(m1+m2)")
learner.key("Return")
learner.right()
learner.page("Every stick for itself", "Jeder Stab für sich")
learner.key("Tab")
learner.page("One pass by hand", "Ein Durchgang von Hand")
learner.until("Tab", "notification line B, px", "notification Zeile B, px")
learner.write("11")
learner.until("Tab", "notification line C, px", "notification Zeile C, px")
learner.write("21")
learner.until("Tab", "notification line length", "notification Zeile Länge")
learner.write("9")
learner.key("Return")
learner.right()
learner.page("With and without a brace", "Mit und ohne Strebe")
learner.choose("It folds flat.", "Sie klappt flach zusammen.")
learner.page("Drop both", "Lass beide fallen")
learner.until("Tab", "Draw the curve with the keyboard", "Die Kurve mit der Tastatur zeichnen")
learner.key("space", "Down")
for i in range(10):
    learner.key("Right")
learner.key("Down", "Return", "Return")
learner.key("shift+F5")
learner.hear("Area of the braced box at rest: right", "Fläche der Kiste mit Strebe in Ruhe: richtig")
learner.page("What do passes buy?", "Was bekommt man")
learner.choose("they do more than that", "mehr als das")
learner.until("F6", "Largest strain against passes", "Größte Dehnung gegen Durchgänge")
learner.until("Tab", "Measure 5 values", "5 Werte messen")
learner.key("space")
learner.settle()
learner.until("shift+Tab", "chart.", "chart.")
learner.key("Right", "Right")
learner.page("Find the bug", "Finde den Fehler")
learner.link("Run", "Starte")
learner.until("Tab", "Items to put in order", "Teile zum Ordnen")
learner.order("move every point", "correct every stick", "put every point")
learner.right()
learner.page("Does the order matter?", "Kommt es auf die Reihenfolge an?")
learner.link("100 passes", "100 Durchgängen")
learner.until("Tab", "order link", "Reihenfolge link")
before = len(learner.heard)
learner.key("Return", "shift+F5")
learner.mark = before  # the run may be measured before the second key
learner.hear("Area of the second box minus", "Fläche der zweiten Kiste minus")
learner.until("Tab", "Your sentence", "Dein Satz")
learner.write("passes")
learner.until("Tab", "Commit the sentence", "Satz festlegen")
learner.key("space")
learner.page("Hide the sticks", "Verstecke die Stäbe")
learner.key("ctrl+Next")
learner.until("Tab", "You pay for rigidity", "Steifigkeit kostet")
learner.end()
