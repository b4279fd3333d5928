export { Highlight } from './Highlight.tsx'
