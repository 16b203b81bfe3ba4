# SPDX-License-Identifier: GPL-3.0-or-later
"""A learner who goes through the pages of a lesson, answers its questions and exports a chart."""
import os
import sys

from listener import Listener


class Learner(Listener):
    def open_map(self):
        self.key("ctrl+m")
        self.until("Tab", "Lesson 1:", "Lektion 1:")

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
