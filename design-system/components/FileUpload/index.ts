export { FileUpload } from './FileUpload.tsx'
export type { FileUploadTexts } from './FileUpload.tsx'
export type { FileLimits } from './limits.ts'
