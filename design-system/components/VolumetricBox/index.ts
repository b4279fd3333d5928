export { VolumetricBox } from './VolumetricBox.tsx'
export type { RulerMark } from './VolumetricBox.tsx'
export type { BoxEdges } from './BoxDrawing.tsx'
export type { BoxSize } from './isometric.ts'
