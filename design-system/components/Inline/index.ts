export { Inline } from './Inline.tsx'
