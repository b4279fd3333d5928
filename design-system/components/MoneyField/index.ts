export { MoneyField } from './MoneyField.tsx'
