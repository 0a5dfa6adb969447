"""What docs/guide/python.md shows is what Python answers."""

import doctest
import pathlib
import re
import unittest

GUIDE = pathlib.Path(__file__).parents[2] / "docs" / "guide" / "python.md"


class Guide(unittest.TestCase):
    def test_tells_the_truth(self):
        text = GUIDE.read_text(encoding="utf-8")
        blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        examples = doctest.DocTestParser().get_doctest("".join(blocks), {}, GUIDE.name, None, None)
        self.assertGreater(len(examples.examples), 5)
        outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)
        self.assertEqual(outcome.failed, 0)


if __name__ == "__main__":
    unittest.main()
