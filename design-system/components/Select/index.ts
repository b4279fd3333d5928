export { Select } from './Select.tsx'
export type { SelectGroup, SelectOption, SelectProps } from './Select.tsx'
