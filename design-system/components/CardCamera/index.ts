export { CardCamera } from './CardCamera.tsx'
export type { CardCameraTexts } from './CardCamera.tsx'
export { cardCorners } from './corners.ts'
export type { CardCorner } from './corners.ts'
