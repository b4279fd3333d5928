export { Prose } from './Prose.tsx'
