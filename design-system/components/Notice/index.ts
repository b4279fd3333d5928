export { Notice, noticeTones } from './Notice.tsx'
export type { NoticeTone } from './Notice.tsx'
