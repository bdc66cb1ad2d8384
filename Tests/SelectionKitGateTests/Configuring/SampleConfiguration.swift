import Foundation
import SelectionKitGate
import Testing

/// A configuration that is made up of some members, read on a day in June 2026.
func configuration(_ members: String = "") throws -> Configuration {
  try Configuration(
    reading: Data(textOfConfiguration(members).utf8), fileName: "gate.json", today: try day("2026-06-15"))
}

/// The text of a configuration that is made up of some members.
func textOfConfiguration(_ members: String) -> String {
  #"{"format": "selection-audit-configuration", "version": 1\#(members.isEmpty ? "" : ", ")\#(members)}"#
}

/// A day that the calendar has.
func day(_ text: String) throws -> CalendarDate {
  try #require(CalendarDate(text))
}

/// A configuration in which every key is used.
enum SampleConfiguration {
  static let text = #"""
    {
      "$schema": "selection-audit-configuration-1.schema.json",
      "format": "selection-audit-configuration",
      "version": 1,
      "language": "en",
      "minimumOS": "17.0",
      "failOn": "warning",
      "strict": true,
      "allowEmpty": false,
      "stringCatalogs": ["Resources/Localizable.xcstrings"],
      "rules": [
        {
          "rule": "target-is-at-least-44",
          "severity": "note",
          "reason": "The design system is moving to larger rows."
        },
        {
          "rule": "focus-indicator-is-visible",
          "severity": "off",
          "reason": "The app runs on telephones only."
        }
      ],
      "screens": [
        {
          "file": "Profile*",
          "name": "Profile",
          "language": "de",
          "minimumOS": "16.0",
          "source": {"file": "UITests/ProfileTests.swift", "line": 12}
        }
      ],
      "controls": [
        {
          "identifier": "color.*",
          "label": "*",
          "type": "button",
          "ancestor": {"identifier": "colors", "label": "*", "role": "other"},
          "file": "Profile*",
          "role": "radioOption"
        }
      ],
      "facts": [
        {
          "element": {"identifier": "terms", "role": "checkbox"},
          "ancestor": {"identifier": "form"},
          "screen": "Profile",
          "expires": "2027-01-31",
          "rendering": {
            "underlyingControl": "toggle",
            "visibleLabel": "I accept the terms",
            "extraTexts": ["They are short."],
            "isIconOnly": false,
            "glyphs": {"off": "square", "on": "checkmark.square.fill"},
            "glyphSizing": "withText",
            "textSizing": "withText",
            "hitArea": {"width": [300, 320], "height": 48, "isFrame": false},
            "isInlineInText": false,
            "focusIndicator": "system",
            "visibleStateText": ""
          },
          "isRequired": true,
          "isSubmitted": false,
          "isReadOnly": false,
          "isExposed": true,
          "effect": "submitted"
        },
        {
          "element": {"identifier": "bold"},
          "naming": "stable",
          "isFormatting": true,
          "isAmongPeers": true,
          "contextImpliesOff": false
        }
      ],
      "sources": [
        {
          "element": {"identifier": "terms"},
          "screen": "Profile",
          "file": "Sources/TermsRow.swift",
          "line": 40
        }
      ],
      "expect": [
        {
          "element": {"role": "radioOption"},
          "screen": "Profile",
          "count": 3
        }
      ],
      "waivers": [
        {
          "rule": "control-has-name",
          "screen": "Profile",
          "element": "#color.gray",
          "reason": "The name follows with the next translation.",
          "owner": "Profile team",
          "expires": "2026-12-31",
          "digests": ["00000000000000ff", "cbf29ce484222325"],
          "review": {"by": "Kim", "on": "2026-06-01"}
        }
      ]
    }

    """#
}
