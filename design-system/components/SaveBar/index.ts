export { SaveBar } from './SaveBar.tsx'
