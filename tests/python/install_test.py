"""The installed module works in a Python that knows nothing but its folder.

    install_test.py CMAKE BUILD_FOLDER
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = """
import sys
sys.path.append(sys.argv[1])
import antipode
print(antipode.__file__)
print(antipode.solve("R U"), antipode.pocket("R"), antipode.info("R")["order"])
"""


class Installation(unittest.TestCase):
    cmake = ""
    build_folder = ""

    def run_clean(self, folder):
        """Without site packages and without the user's environment."""
        environment = {"ANTIPODE_TABLES": os.environ["ANTIPODE_TABLES"]}
        return subprocess.run(
            [sys.executable, "-I", "-S", "-c", PROGRAM, folder],
            env=environment, capture_output=True, text=True, check=True,
        ).stdout.splitlines()  # fmt: skip

    def test_is_all_that_a_clean_environment_needs(self):
        with tempfile.TemporaryDirectory() as prefix:
            command = [self.cmake, "--install", self.build_folder, "--component", "python"]
            subprocess.run([*command, "--prefix", prefix], check=True, stdout=subprocess.DEVNULL)
            (stub,) = pathlib.Path(prefix).rglob("antipode.pyi")
            file, answers = self.run_clean(str(stub.parent))
            self.assertEqual(pathlib.Path(file).parent, stub.parent)
            self.assertEqual(answers, "U' R' R' 4")
            self.assertRegex(str(stub.parent), "python3.*-packages$")


if __name__ == "__main__":
    Installation.cmake, Installation.build_folder = sys.argv[1:3]
    unittest.main(argv=sys.argv[:1])
