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
learner.hear("Be at the flag", "Sei an der Fahne")

# A number in the controls: the one that the formula says, and a smaller one. The second is right as soon as its run has ended.
learner.until("F6", "spin button", "spin button")
learner.write("8")
learner.key("Return", "shift+F5")
learner.until("F6", "Lesson 2", "Lektion 2")
learner.until("Tab", "measured: 440", "gemessen: 440")
learner.until("Tab", "Check the answer", "Antwort prüfen")
learner.key("space")
learner.hear("Not yet.", "Noch nicht.")
learner.until("F6", "spin button", "spin button")
learner.write(learner.word("7.27", "7,27"))
learner.key("Return", "shift+F5")
learner.right()

# A text with formulas, a table and links.
learner.page("Two lines that move a cart", "Zwei Zeilen, die einen Wagen bewegen")
learner.until("Tab", "Euler link", "Euler-Verfahren link")

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
learner.hear("Next step", "Nächster Schritt")

# The run, its plot, which begins as a table, point by point, and the chart in a file.
learner.page("Let it run", "Lass ihn laufen")
learner.link("Make three single steps", "Mach drei einzelne Schritte")
learner.hear("Position after step 3", "Ort nach Schritt 3")
learner.link("run on to 10 s", "lass den Wagen dann bis 10 s fahren")
learner.hear("Position after 10 s", "Ort nach 10 s")
learner.until("F6", "Position, computed and exact", "Ort, berechnet und exakt")
learner.until("Tab", "Show as table", "Als Tabelle zeigen")
learner.key("space")
learner.until("Tab", "chart.", "chart.")
learner.key("Right", "Right", "shift+Right")
learner.export_chart()

# A number, and what it is worth.
learner.page("Half the step", "Halbe Schrittweite")
learner.until("Tab", "Your number in m", "Deine Zahl in m")
learner.answer_number("25", "25")
learner.page("Try it with half the step", "Probiere die halbe Schrittweite")
learner.link("Halve the step", "Halbiere die Schrittweite")
learner.link("run", "lass den Wagen")
learner.hear("Error after 10 s", "Fehler nach 10 s")

# A choice, and lines that are put in order.
learner.page("The other order", "Die andere Reihenfolge")
learner.choose("At 450 m", "Bei 450 m")
learner.page("Swap the two lines", "Vertausche die Zeilen")
learner.hear("Items to put in order", "Teile zum Ordnen")
learner.order("x = x", "v = v")
learner.hear("Position after 10 s", "Ort nach 10 s")

# A sweep, and what lies deeper.
learner.page("Error against step size", "Fehler gegen Schrittweite")
learner.link("Measure the error for five step sizes", "Miss den Fehler für fünf Schrittweiten")
learner.hear("Fitted slope", "Steigung der Ausgleichsgeraden")
learner.until("Tab", "Your number", "Deine Zahl")
learner.answer_number("1", "1")
learner.right()

# Deeper: a curve that is drawn by keys, and a number.
learner.link("A quarter of the step", "Ein Viertel des Schritts", "shift+Tab")
learner.until("Tab", "Draw the curve with the keyboard", "Die Kurve mit der Tastatur zeichnen")
learner.key("space", "Down")
for i in range(10):
    learner.key("Right", "Up")
learner.key("Return", "Return")
learner.hear("Your number in m", "Deine Zahl in m")
learner.answer_number("12.5", "12,5")
learner.right()
learner.key("shift+F5")
learner.hear("Error after 5 s", "Fehler nach 5 s")
learner.page("Inside one step", "Im Innern eines Schritts")
learner.choose("moves the cart with the new velocity", "mit der neuen Geschwindigkeit")
learner.right()

# The learner's own sentence, and the end.
learner.page("Which rectangles?", "Welche Rechtecke?")
learner.until("Tab", "Your sentence", "Dein Satz")
learner.write("edges")
learner.until("Tab", "Commit the sentence", "Satz festlegen")
learner.key("space")

# Deeper again: a question from the first lesson.
learner.link("What do you still know?", "Was weißt du noch?", "shift+Tab")
learner.until("Tab", "Your number", "Deine Zahl")
learner.answer_number("7", "7")
learner.right()

# A number of the learner's own.
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
