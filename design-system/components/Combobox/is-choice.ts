import { useCombobox } from 'downshift'
import type { UseComboboxStateChangeTypes } from 'downshift'

const types = useCombobox.stateChangeTypes

/** Whether a change came of choosing an option, not of leaving the field or of a value set by the form. */
export const isChoice = (type: UseComboboxStateChangeTypes): boolean =>
  type === types.InputKeyDownEnter || type === types.ItemClick
