export { Sheet, SheetSection } from './Sheet.tsx'
