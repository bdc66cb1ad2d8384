"""What the checks that open pages in a browser share: the browser, and axe-core."""

import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import venv

# The second is here for the axe.min.js in it, so what it depends on is not wanted.
PACKAGES = {"selenium": [], "axe-playwright-python": ["--no-deps"]}


def ensure_packages(folder):
    """Goes on in an environment of its own if a package is missing, and fetches there what is missing."""
    missing = [name for name in PACKAGES if not importlib.util.find_spec(name.replace("-", "_"))]
    if not missing:
        return
    environment = folder / "python"
    if pathlib.Path(sys.prefix) == environment:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        for name in missing:
            subprocess.run([*pip, *PACKAGES[name], name], check=True)
        importlib.invalidate_caches()
        return
    if not (environment / "bin" / "pip").exists():
        venv.create(environment, clear=True, with_pip=True)
    python = environment / "bin" / "python3"
    os.execv(python, [python, *sys.argv])


def start_browser(logging=None):
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    # There is no sandbox for root, and the pages opened are our own.
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    if logging:
        options.set_capability("goog:loggingPrefs", logging)
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    # Where other programs run too, axe-core takes long.
    browser.set_script_timeout(300)
    return browser


def read_axe():
    package = importlib.util.find_spec("axe_playwright_python").submodule_search_locations[0]
    return pathlib.Path(package, "axe.min.js").read_text(encoding="utf-8")


def run_axe(browser, axe, options=None):
    browser.execute_script(axe)
    result = browser.execute_async_script(
        "const [options, done] = arguments; axe.run(options).then(done, error => done({failure: String(error)}))",
        options or {},
    )
    if "failure" in result:
        sys.exit(f'axe-core failed: {result["failure"]}')
    return result
