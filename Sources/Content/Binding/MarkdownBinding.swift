import Diagnostics
import Schema

extension Binder {
  mutating func bindMarkdown(_ text: WrittenText, to target: BindingTarget) {
    chunk.slots[target.slot] = .text(text.slice)
  }
}
