export { AlertDialog } from './AlertDialog.tsx'
