# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts Orca even if another one of the same user runs: this one has a display, a bus and a home of its own.

Orca does not start beside another Orca, on whatever bus that one listens.
"""
import importlib.machinery
import importlib.util
import shutil
import sys

loader = importlib.machinery.SourceFileLoader("orca_program", shutil.which("orca"))
orca = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(orca)
orca.otherOrcas = lambda: []
sys.exit(orca.main())
