# SPDX-License-Identifier: GPL-3.0-or-later
"""Does lesson 2 from the map to its end by AT-SPI alone."""
import sys

from outside import Atspi, Program


class Learner:
    def __init__(self, program):
        self.outside = Program(program, "--lang", "en")

    def on(self, title):
        """Waits until the page with this title is shown."""
        self.outside.the("label", title)
        print("on the page:", title, flush=True)

    def press(self, role, name, exact=False):
        self.outside.wait_for(lambda: self.presses(role, name, exact), f'{role} "{name}" that can be pressed')
        self.outside.settle()

    def presses(self, role, name, exact):
        thing = self.outside.see(role, name, exact)
        if thing is None or not thing.enabled:
            return False
        thing.press()
        return True

    def write(self, name, text):
        self.outside.the("text", name).write(text)

    def set(self, name, value):
        self.outside.the("spin button", name).set(value)
        self.outside.settle()

    def hear(self, *words):
        """Waits until something shown has these words in its name."""
        def said():
            return next((one for one in self.outside.things() if all(word in one.name for word in words)), None)
        print("  read:", self.outside.wait_for(said, " ".join(words)).name.replace("\u00a0", " "), flush=True)

    def next(self):
        self.press("push button", "Next step")


def main():
    Atspi.init()
    Atspi.set_timeout(30000, 60000)
    learner = Learner(sys.argv[1])
    learner.press("push button", "Ten steps of Euler")
    learner.on("Be at the flag")
    learner.set("Acceleration", 8)
    learner.press("push button", "Skip to the end")
    learner.hear("Position after 10 s", "440")
    learner.press("push button", "Check the answer")
    learner.hear("Not yet.")
    learner.set("Acceleration", 7.27)
    learner.press("push button", "Skip to the end")
    learner.hear("Right.")
    learner.next()
    learner.on("Two lines that move a cart")
    learner.next()
    learner.on("Be the computer")
    for cell, number in (("step 2, x in m", "30"), ("step 3, v in m/s", "30"), ("step 3, x in m", "60")):
        learner.write(cell, number)
    learner.press("push button", "Commit the prediction")
    learner.next()
    learner.on("Let it run")
    learner.press("link", "Make three single steps")
    learner.hear("Position after step 3", "60")
    learner.press("link", "run on to 10 s")
    learner.hear("Position after 10 s", "550")
    learner.next()
    learner.on("Half the step")
    learner.write("Your number", "25")
    learner.press("push button", "Commit the prediction")
    learner.next()
    learner.on("Try it with half the step")
    learner.press("link", "Halve the step")
    learner.press("link", "run", exact=True)
    learner.hear("Error after 10 s", "25")
    learner.next()
    learner.on("The other order")
    learner.press("radio button", "At 450 m")
    learner.press("push button", "Commit the prediction")
    learner.next()
    learner.on("Swap the two lines")
    learner.press("push button", "Check the answer")
    if learner.outside.see("label", "Not yet.") is not None:
        learner.press("push button", "Move down")
        learner.press("push button", "Check the answer")
    learner.hear("You predicted: At 450 m.", "Measured: At 450 m.")
    learner.next()
    learner.on("Error against step size")
    learner.press("link", "Measure the error for five step sizes")
    learner.hear("Fitted slope", "right")
    learner.write("Your number", "1")
    learner.press("push button", "Check the answer")
    learner.hear("Right.")
    learner.next()
    learner.on("Which rectangles?")
    learner.press("link", "Run", exact=True)
    learner.write("Your sentence", "Left edges give 450 m, right edges 550 m.")
    learner.press("push button", "Commit the sentence")
    learner.next()
    learner.on("On your own")
    learner.press("push button", "Finish the lesson")
    learner.hear("Ten steps of Euler")
    learner.outside.check_alive()
    learner.outside.end()
    print("lesson 2 was done by AT-SPI alone")


main()
