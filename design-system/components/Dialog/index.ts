export { Dialog, dialogSizes } from './Dialog.tsx'
