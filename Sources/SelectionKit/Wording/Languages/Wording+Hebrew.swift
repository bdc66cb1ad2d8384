extension Wording {
  /// Hebrew, in the words on which public screen readers and toolkits agree.
  public static let hebrew = Wording(
    language: "he",
    radio: RadioWords("כפתור בחירה", checked: "מסומן", unchecked: "לא מסומן"),
    checkbox: CheckboxWords(checked: "מסומנת", unchecked: "לא מסומנת", mixed: "מסומנת חלקית"),
    notSelected: "לא נבחר", readOnly: "קריאה בלבד", required: "נדרש", position: "{i} מתוך {n}",
    spoken: SpokenWords(
      selected: "נבחר", dimmed: "לא זמין", switchButton: "מתג", on: "פועל", off: "כבוי", mixed: "מסומנת חלקית"),
    vocabulary: .hebrew)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Hebrew.
  static let hebrew: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["כפתור בחירה", "לחצן בחירה", "כפתור ברירה"]
    words.checkbox = ["תיבת סימון"]
    words.button = ["כפתור מיתוג", "כפתור החלפה", "מתג", "בורר"]
    words.checked = ["מסומן", "מסומנת", "נבדק", "נבחר", "נבחרים"]
    words.unchecked = ["לא מסומן", "לא מסומנת", "לא נבחר"]
    words.mixed = ["מסומנת חלקית", "מסומן למחצה"]
    words.on = ["פועל", "מצב פעיל", "מופעל", "פעיל"]
    words.off = ["כבוי", "מצב מושבת", "לא פעיל"]
    words.disabled = ["לא זמין", "מושבת", "מוחשך", "לא מופעל"]
    words.readOnly = ["קריאה בלבד", "לקריאה בלבד"]
    words.error = [
      "שגיאה", "קלט לא חוקי", "הקלט לא תקין", "שגיאה: לא תקין", "ערך לא חוקי", "מידע לא תקין", "רשומה שגויה",
      "הזנה לא חוקית",
    ]
    return words
  }()
}
