export { PinInput } from './PinInput.tsx'
