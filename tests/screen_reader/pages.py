# SPDX-License-Identifier: GPL-3.0-or-later
"""A learner who goes through the pages of a lesson, answers its questions and exports a chart."""
import os
import sys

from listener import Listener


class Learner(Listener):
    def open_map(self):
        self.key("ctrl+m")
        self.until("Tab", "Break it", "Mach es kaputt")

    def page(self, english, german):
        self.key("ctrl+Next")
        self.hear(english, german)

    def link(self, english, german, key="Tab"):
        self.until(key, english + " link", german + " link")
        self.key("Return")

    def choose(self, english, german):
        self.until("Tab", "radio button", "radio button")
        if not self.find(self.word(english, german)):
            self.until("Down", english, german)
        self.key("space", "Return")

    def answer_number(self, english, german):
        self.write(self.word(english, german))
        self.key("Return")

    def right(self):
        self.hear("Right.", "Richtig.")

    def order(self, *wanted):
        """Puts lines in this order, from the first of the list on, and answers."""
        # The list is named first; its lines are spoken as the arrow keys come to them.
        last = len(wanted)
        known = {}
        while last not in known:
            self.until("Down", f" of {last}", f" von {last}")
            place = next(place for place in range(1, last + 1)
                         if self.find(self.word(f"place {place} of", f"Platz {place} von")))
            known[place] = next(part for part in wanted if self.find(part))
        rest = [part for part in wanted if part not in known.values()]
        lines = [known[place] if place in known else rest.pop() for place in range(1, last + 1)]
        at = len(lines) - 1
        for place, part in enumerate(wanted):
            now = lines.index(part)
            self.key(*["Up"] * (at - now), *["Down"] * (now - at), *["ctrl+Up"] * (now - place))
            lines.insert(place, lines.pop(now))
            at = place
        self.key("Return")

    def jerk(self, *ways):
        """Takes what is chosen in the view, and pulls it to and fro while the scene runs.

        Quickly, and heard afterwards: a run tells of each of its steps, and Orca falls behind.
        """
        pulls = [f"shift+{way}" for pair in (ways[:2], ways[2:]) for way in pair * 5]
        self.send("key", "--delay", "4", "F5", "Return", *pulls, *pulls, "Return", "F5")
        self.settle()

    def export_chart(self):
        """Of the plot that has the focus."""
        self.key("ctrl+e", "Return")
        chart = os.path.join(sys.argv[3], "chart.png")
        self.write(chart)
        self.key("Return")
        self.hear("Saved as", "Gespeichert als")
        self.key("Escape")
        if not os.path.exists(chart) or os.path.getsize(chart) == 0:
            self.give_up(f"{chart}: nothing was saved")
