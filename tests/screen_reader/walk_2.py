# SPDX-License-Identifier: GPL-3.0-or-later
"""Lesson 2 from the map to its end, the deeper pages included: every question is answered, the plot of the lesson's own run is
read, and its chart is exported. Then a scene from the palette, and its plot."""
import re
import sys

from pages import Learner

learner = Learner(*sys.argv[1:])

learner.open_map()
learner.until("Right", "Lesson 2:", "Lektion 2:")
learner.key("Return")
learner.hear("What do you still know?", "Was weißt du noch?")

# A wrong answer and the right one.
learner.until("Tab", "Your number text", "Deine Zahl text")
learner.answer_number("7", "7")
learner.hear("Not yet.", "Noch nicht.")
learner.key("ctrl+a")
learner.answer_number("-5", "-5")
learner.right()

# A text with formulas, a table and links.
learner.page("Two lines that move a cart", "Zwei Zeilen, die einen Wagen bewegen")
learner.key("Tab", "Tab", "Tab")

# A table to fill in.
learner.page("Be the computer", "Spiel Computer")
learner.until("Tab", "notification step 2, x in m", "notification Schritt 2, x in m")
learner.write("30")
learner.until("Tab", "notification step 3, v in m/s", "notification Schritt 3, v in m/s")
learner.write("30")
learner.until("Tab", "notification step 3, x in m", "notification Schritt 3, x in m")
learner.write("60")
learner.until("Tab", "Commit the prediction", "Vorhersage festlegen")
learner.key("space")
learner.hear("Committed.", "Festgelegt.")

# The run, its plot point by point, and the chart in a file.
learner.page("Let it run", "Lass ihn laufen")
learner.link("Make three single steps", "Mach drei einzelne Schritte")
learner.hear("Position after step 3", "Ort nach Schritt 3")
learner.link("run on to 10 s", "lass den Wagen dann bis 10 s fahren")
learner.hear("Position after 10 s", "Ort nach 10 s")
learner.until("F6", "Position, computed and exact", "Ort, berechnet und exakt")
learner.until("Tab", "chart.", "chart.")
learner.key("Right", "Right", "shift+Right")
learner.export_chart()

# A number, and a curve that is drawn by keys.
learner.page("Half the step", "Halbe Schrittweite")
learner.until("Tab", "Your number in m", "Deine Zahl in m")
learner.answer_number("25", "25")
learner.hear("Draw the curve with the keyboard", "Die Kurve mit der Tastatur zeichnen")
learner.key("space", "Down")
for i in range(10):
    learner.key("Right", "Up")
learner.key("Return", "Return")
learner.page("Try it with half the step", "Probiere die halbe Schrittweite")
learner.link("Halve the step", "Halbiere die Schrittweite")
learner.link("run", "lass den Wagen")
learner.hear("Error after 10 s", "Fehler nach 10 s")

# A choice, and lines that are put in order.
learner.page("The other order", "Die andere Reihenfolge")
learner.choose("At 450 m", "Bei 450 m")
learner.hear("Committed.", "Festgelegt.")
learner.page("Swap the two lines", "Vertausche die Zeilen")
learner.until("Tab", "Items to put in order", "Teile zum Ordnen")
learner.until("Down", "place 2 of 2", "Platz 2 von 2")
if learner.find("x = x"):
    learner.key("ctrl+Up")
learner.key("Return")
learner.hear("Position after 10 s", "Ort nach 10 s")

# A sweep, and what lies deeper.
learner.page("Error against step size", "Fehler gegen Schrittweite")
learner.link("Measure the error for five step sizes", "Miss den Fehler für fünf Schrittweiten")
learner.hear("Fitted slope", "Steigung der Ausgleichsgeraden")
learner.until("Tab", "Your number", "Deine Zahl")
learner.answer_number("1", "1")
learner.right()
learner.link("A quarter of the step", "Ein Viertel des Schritts", "shift+Tab")
learner.until("Tab", "Your number in m", "Deine Zahl in m")
learner.answer_number("12.5", "12,5")
learner.right()
learner.page("Inside one step", "Im Innern eines Schritts")
learner.choose("moves the cart with the new velocity", "mit der neuen Geschwindigkeit")
learner.right()

# The learner's own sentence, and the end.
learner.page("Which rectangles?", "Welche Rechtecke?")
learner.until("Tab", "Your sentence", "Dein Satz")
learner.write("edges")
learner.until("Tab", "Commit the sentence", "Satz festlegen")
learner.key("space")
before = len(learner.heard)
learner.page("On your own", "Auf eigene Faust")
learner.until("Tab", "Your number in s", "Deine Zahl in s")
pull = next(re.search(r"(?:accelerates at|beschleunigt mit) ([\d.,]+)", one) for one in learner.heard[before:]
            if "accelerates at" in one or "beschleunigt mit" in one)
step = f"{0.2 / float(pull[1].replace(',', '.')):.4f}"
learner.answer_number(step, step.replace(".", ","))
learner.right()
learner.key("ctrl+Next")
learner.until("Tab", "left rectangles, the exact value", "linke Rechtecke, der exakte Wert")

# A scene, and its plot point by point.
learner.command("mass on a spring", "masse an einer feder")
learner.key("shift+F5", "F6", "F6")
learner.until("Tab", "chart.", "chart.")
learner.key("Right", "Right", "shift+Right")
learner.end()
