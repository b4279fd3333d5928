import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeTypes } from 'downshift'
import { isChoice } from '../Combobox/is-choice.ts'

/** Choosing leaves the list open where it was, for the next choice; leaving the field chooses nothing. */
export function afterKey<Item>(
  state: UseComboboxState<Item>,
  type: UseComboboxStateChangeTypes,
  changes: Partial<UseComboboxState<Item>>,
): Partial<UseComboboxState<Item>> {
  if (isChoice(type) && changes.selectedItem) {
    // A text that was searched for is emptied with the choice, and the list is another.
    return {
      ...changes,
      isOpen: true,
      highlightedIndex: state.inputValue === '' ? state.highlightedIndex : 0,
    }
  }
  if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: null }
  return changes
}
