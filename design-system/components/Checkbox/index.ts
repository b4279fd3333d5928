export { Check, Checkbox } from './Checkbox.tsx'
