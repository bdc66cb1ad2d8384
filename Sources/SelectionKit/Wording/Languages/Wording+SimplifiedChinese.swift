extension Wording {
  /// Chinese in simplified characters, in the words on which public screen readers and toolkits agree.
  public static let simplifiedChinese = Wording(
    language: "zh-Hans",
    radio: RadioWords("单选按钮", checked: "已选中", unchecked: "未选中"),
    checkbox: CheckboxWords(checked: "已选中", unchecked: "未选中", mixed: "部分选中"),
    notSelected: "未选择", readOnly: "只读", required: "必填", separator: "，", stop: "。", position: "第 {i} 个，共 {n} 个",
    spoken: SpokenWords(selected: "已选择", dimmed: "不可用", switchButton: "开关", on: "开", off: "关", mixed: "部分选中"),
    vocabulary: .simplifiedChinese)
}

extension Wording.Vocabulary {
  /// What screen readers and toolkits say in Chinese.
  static let simplifiedChinese: Wording.Vocabulary = {
    var words = Wording.Vocabulary()
    words.radio = ["单选按钮", "单选钮"]
    words.checkbox = ["复选框"]
    words.button = ["切换按钮", "开关"]
    words.checked = ["已选中", "已勾选", "已选择"]
    words.unchecked = ["未选中", "未勾选", "未选择"]
    words.mixed = ["部分选中", "部分勾选"]
    words.on = ["开", "已开启", "开启"]
    words.off = ["关", "已关闭", "关闭"]
    words.disabled = ["不可用", "已停用", "已禁用"]
    words.readOnly = ["只读"]
    words.error = ["错误", "输入内容无效", "输入无效", "错误：无效", "错误的输入", "无效条目", "无效输入"]
    return words
  }()
}
