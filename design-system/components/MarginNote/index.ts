export { MarginNote } from './MarginNote.tsx'
