export { Band } from './Band.tsx'
