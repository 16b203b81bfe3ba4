# SPDX-License-Identifier: GPL-3.0-or-later
"""A learner who only hears: presses keys, and waits for what Orca speaks of it."""
import os
import pty
import re
import subprocess
import sys
import threading
import time
import tty

KEY = b"PROCESS ATSPI_KEY_PRESSED_EVENT"
SPEECH = re.compile(r"SPEECH OUTPUT: '(.*)' ?\{")
ECHO = re.compile(r" $")  # Orca names a pressed key with a space behind it
PATIENCE = 60.0  # seconds until something that was waited for counts as missing


class Listener:
    def __init__(self, program, language, folder, *arguments):
        self.language = language
        self.log = open(os.path.join(folder, "orca.log"), "wb")
        self.lines = 0
        self.keys = 0
        self.heard = []
        self.mark = 0
        self.quiet = 0.3  # seconds without a word in the log that mean that nothing comes any more
        self.processes = []
        # Python writes each line at once to a terminal, but a file in blocks.
        self.master, slave = pty.openpty()
        tty.setraw(slave)
        threading.Thread(target=self.listen, daemon=True).start()
        orca = os.path.join(os.path.dirname(os.path.abspath(__file__)), "orca_alone.py")
        self.start("/usr/bin/python3", orca, f"--debug-file={os.ttyname(slave)}")
        self.wait(lambda: self.find("Screen reader on."), "Orca")
        self.start(program, "--lang", language, *arguments)
        self.wait(lambda: self.find("Timestep"), "the window")
        self.settle()

    def start(self, *words):
        environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")
        self.processes.append(subprocess.Popen(words, env=environment))

    def word(self, english, german):
        return german if self.language == "de" else english

    def listen(self):
        """Takes down what Orca writes, for as long as it lives."""
        rest = b""
        while True:
            text = os.read(self.master, 65536)
            self.log.write(text)
            *lines, rest = (rest + text).split(b"\n")
            for line in lines:
                self.keys += line.startswith(b"vvvvv") and KEY in line
                found = SPEECH.search(line.decode(errors="replace"))
                if found:
                    self.heard.append(found[1].replace("\u00a0", " "))
            self.lines += len(lines)

    def find(self, part):
        """Whether the part was spoken since the last key."""
        return any(part in one for one in self.heard[self.mark:])

    def wait(self, comes, what):
        end = time.monotonic() + PATIENCE
        while not comes():
            if time.monotonic() > end:
                self.give_up(f"{what}: did not come")
            time.sleep(0.02)

    def give_up(self, sentence):
        print("FAILED:", sentence, flush=True)
        for one in self.heard[-12:]:
            print("    heard:", one, flush=True)
        self.end()
        sys.exit(1)

    def settle(self):
        """Until Orca has written nothing for a while; at most half a minute."""
        end = time.monotonic() + 30
        before, last = -1, 0
        while time.monotonic() < end and (before != self.lines or time.monotonic() - last < self.quiet):
            if before != self.lines:
                before, last = self.lines, time.monotonic()
            time.sleep(0.02)

    def key(self, *names):
        """Presses keys, one after the other, each when Orca has told of the one before."""
        for name in names:
            self.mark = len(self.heard)
            before, begin = self.keys, time.monotonic()
            self.send("key", name)
            # Not all keys reach Orca while the program is busy.
            while self.keys == before and time.monotonic() < begin + 3:
                time.sleep(0.01)
            # On a slow machine it is given longer.
            self.quiet = min(2.0, max(self.quiet * 0.9, 0.3, 4 * (time.monotonic() - begin)))
            self.settle()

    def write(self, text):
        self.mark = len(self.heard)
        self.send("type", "--delay", "60", "--", text)
        self.settle()

    def send(self, *words):
        subprocess.run(["xdotool", *words], check=True)

    def hear(self, english, german):
        """Waits until this is spoken as an answer to the last key."""
        part = self.word(english, german)
        self.wait(lambda: self.find(part), f'"{part}"')
        self.settle()

    def until(self, key, english, german, most=40):
        """Presses the key until this is spoken."""
        part = self.word(english, german)
        silent = 0
        for _ in range(most):
            self.key(key)
            end = time.monotonic() + 5
            while not silent and time.monotonic() < end and all(ECHO.search(one) for one in self.heard[self.mark:]):
                self.settle()
            if self.find(part):
                return
            silent = silent + 1 if len(self.heard) == self.mark else 0
            if silent == 3:
                break
        self.give_up(f'"{part}" was not met by pressing {key}')

    def command(self, english, german):
        """An entry of the palette of commands."""
        self.key("ctrl+k")
        self.write(self.word(english, german))
        self.key("Return")

    def end(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()
        self.log.flush()
