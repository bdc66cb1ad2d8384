"""Times three checkers on the same controls, in turn: axe-core in a browser, plain Python, and this package.

Only checking is timed: the page is loaded, and the JSON is decoded, before. The time is that of the processor, which
stands still while another program has its turn. Of each checker the fastest round counts; a round is 15 tries of the
two that are quick, and one of axe-core.
Chromium and its driver have to be there; the Python packages that are missing are fetched into Benchmarks/.build.
"""

import argparse
import importlib.util
import json
import pathlib
import platform
import subprocess
import sys
import time

import plain_checks

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "Benchmarks" / ".build" / "comparison"

# The rules of axe-core that concern selection controls, without the one that has to measure what is drawn.
AXE_RULES = [
    "aria-allowed-attr", "aria-allowed-role", "aria-conditional-attr", "aria-deprecated-role", "aria-hidden-focus",
    "aria-prohibited-attr", "aria-required-attr", "aria-required-children", "aria-required-parent", "aria-roles",
    "aria-toggle-field-name", "aria-valid-attr", "aria-valid-attr-value", "button-name", "nested-interactive",
    "tabindex",
]

# Those, and the sizes of targets and the visible texts, which an audit looks at as well.
MORE_AXE_RULES = AXE_RULES + ["label-content-name-mismatch", "target-size"]

AXE_RUN = """
const [rules, isTimed, done] = arguments;
const options = {runOnly: {type: "rule", values: rules}};
if (isTimed) { options.resultTypes = ["violations"]; }
axe.run(document, options).then(
  result => done({
    version: result.testEngine.version,
    violations: result.violations.length,
    checks: result.passes.reduce((sum, rule) => sum + rule.nodes.length, 0),
  }),
  error => done({failure: String(error)}));
"""


def load_browser_script():
    """What this package's own checks in a browser share: how they get at a browser and at axe-core."""
    spec = importlib.util.spec_from_file_location("browser", ROOT / ".ci" / "browser.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build():
    """Builds the part in Swift and returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", str(ROOT / "Benchmarks")]
    subprocess.run([*command, "--product", "comparison"], check=True, stdout=sys.stderr)
    folder = subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(folder, "comparison")


def run_swift(program, controls):
    """Writes the controls and returns the figures of an audit of them."""
    result = subprocess.run([program, FOLDER, str(controls)], check=True, capture_output=True, text=True)
    return json.loads(result.stdout)


def thread_time(browser):
    """The nanoseconds that the processor has spent on the page."""
    metrics = browser.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "ThreadTime") * 1e9


def time_axe(browser, rules):
    start = thread_time(browser)
    run_axe(browser, rules)
    return thread_time(browser) - start


def run_axe(browser, rules, is_timed=True):
    result = browser.execute_async_script(AXE_RUN, rules, is_timed)
    if "failure" in result:
        sys.exit(f'axe-core failed: {result["failure"]}')
    return result


def run_python(document):
    """The fastest of as many tries as the part in Swift makes in a round."""

    def run_once():
        start = time.process_time_ns()
        plain_checks.check(document["roots"])
        return time.process_time_ns() - start

    return min(run_once() for _ in range(15))


def require_agreement(figures, axe, document, faulty):
    """Ends unless all find nothing in what is right, and Python and Swift as many faulty elements in what is not."""
    count, found = plain_checks.check(document["roots"])
    faulty_elements = len({id(element) for element, _ in plain_checks.check(faulty["roots"])[1]})
    if found or figures["findings"] or figures["questions"] or axe["violations"]:
        sys.exit("something was found in controls that are as they should be")
    if not axe["checks"] or faulty_elements != figures["faultyElements"]:
        sys.exit(f'{faulty_elements} faulty elements in Python, {figures["faultyElements"]} in Swift')
    return count


def print_table(controls, rows):
    ours = rows[-1][1]
    print(f'{"":<40}{"checks":>8}{"ms a control":>15}{"ns a check":>13}{"times ours":>12}')
    for name, nanoseconds, checks in rows:
        print(
            f"{name:<40}{checks:>8}{nanoseconds / controls / 1e6:>15.6f}{nanoseconds / checks:>13.0f}"
            f"{nanoseconds / ours:>12.1f}"
        )


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--controls", type=at_least(12), default=1200, help="how many controls, at least 12 (1200)")
    parser.add_argument("--rounds", type=at_least(1), default=15, help="how many rounds (15)")
    return parser.parse_args()


def at_least(least):
    """A reader of whole numbers that are not too small."""

    def number(text):
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text} is no whole number of at least {least}")
        return int(text)

    return number


def main(controls, rounds):
    script = load_browser_script()
    FOLDER.mkdir(parents=True, exist_ok=True)
    script.ensure_packages(FOLDER)
    program = build()
    figures = run_swift(program, controls)
    document, faulty = (
        json.loads((FOLDER / name).read_text(encoding="utf-8")) for name in ("controls.json", "faulty.json")
    )
    browser = script.start_browser()
    try:
        browser.set_script_timeout(300)
        browser.get((FOLDER / "controls.html").as_uri())
        browser.execute_script(script.read_axe())
        browser.execute_cdp_cmd("Performance.enable", {})
        axe, more_axe = (run_axe(browser, rules, is_timed=False) for rules in (AXE_RULES, MORE_AXE_RULES))
        python_checks = require_agreement(figures, more_axe, document, faulty)
        times = {"axe": [], "more axe": [], "python": [], "swift": []}
        for _ in range(rounds):
            times["axe"].append(time_axe(browser, AXE_RULES))
            times["more axe"].append(time_axe(browser, MORE_AXE_RULES))
            times["python"].append(run_python(document))
            times["swift"].append(run_swift(program, controls)["nanoseconds"])
        chromium = browser.capabilities["browserVersion"].split(".")[0]
    finally:
        browser.quit()
    print(f'{figures["controls"]} controls among {figures["elements"]} elements, the fastest of {rounds} rounds\n')
    print_table(
        figures["controls"],
        [
            (f'axe-core {axe["version"]} in Chromium {chromium}', min(times["axe"]), axe["checks"]),
            ("  with target sizes and visible texts", min(times["more axe"]), more_axe["checks"]),
            (f"plain Python {platform.python_version()}", min(times["python"]), python_checks),
            ("SelectionKit, every rule", min(times["swift"]), figures["checks"]),
        ],
    )


if __name__ == "__main__":
    arguments = read_arguments()
    main(arguments.controls, arguments.rounds)
