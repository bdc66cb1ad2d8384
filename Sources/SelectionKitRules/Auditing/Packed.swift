/// A position that takes half the room it would: no tree has as many elements as 32 bits can count.
@propertyWrapper
package struct Packed: Hashable, Sendable {
  private var bits: Int32

  package init(wrappedValue: Int) {
    bits = Int32(clamping: wrappedValue)
  }

  package var wrappedValue: Int {
    get { Int(bits) }
    set { bits = Int32(clamping: newValue) }
  }
}
