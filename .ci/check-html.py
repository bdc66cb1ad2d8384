"""Opens the page of a run in a browser the ways people read it, and looks that everybody can.

In light and dark, in forced colours and on a narrow screen: axe-core finds nothing, nothing scrolls sideways, the Tab
key reaches everything that can be operated, each time with a focus that can be seen, every link leads somewhere, and
nothing is fetched. Then it puts faults into the page, one at a time, and looks that each is found.

Usage: check-html.py PAGE FOLDER

Chromium and its driver have to be there; the Python packages that are missing are fetched into FOLDER/python.
"""

import json
import pathlib
import sys

from browser import ensure_packages, read_axe, run_axe, start_browser

# As narrow as a page of 1280 pixels that is enlarged four times.
NARROW, WIDE = 320, 1280

# By its name, what a person has set: the width in pixels, and the media features.
WAYS = {
    "light": (WIDE, {"prefers-color-scheme": "light"}),
    "dark": (WIDE, {"prefers-color-scheme": "dark"}),
    "forced colors": (WIDE, {"forced-colors": "active"}),
    "narrow, light": (NARROW, {"prefers-color-scheme": "light"}),
    "narrow, dark": (NARROW, {"prefers-color-scheme": "dark"}),
    "narrow, forced colors": (NARROW, {"forced-colors": "active"}),
}

# Those in which the Tab key goes through the page: each look and each width once.
WITH_KEYBOARD = {"light", "forced colors", "narrow, dark"}

# All rules of these kinds; those that are off by default, such as that on the size of targets, have to be named.
AXE = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "rules": {"target-size": {"enabled": True}},
}

# What the page has to have, or what is found about it would say little.
NEEDED = [
    ".finding.error", ".finding.warning", ".finding.waived", ".finding.known", ".drawing a.mark", "#questions table",
    "#settled", "#stale", "#off", "#unread", "#checklist input[type=checkbox]", "#transcript ol[lang]", "#files table",
]

# What is put in place of what, and what has to find it.
FAULTS = [
    ('<html lang="en">', "<html>", "axe"),
    ("--muted: #545c66", "--muted: #b8bec6", "axe"),
    ('<label for="check-1">', '<label for="check-none">', "axe"),
    ('aria-label="On this page"', 'aria-labelledby="files" role="img"', "axe"),
    ('<h3>', '<h6>', "axe"),
    ("overflow-wrap: anywhere", "overflow-wrap: normal; white-space: nowrap", "overflow"),
    ("outline: 3px solid var(--link); outline-offset: 2px; border-radius", "outline: none; border-radius", "focus"),
    ('href="#finding-1"', 'href="#finding-1" tabindex="-1"', "reach"),
    ('href="#files"', 'href="#elsewhere"', "links"),
    (
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\"/>",
        "default-src file:\"/><link rel=\"stylesheet\" href=\"a.css\"/>", "network",
    ),
    ("</main>", '<img src="a.png" alt="A"/></main>', "policy"),
    ("</main>", '<p onclick="1">A</p><script>document.title = "B"</script></main>', "policy"),
]

# What the Tab key has to reach, in the order of the page.
OPERABLE = "a[href], summary, input, button, select, textarea, [tabindex='0']"

OVERFLOW = """
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll("body *")]
      .filter(e => !e.closest(".hidden, .skip") && !(e.ownerSVGElement) && e.getBoundingClientRect().right > width + 1)
      .map(e => e.outerHTML.slice(0, 80)).slice(0, 3)
      .concat(document.documentElement.scrollWidth > width ? ["the page"] : []);
"""

# What shows the focus is what differs once the element has lost it.
FOCUSED = """
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const look = e => {
      const parts = [e, ...e.querySelectorAll("*")];
      return JSON.stringify(parts.map(p => {
        const s = getComputedStyle(p);
        return [s.outlineStyle === "none" ? "none" : s.outlineStyle + s.outlineWidth + s.outlineColor, s.stroke,
          s.strokeWidth];
      }));
    };
    const box = element.getBoundingClientRect();
    const focused = look(element);
    element.blur();
    const unfocused = look(element);
    element.focus({preventScroll: true});
    return {
      index: [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility()).indexOf(element),
      isSeen: focused !== unfocused && box.width > 0 && box.height > 0 && box.right > 0 && box.bottom > 0
        && box.top < innerHeight,
      html: element.outerHTML.slice(0, 80),
    };
"""

