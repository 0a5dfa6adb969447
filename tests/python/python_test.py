"""The module antipode: what it answers, what it refuses, and how it is stopped."""

import ast
import contextlib
import inspect
import itertools
import multiprocessing
import re
import signal
import subprocess
import sys
import threading
import time
import unittest

import antipode

SOLVED = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"
HARD = "DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD"
# The examples of the package kociemba.
CUBE = "FLBUULFFLFDURRDBUBUUDDFFBRDDBLRDRFLLRLRULFUDRRBDBBBUFL"
PATTERN = "BBURUDBFUFFFRRFUUFLULUFUDLRRDBBDBDBLUDDFLLRRBRLLLBRDDF"
# Twenty turns from solved, which takes hours to prove.
SUPERFLIP = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2"

TWISTED = "UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB"


def undone(moves):
    """The inverse of face turns."""
    opposite = {"": "'", "'": "", "2": "2"}
    return " ".join(move[0] + opposite[move[1:]] for move in reversed(moves.split()))


def makes(moves, facelets):
    """Whether the moves make the position of a solved cube."""
    return antipode.convert(moves) == facelets


class Solve(unittest.TestCase):
    def test_solves_like_kociemba(self):
        solution = antipode.solve(PATTERN)
        self.assertTrue(makes(undone(solution), PATTERN))
        self.assertLessEqual(len(solution.split()), 20)

    def test_leads_to_a_pattern(self):
        turns = antipode.solve(CUBE, PATTERN)
        to_cube = undone(antipode.solve(CUBE))
        self.assertTrue(makes(to_cube + " " + turns, PATTERN))

    def test_takes_the_names_of_kociemba(self):
        turns = antipode.solve(cubestring=SOLVED, patternstring="R U", max_depth=20)
        self.assertEqual(turns, "R U")

    def test_is_the_same_every_time(self):
        self.assertEqual(antipode.solve(HARD), antipode.solve(HARD))

    def test_keeps_to_the_depth(self):
        solution = antipode.solve(HARD, max_depth=19, threads=0)
        self.assertLessEqual(len(solution.split()), 19)
        self.assertTrue(makes(undone(solution), HARD))

    def test_has_nothing_to_do_for_a_solved_cube(self):
        self.assertEqual(antipode.solve(SOLVED), "")
        self.assertEqual(antipode.solve(HARD, HARD), "")

    def test_accepts_any_form(self):
        self.assertEqual(antipode.solve("R U2 F'", max_depth=3), "F U2 R'")
        self.assertEqual(antipode.solve(antipode.convert("R U", "zip"), max_depth=2), "U' R'")
        colours = SOLVED.translate(str.maketrans("URFDLB", "WRGYOB"))
        self.assertEqual(antipode.solve(colours), "")

    def test_refuses_wrong_cubes_with_a_sentence(self):
        for cube, sentence in [
            (TWISTED, "corner"),
            ("R U Q", "unknown move 'Q' at column 5"),
            (SOLVED[:53], "5[34]"),
            ("U" * 54, "U"),
        ]:
            with self.subTest(cube), self.assertRaisesRegex(ValueError, sentence):
                antipode.solve(cube)
        with self.assertRaisesRegex(ValueError, "corner"):
            antipode.solve(SOLVED, TWISTED)

    def test_refuses_depths_that_nothing_can_have(self):
        with self.assertRaisesRegex(ValueError, "at most 2 turns exists"):
            antipode.solve("R U F", max_depth=2)
        with self.assertRaisesRegex(ValueError, "max_depth takes a whole number from 0 to 1000, not -1"):
            antipode.solve("R", max_depth=-1)

    def test_ends_when_the_time_is_over(self):
        with self.assertRaisesRegex(TimeoutError, "at most 10 turns"):
            antipode.solve(HARD, max_depth=10, time=0.2)
        with self.assertRaisesRegex(ValueError, "time takes a number of seconds above 0, .* not 0"):
            antipode.solve(HARD, time=0)


