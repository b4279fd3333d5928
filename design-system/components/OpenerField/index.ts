export { OpenerField } from './OpenerField.tsx'
