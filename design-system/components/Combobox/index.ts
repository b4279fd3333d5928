export { Combobox } from './Combobox.tsx'
export type { ComboboxProps, SearchListProps } from './Combobox.tsx'
