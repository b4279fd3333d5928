export { TermList } from './TermList.tsx'
export type { TermEntry } from './TermList.tsx'
