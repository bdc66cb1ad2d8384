"""Looks in Swift sources for names that are newer than the platforms of the package.

The compiler reports them on Apple platforms only; a build on Linux accepts them all.

Usage: check-availability.py FOLDER...
       check-availability.py --self-test
"""

import pathlib
import re
import sys

# The platforms are iOS 15, macOS 13, tvOS 16, watchOS 9 and visionOS 1, so iOS 15 is what counts.
NEWER = {
    "types of the standard library": r"\b(InlineArray|(Mutable|Output|UTF8)?(Raw)?Span|U?Int128|StaticBigInt)\b",
    "synchronization": r"\b(Mutex|Atomic|AtomicLazyReference|WordPair|Synchronization)\b",
    "time": r"\b(Duration|(Continuous|Suspending)?Clock|InstantProtocol)\b",
    "regular expressions": r"\b(Regex|RegexComponent|RegexBuilder|_StringProcessing)\b|#/",
    "collection algorithms of regular expressions": (
        r"\.(replacing|replace|trimmingPrefix|trimPrefix|firstRange|ranges|firstMatch|wholeMatch|prefixMatch|matches)"
        r"\((?=of:|with:|\"|/|in:)"
    ),
    "parameterised existentials": r"\bany\s+\w+(\.\w+)*\s*<",
    "observation": r"@Observable\b|\b(ObservationRegistrar|withObservationTracking)\b",
    "parameter packs in types": r"\b(struct|class|enum|actor)\s+\w+\s*<[^>]*\beach\b",
    "paths of Foundation": r"\bURL\(\s*filePath:|\.(appending|append)\(\s*(path|component|components|queryItems):",
    "dates and locales of Foundation": r"\bLocale\.(Language|Region|Components)\b|\bLocalizedStringResource\b",
    "tasks": r"\bTask\.sleep\(\s*(for|until):|\bTask\(\s*name:|\bisolated\s+deinit\b",
}

PLANTED = [
    "let storage: InlineArray<4, Int>",
    "func read(_ bytes: Span<UInt8>) {}",
    "func read(_ bytes: borrowing RawSpan) {}",
    "let lock = Mutex(0)",
    "import Synchronization",
    "let count = Atomic<Int>(0)",
    "let limit: Duration = .seconds(1)",
    "let start = ContinuousClock.now",
    "func match(_ pattern: Regex<Substring>) {}",
    "let numbers: any Collection<Int> = []",
    "let numbers: [any Swift.Sequence<Int>] = []",
    "@Observable final class Model {}",
    "struct Pair<each Element> {}",
    'let text = name.replacing("a", with: "b")',
    'let file = URL(filePath: "a")',
    'let file = folder.appending(path: "a")',
    "try await Task.sleep(for: .seconds(1))",
]

HARMLESS = [
    "// A Span would be newer.",
    "/// See `Mutex` and `any Collection<Int>`.",
    'let word = "Duration"',
    "let spans = lifespan + timeSpan",
    "func all(_ numbers: some Collection<Int>) {}",
    "let error: any Error = fault",
    "let isSmall = any < limit",
    "let remaining = values.filter(matches(role))",
]


def code_of(line):
    """A line without its strings, in their place empty ones, and without its comment."""
    line = re.sub(r'"(\\.|[^"\\])*"', '""', line)
    return line.split("//", 1)[0]


def newer(line):
    """What a line uses that is newer than the platforms."""
    code = code_of(line)
    return [f"{kind}: {match.group(0)}" for kind, pattern in NEWER.items() for match in re.finditer(pattern, code)]


def self_test():
    missed = [line for line in PLANTED if not newer(line)]
    alarms = [line for line in HARMLESS if newer(line)]
    for line in missed:
        print(f"not found: {line}")
    for line in alarms:
        print(f"found without cause: {line}")
    print(f"self-test: {len(PLANTED) - len(missed)} of {len(PLANTED)} planted found, {len(alarms)} false alarms")
    return 1 if missed or alarms else 0


def check(folders):
    files = sorted(file for folder in folders for file in pathlib.Path(folder).rglob("*.swift"))
    count = 0
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for found in newer(line):
                print(f"{file}:{number}: {found}")
                count += 1
    print(f"{len(files)} files, {count} names newer than the platforms")
    return 1 if count or not files else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1:] == ["--self-test"] else check(sys.argv[1:]))