class Optimal(unittest.TestCase):
    def test_finds_a_shortest_solution(self):
        self.assertEqual(antipode.optimal("R U F2"), "F2 U' R'")
        self.assertEqual(len(antipode.optimal("R2 L2 U2 D2 F B'").split()), 6)

    def test_finds_all_of_them(self):
        solutions = antipode.optimal("R2 L2 U2 D2", all=True)
        self.assertEqual(sorted(solutions), ["R2 L2 U2 D2", "U2 D2 R2 L2"])
        self.assertEqual(antipode.optimal(SOLVED, all=True), [""])

    def test_counts_slices_where_asked_to(self):
        solution = antipode.optimal("M2 E2 S2", "stm", memory="200M")
        self.assertEqual(sorted(solution.split()), ["B2", "D2", "F2", "L2", "R2", "U2"])

    def test_tells_what_is_proven_when_the_time_is_over(self):
        with self.assertRaisesRegex(TimeoutError, "nothing shorter than .* exists, and the best"):
            antipode.optimal(SUPERFLIP, time=1)

    def test_refuses_what_it_does_not_know(self):
        with self.assertRaisesRegex(ValueError, "metric takes one of htm, qtm, stm, not \"atm\""):
            antipode.optimal("R", "atm")
        with self.assertRaisesRegex(ValueError, "is not an amount of memory"):
            antipode.optimal("R", memory="much")
        with self.assertRaisesRegex(ValueError, "memory|table"):
            antipode.optimal("R", memory="1M")


class Pocket(unittest.TestCase):
    def test_solves_in_both_metrics(self):
        self.assertEqual(antipode.pocket("R2 U2 R2", all=True), ["U2 R2 U2", "R2 U2 R2"])
        self.assertEqual(antipode.pocket("GWOGORGWGWYRRWYBRYOBBYOB", metric="qtm"), "R F' U2 R'")

    def test_solves_the_cube_as_it_is_held(self):
        self.assertEqual(antipode.pocket("R U x y"), "R' F'")

    def test_names_the_reason_of_a_refusal(self):
        with self.assertRaisesRegex(ValueError, "twisted by a third of a turn"):
            antipode.pocket("UUUFURRRFRFFDDDDLLLLBBBB")
        with self.assertRaisesRegex(ValueError, "metric takes one of htm, qtm, not \"stm\""):
            antipode.pocket("R", metric="stm")


class Facts(unittest.TestCase):
    def test_are_those_of_the_command(self):
        info = antipode.info("R U R' U'")
        self.assertEqual(info["order"], 6)
        self.assertIs(info["reachable"], True)
        self.assertEqual(info["facelets"], antipode.convert("R U R' U'"))
        self.assertIsInstance(info["zip"], list)
        self.assertIsNotNone(info["cubies"]["cp"])

    def test_are_told_of_unreachable_cubes_too(self):
        info = antipode.info(TWISTED)
        self.assertIs(info["reachable"], False)
        self.assertTrue(info["reason"] and info["repairs"])

    def test_convert_refuses_what_it_cannot_write(self):
        with self.assertRaisesRegex(ValueError, "to takes one of facelets, .* not \"nothing\""):
            antipode.convert("R", "nothing")
        with self.assertRaises(ValueError):
            antipode.convert(HARD, "maneuver")


class Centres(unittest.TestCase):
    """Twists of centres count in every function that takes a cube."""

    def test_come_home_with_the_pieces(self):
        cube = antipode.random(seed=5, centres="all")[0]
        solution = antipode.solve(cube, centres="all", max_depth=26)
        self.assertEqual(antipode.convert(undone(solution), centres="all"), cube)

    def test_lead_to_a_pattern(self):
        turns = antipode.solve("R2 U", "R2 U F2", centres="all")
        self.assertEqual(turns, "F2")

    def test_make_shortest_solutions_longer(self):
        word = "M E M' E'"
        self.assertEqual(len(antipode.optimal(word, memory="200M").split()), 8)
        self.assertEqual(len(antipode.optimal("R L'", centres="UR").split()), 2)

    def test_are_told(self):
        self.assertEqual(antipode.info("R U2", centres="all")["centres"], [2, 1, 0, 0, 0, 0])
        self.assertEqual(antipode.convert("R U2", centres="U")[-7:], "+2.....")

    def test_are_refused_with_a_sentence(self):
        for function in (antipode.solve, antipode.optimal, antipode.info, antipode.convert):
            with self.assertRaisesRegex(ValueError, "X"):
                function(SOLVED, centres="X")
            with self.assertRaisesRegex(ValueError, "parity"):
                antipode.solve(SOLVED + "+100000", centres="all")
        with self.assertRaisesRegex(ValueError, "X"):
            antipode.random(centres="X")


class Random(unittest.TestCase):
    def test_is_the_same_for_the_same_seed(self):
        cubes = antipode.random(3, seed=7)
        self.assertEqual(cubes, antipode.random(count=3, seed=7))
        self.assertEqual(len(set(cubes)), 3)
        self.assertEqual(len(antipode.random()), 1)

    def test_gives_cubes_that_can_be_solved(self):
        for cube in antipode.random(20, seed=1):
            self.assertTrue(makes(undone(antipode.solve(cube)), cube))

    def test_refuses_numbers_below_zero(self):
        with self.assertRaisesRegex(ValueError, "count takes a whole number from 0 to 10000000, not -1"):
            antipode.random(-1)


