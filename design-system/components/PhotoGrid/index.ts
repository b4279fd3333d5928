export { PhotoGrid } from './PhotoGrid.tsx'
export type { Photo } from './PhotoGrid.tsx'
