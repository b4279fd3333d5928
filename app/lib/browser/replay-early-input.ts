/**
 * Replays input that was made on the prerendered page before its scripts had loaded: React hydrates with the values of
 * the markup, so every changed field dispatches its event again.
 */
export function replayEarlyInput(page: ParentNode): void {
  for (const field of page.querySelectorAll('input, select')) {
    if (field instanceof HTMLSelectElement) {
      // Only a painted choice is the default of its list.
      if ([...field.options].some((option) => option.defaultSelected && !option.selected))
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

/** React ignores an event whose value it already tracks, so the prerendered value is restored first. */
function typeAgain(field: HTMLInputElement): void {
  const typed = field.value
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
