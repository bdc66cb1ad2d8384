/// The reference patterns of the component specs as AccessibilitySnapshot writes them down.
let goldenSnapshot = #"""
  [
    {"container": {"_0": {"frame": [[16, 100], [343, 220]], "type": {"semanticGroup": {"label": "Choose color"}}}, "children": [
      {"element": {"_0": {"description": "Choose color", "label": "Choose color",
        "traits": ["staticText"], "shape": {"type": "frame", "frame": [[16, 100], [343, 20]]},
        "respondsToUserInteraction": true}, "traversalIndex": 0}},
      {"element": {"_0": {"description": "Selected: Black: Radio button, checked", "label": "Black",
        "value": "Radio button, checked", "traits": ["selected"], "shape": {"type": "frame", "frame": [[16, 148], [343, 44]]},
        "respondsToUserInteraction": true}, "traversalIndex": 1}},
      {"element": {"_0": {"description": "Gray: Radio button, unchecked", "label": "Gray",
        "value": "Radio button, unchecked", "traits": [], "shape": {"type": "frame", "frame": [[16, 196], [343, 44]]},
        "respondsToUserInteraction": true}, "traversalIndex": 2}},
      {"element": {"_0": {"description": "White: Radio button, unchecked", "label": "White",
        "value": "Radio button, unchecked", "traits": [], "shape": {"type": "frame", "frame": [[16, 244], [343, 44]]},
        "respondsToUserInteraction": true}, "traversalIndex": 3}},
      {"element": {"_0": {"description": "Red: Radio button, unchecked", "label": "Red",
        "value": "Radio button, unchecked", "traits": [], "shape": {"type": "frame", "frame": [[16, 292], [343, 44]]},
        "respondsToUserInteraction": true}, "traversalIndex": 4}}
    ]}},
    {"element": {"_0": {"description": "Accept Terms. Switch Button. Unchecked", "label": "Accept Terms",
      "value": "Unchecked", "traits": ["button", "switchButton"], "shape": {"type": "frame", "frame": [[16, 340], [343, 45]]}, "hint": "Double tap to toggle setting.",
      "respondsToUserInteraction": true}, "traversalIndex": 5}},
    {"container": {"_0": {"frame": [[16, 400], [343, 140]], "type": {"semanticGroup": {"label": "Preferred contact method(s)"}}}, "children": [
      {"element": {"_0": {"description": "Email. Switch Button. Checked", "label": "Email",
        "value": "Checked", "traits": ["button", "switchButton"], "shape": {"type": "frame", "frame": [[16, 400], [343, 44]]}, "hint": "Double tap to toggle setting.",
        "respondsToUserInteraction": true}, "traversalIndex": 6}},
      {"element": {"_0": {"description": "Phone. Switch Button. Unchecked", "label": "Phone",
        "value": "Unchecked", "traits": ["button", "switchButton"], "shape": {"type": "frame", "frame": [[16, 448], [343, 44]]}, "hint": "Double tap to toggle setting.",
        "respondsToUserInteraction": true}, "traversalIndex": 7}},
      {"element": {"_0": {"description": "Text. Switch Button. Unchecked", "label": "Text",
        "value": "Unchecked", "traits": ["button", "switchButton"], "shape": {"type": "frame", "frame": [[16, 496], [343, 44]]}, "hint": "Double tap to toggle setting.",
        "respondsToUserInteraction": true}, "traversalIndex": 8}}
    ]}},
    {"element": {"_0": {"description": "Mute. Button.", "label": "Mute",
      "traits": ["button"], "shape": {"type": "frame", "frame": [[16, 560], [343, 44]]},
      "respondsToUserInteraction": true}, "traversalIndex": 9}},
    {"element": {"_0": {"description": "Remove Pin. Button.", "label": "Remove Pin",
      "traits": ["button"], "shape": {"type": "frame", "frame": [[16, 608], [343, 44]]},
      "respondsToUserInteraction": true}, "traversalIndex": 10}},
    {"element": {"_0": {"description": "Selected: Bold. Button.", "label": "Bold",
      "traits": ["button", "selected"], "shape": {"type": "frame", "frame": [[16, 656], [44, 44]]},
      "respondsToUserInteraction": true}, "traversalIndex": 11}}
  ]
  """#
