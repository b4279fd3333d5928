import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeTypes } from 'downshift'
import { isChoice } from '../Combobox/is-choice.ts'

/** Choosing keeps the list open for the next choice; leaving the field selects nothing. */
export function afterKey<Item>(
  state: UseComboboxState<Item>,
  type: UseComboboxStateChangeTypes,
  changes: Partial<UseComboboxState<Item>>,
): Partial<UseComboboxState<Item>> {
  if (isChoice(type) && changes.selectedItem) {
    // A choice clears the query, which changes the list.
    return {
      ...changes,
      isOpen: true,
      highlightedIndex: state.inputValue === '' ? state.highlightedIndex : 0,
    }
  }
  if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: null }
  return changes
}
