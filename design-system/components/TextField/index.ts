export { TextField } from './TextField.tsx'
export type { TextFieldProps, TextInputProps } from './TextField.tsx'