LINKS = """
    return [...document.querySelectorAll("a")].map(a => a.getAttribute("href"))
      .filter(href => !href.startsWith("#") || !document.getElementById(href.slice(1)));
"""


def show(browser, page, way):
    width, features = WAYS[way]
    metrics = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": False}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    # Else the focus is looked at while the page still scrolls to it.
    features = features | {"prefers-reduced-motion": "reduce"}
    media = [{"name": name, "value": value} for name, value in features.items()]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})
    for kind in ("performance", "browser"):
        browser.get_log(kind)
    browser.get(page.resolve().as_uri())


def axe_faults(browser, axe):
    violations = run_axe(browser, axe, AXE)["violations"]
    return [f'{rule["id"]}: {node["html"][:120]}' for rule in violations for node in rule["nodes"]]


def keyboard_faults(browser):
    """Goes through the page with the Tab key; by what is wrong, with which elements."""
    from selenium.webdriver import ActionChains, Keys

    count = browser.execute_script(
        "return [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility()).length", OPERABLE)
    reached, unseen = [], []
    for _ in range(count + 1):
        ActionChains(browser, duration=0).send_keys(Keys.TAB).perform()
        element = browser.execute_script(FOCUSED, OPERABLE)
        if element is None or element["index"] in reached:
            break
        reached.append(element["index"])
        if not element["isSeen"]:
            unseen.append(element["html"])
    missed = [] if reached == list(range(count)) else [f"{len(reached)} of {count} reached, or in another order"]
    return {"reach": missed, "focus": unseen}


def fetched(browser, page):
    """What the page asked for besides itself, and what its policy kept it from."""
    own = page.resolve().as_uri()
    messages = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    requests = [m["params"]["request"]["url"] for m in messages if m["method"] == "Network.requestWillBeSent"]
    complaints = [entry["message"] for entry in browser.get_log("browser")]
    return {
        "network": [url for url in requests if url.split("#")[0] != own],
        "policy": [complaint[:160] for complaint in complaints if "Content Security Policy" in complaint],
    }


def find_faults(browser, page, axe, way, wanted=None):
    """Opens a page in one of the ways; by the kind of fault what is found.

    Where only one kind is wanted, those that take long are left out.
    """
    show(browser, page, way)
    faults = fetched(browser, page)
    faults["overflow"] = browser.execute_script(OVERFLOW)
    faults["links"] = browser.execute_script(LINKS)
    if wanted in ("reach", "focus") or (wanted is None and way in WITH_KEYBOARD):
        faults |= keyboard_faults(browser)
    # Folded up, hardly anything is looked at.
    browser.execute_script("document.querySelectorAll('details').forEach(d => d.open = true)")
    faults["overflow"] += browser.execute_script(OVERFLOW)
    if wanted in (None, "axe"):
        faults["axe"] = axe_faults(browser, axe)
    return {kind: found for kind, found in faults.items() if found}


def plant(browser, page, folder, axe, fault):
    """Whether a fault is found by what has to find it."""
    old, new, expected = fault
    text = page.read_text(encoding="utf-8")
    faulty = folder / "faulty.html"
    faulty.write_text(text.replace(old, new), encoding="utf-8")
    found = find_faults(browser, faulty, axe, "narrow, light", expected)
    is_right = old in text and expected in found
    names = " and ".join(sorted(found)) or "nothing"
    print(f'{"ok" if is_right else "WRONG"}: {old} becomes {new}: found by {names}')
    return is_right


def main(page, folder):
    page, folder = pathlib.Path(page), pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    ensure_packages(folder)
    axe = read_axe()
    browser = start_browser(logging={"performance": "ALL", "browser": "ALL"})
    try:
        print(f'Chromium {browser.capabilities["browserVersion"]}: {page}')
        is_right = True
        for way in WAYS:
            faults = find_faults(browser, page, axe, way)
            is_right = is_right and not faults
            print(f'{"WRONG" if faults else "ok"}: {way}')
            for kind, found in faults.items():
                for fault in found:
                    print(f"  {kind}: {fault}")
        missing = [part for part in NEEDED if not browser.execute_script(
            "return document.querySelector(arguments[0])", part)]
        print(f'{"WRONG: missing: " + ", ".join(missing) if missing else "ok: all parts are there"}')
        found = [plant(browser, page, folder, axe, fault) for fault in FAULTS]
    finally:
        browser.quit()
    return 0 if is_right and not missing and all(found) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
