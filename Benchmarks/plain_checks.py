"""Checks of selection controls as one would write them in plain Python: each a function of a decoded descriptor.

They ask of one element what the rules of this package ask, without explaining what they find.
"""

STATE_WORDS = {"checked", "unchecked", "mixed", "on", "off", "selected", "not selected"}
ROLE_WORDS = ("button", "checkbox", "radio button", "toggle", "switch")
VALUES = {
    "radioOption": {"checked": "Radio button, checked", "unchecked": "Radio button, unchecked"},
    "checkbox": {"checked": "Checked", "unchecked": "Unchecked", "mixed": "Mixed"},
}


def shown(element):
    return element.get("rendering", {})


def traits(element):
    return element.get("traits", [])


# Each returns whether all is well.


def has_name(element):
    return bool(element.get("label", "").strip())


def name_is_no_state(element):
    name = element.get("label", "").strip().lower()
    return name not in STATE_WORDS and "_" not in name


def name_does_not_end_with_role(element):
    return not element.get("label", "").lower().endswith(ROLE_WORDS)


def name_has_visible_label(element):
    label = element.get("label")
    return label is None or shown(element).get("visibleLabel", "").lower() in label.lower()


def is_one_element(element):
    return not any(child.get("isExposed", True) for child in element.get("children", []))


def glyphs_differ(element):
    glyphs = shown(element).get("glyphs")
    return glyphs is None or glyphs["off"] != glyphs["on"] or glyphs["off"] == ""


def glyph_scales(element):
    return shown(element).get("glyphSizing", "withText") == "withText"


def text_scales(element):
    return shown(element).get("textSizing", "withText") == "withText"


def is_at_least(element, points):
    area = shown(element).get("hitArea")
    return area is None or shown(element).get("isInlineInText") or min(area["width"], area["height"]) >= points


def target_is_at_least_24(element):
    return is_at_least(element, 24)


def target_is_at_least_44(element):
    return is_at_least(element, 44)


def focus_is_visible(element):
    return shown(element).get("focusIndicator") != "suppressed"


def unavailable_is_disabled(element):
    return element.get("isEnabled", True) == ("notEnabled" not in traits(element))


def has_fitting_effect(element):
    effects = {"toggleButton": {"inContext"}}.get(element["role"], {"submitted"})
    return element.get("effect") is None or element["effect"] in effects


def error_is_heard(element):
    error = element.get("error")
    return error is None or error in element.get("value", "")


def value_has_no_empty_segment(element):
    value = element.get("value")
    return value is None or all(part.strip() for part in value.split(","))


def extra_texts_are_not_blank(element):
    return all(text.strip() for text in shown(element).get("extraTexts", []))


def lacks_button_trait(element):
    return "button" not in traits(element)


def lacks_toggle_trait(element):
    return "toggle" not in traits(element)


def selected_agrees_with_state(element):
    return ("selected" in traits(element)) == (element.get("state") == "checked")


def value_states_state(element):
    return element.get("value") in VALUES[element["role"]].values()


def value_agrees_with_state(element):
    value = element.get("value")
    return value is None or value == VALUES[element["role"]].get(element.get("state"))


def has_button_underneath(element):
    return shown(element).get("underlyingControl", "button") == "button"


def has_toggle_underneath(element):
    return shown(element).get("underlyingControl", "toggle") == "toggle"


def has_toggle_trait(element):
    return "toggle" in traits(element)


def has_button_trait(element):
    return "button" in traits(element)


def uses_one_state_signal(element):
    return element.get("naming") != "nextAction" or "selected" not in traits(element)


def state_is_heard(element):
    if element.get("naming") != "stable" or element.get("state") != "checked":
        return True
    return "selected" in traits(element) or element.get("value") is not None


def name_is_next_action(element):
    return element.get("naming") != "nextAction" or not element.get("label", "").lower().startswith(("is ", "not "))


def formatting_keeps_name(element):
    return not element.get("isFormatting") or element.get("naming") == "stable"


def visible_text_is_name(element):
    text = shown(element).get("visibleLabel", "")
    return text == "" or element.get("label") in (None, text)


def group_is_contained(group):
    return group.get("container") == "contain"


def group_label_matches_heading(group):
    heading = shown(group).get("visibleLabel", "")
    return heading == "" or group.get("label") == heading


def group_has_options(group):
    return bool(group.get("children"))


def group_label_is_not_repeated(group):
    label = group.get("label")
    return not label or not any(label in child.get("label", "") for child in group["children"])


def option_names_are_distinct(group):
    names = [child["label"] for child in group["children"] if "label" in child]
    return len(set(names)) == len(names)


def at_most_one_is_selected(group):
    return sum("selected" in traits(child) for child in group["children"]) <= 1


def required_group_has_choice(group):
    if not (group.get("isRequired") and group.get("isSubmitted")):
        return True
    return any(child.get("state") == "checked" for child in group["children"]) or "error" in group


OF_EVERY_CONTROL = [
    has_name, name_is_no_state, name_does_not_end_with_role, name_has_visible_label, is_one_element, glyphs_differ,
    glyph_scales, text_scales, target_is_at_least_24, target_is_at_least_44, focus_is_visible, unavailable_is_disabled,
    has_fitting_effect, error_is_heard, value_has_no_empty_segment, extra_texts_are_not_blank,
]
OF_EVERY_GROUP = [
    has_name, group_is_contained, group_label_matches_heading, group_has_options, group_label_is_not_repeated,
    option_names_are_distinct, error_is_heard, value_has_no_empty_segment, extra_texts_are_not_blank,
]
CHECKS = {
    "radioOption": OF_EVERY_CONTROL + [
        lacks_button_trait, lacks_toggle_trait, selected_agrees_with_state, value_states_state, value_agrees_with_state,
        has_button_underneath,
    ],
    "checkbox": OF_EVERY_CONTROL + [
        has_toggle_trait, value_states_state, value_agrees_with_state, has_toggle_underneath,
    ],
    "toggleButton": OF_EVERY_CONTROL + [
        has_button_trait, has_button_underneath, uses_one_state_signal, state_is_heard, name_is_next_action,
        formatting_keeps_name, visible_text_is_name,
    ],
    "radioGroup": OF_EVERY_GROUP + [at_most_one_is_selected, required_group_has_choice],
    "checkboxGroup": OF_EVERY_GROUP + [required_group_has_choice],
    "toolbar": OF_EVERY_GROUP,
}


def check(elements, found=None):
    """Applies the checks to elements and to those inside them.

    Returns how many checks were applied and a list of pairs: an element, and the check that failed on it.
    """
    found = [] if found is None else found
    count = 0
    for element in elements:
        checks = CHECKS.get(element["role"], ())
        count += len(checks)
        for is_well in checks:
            if not is_well(element):
                found.append((element, is_well.__name__))
        if "children" in element:
            count += check(element["children"], found)[0]
    return count, found