class LongSearches(threading.Thread):
    """One after the other, until it is told that there were enough."""

    def __init__(self):
        super().__init__()
        self.now = None  # the number of the search that goes on
        self.enough = threading.Event()

    def run(self):
        for number in itertools.count():
            if self.enough.is_set():
                return
            self.now = number
            with contextlib.suppress(TimeoutError):
                antipode.optimal(SUPERFLIP, time=1)
            self.now = None


def solve_elsewhere(cube):
    """For processes, which are sent functions of Python only."""
    return antipode.solve(cube)


class Threads(unittest.TestCase):
    def test_go_on_while_another_one_searches(self):
        antipode.optimal("R", all=True)  # the tables are there
        searches = LongSearches()
        searches.start()
        # A search that kept others from going on would never be the same before and after.
        for _ in range(20):
            time.sleep(0.1)
            before = searches.now
            self.assertEqual(antipode.solve("R U"), "U' R'")
            if before is not None and before == searches.now:
                break
        else:
            self.fail("nothing went on while another thread searched")
        searches.enough.set()
        searches.join()

    def test_and_processes_that_are_forked_search_too(self):
        cubes = antipode.random(4, seed=3)
        here = [antipode.solve(cube) for cube in cubes]
        with multiprocessing.get_context("fork").Pool(2) as pool:
            self.assertEqual(pool.map(solve_elsewhere, cubes), here)


class Interrupts(unittest.TestCase):
    PROGRAM = f"""
import antipode
try:
    print("begins", flush=True)
    antipode.optimal("{SUPERFLIP}")
except KeyboardInterrupt:
    print(antipode.solve("R U"))
"""

    def test_stop_a_search(self):
        with subprocess.Popen(
            [sys.executable, "-c", self.PROGRAM], stdout=subprocess.PIPE, text=True
        ) as process:
            process.stdout.readline()
            time.sleep(1)
            process.send_signal(signal.SIGINT)
            output, _ = process.communicate(timeout=60)
        self.assertEqual((output, process.returncode), ("U' R'\n", 0))


def functions():
    return {name: f for name, f in vars(antipode).items() if inspect.isroutine(f)}


def parameters(definition):
    """The names of a definition, and what is taken where they are left out."""
    arguments = definition.args
    names = [a.arg for a in arguments.args]
    defaults = dict(zip(names[::-1], arguments.defaults[::-1]))
    defaults |= {a.arg: d for a, d in zip(arguments.kwonlyargs, arguments.kw_defaults) if d}
    keywords = [a.arg for a in arguments.kwonlyargs]
    return names, keywords, {name: ast.literal_eval(value) for name, value in defaults.items()}


class Documentation(unittest.TestCase):
    """The module takes names, defaults and words from the rows of its requests."""

    def test_is_there_for_every_function(self):
        self.assertEqual(len(functions()), 6)
        for name, function in functions().items():
            self.assertGreater(len(function.__doc__.splitlines()), 3, name)

    def test_of_types_has_the_arguments_of_the_module(self):
        with open(antipode.__file__.split(".cpython")[0] + ".pyi", encoding="utf-8") as file:
            stub = ast.parse(file.read())
        # Of overloads the last one is for all calls.
        stubs = {d.name: parameters(d) for d in stub.body if isinstance(d, ast.FunctionDef)}
        for name, function in functions().items():
            signature = function.__doc__.splitlines()[0]
            self.assertEqual(
                stubs[name], parameters(ast.parse(f"def {signature}: ...").body[0]), name
            )

    def test_tells_about_every_argument(self):
        for name, function in functions().items():
            signature, *text = function.__doc__.splitlines()
            names, keywords, _ = parameters(ast.parse(f"def {signature}: ...").body[0])
            for argument in names[1:] + keywords:
                self.assertIn(argument.removesuffix("string"), "\n".join(text), name)

    def test_lists_the_metrics_that_are_accepted(self):
        for function in [antipode.optimal, antipode.pocket]:
            with self.assertRaises(ValueError) as raised:
                function("R", metric="none")
            accepted = re.search("one of (.*), not", str(raised.exception)).group(1).split(", ")
            told = re.search(r"metric is ([^.]*)\.", function.__doc__).group(1)
            self.assertEqual(re.findall(r"\b[a-z]tm\b", told), accepted)


if __name__ == "__main__":
    unittest.main()
