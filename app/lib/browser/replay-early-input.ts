/**
 * What was typed or chosen on a painted page before its scripts came: React took the page over with the values that it
 * was painted with, so each field tells it again what it holds.
 */
export function replayEarlyInput(page: ParentNode): void {
  for (const field of page.querySelectorAll('input, select')) {
    if (field instanceof HTMLSelectElement) {
      if (![...field.options].every((option) => option.selected === option.defaultSelected))
        field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (field instanceof HTMLInputElement) {
      if (['radio', 'checkbox'].includes(field.type)) {
        if (field.checked && !field.defaultChecked) chooseAgain(field)
      } else if (field.value !== field.defaultValue) typeAgain(field)
    }
  }
}

function chooseAgain(field: HTMLInputElement): void {
  field.checked = false
  field.click()
}

/** React overlooks an event of a field whose value it believes to know: it sees the painted one come back first. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
