export { BoxArt, boxArtSizes } from './BoxArt.tsx'
export { boxArtNames } from './drawings.tsx'
export type { BoxArtName } from './drawings.tsx'
