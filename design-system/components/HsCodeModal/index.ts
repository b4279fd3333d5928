export { HsCodeModal } from './HsCodeModal.tsx'
export type { HsCodeChoice } from './CodeList.tsx'
