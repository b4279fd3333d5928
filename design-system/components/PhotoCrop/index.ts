export { PhotoCrop } from './PhotoCrop.tsx'
export type { PhotoCropTexts } from './PhotoCrop.tsx'
export { drawSquare } from './square.ts'
export type { PhotoSquare } from './square.ts'
