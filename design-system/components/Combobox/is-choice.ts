import { useCombobox } from 'downshift'
import type { UseComboboxStateChangeTypes } from 'downshift'

const types = useCombobox.stateChangeTypes

/**
 * Whether a change came from choosing an option, not from leaving the field or from a value set by the form.
 */
export const isChoice = (type: UseComboboxStateChangeTypes): boolean =>
  type === types.InputKeyDownEnter || type === types.ItemClick
