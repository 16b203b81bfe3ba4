# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the package with CMake: core and the module alone, no Qt."""
import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

root = Path(__file__).resolve().parents[2]
version = re.search(r"project\(timestep VERSION (\S+)", (root / "CMakeLists.txt").read_text()).group(1)


class WithCMake(build_ext):
    def build_extension(self, extension):
        place = Path(self.get_ext_fullpath(extension.name)).resolve().parent
        build = root / "build" / "python"  # that of the preset, so that the Debian package and a second time take seconds
        subprocess.run(["cmake", "--preset", "python", f"-DPYTHON_EXECUTABLE={Path(sys.executable).resolve()}"], cwd=root,
                       check=True)
        subprocess.run(["cmake", "--build", build, "--target", "timestep_python", "-j", str(os.cpu_count() or 1)], check=True)
        place.mkdir(parents=True, exist_ok=True)
        for module in (build / "app" / "python" / "timestep").glob("_core*.so"):
            self.copy_file(str(module), str(place / module.name))


setup(name="timestep", version=version, description="See what numerical integration and constraint relaxation do",
      license="GPL-3.0-or-later", packages=["timestep"], package_data={"timestep": ["py.typed"]}, python_requires=">=3.11",
      install_requires=["numpy"], ext_modules=[Extension("timestep._core", [])], cmdclass={"build_ext": WithCMake})
