export { Box, boxElements } from './Box.tsx'
export type { BoxProps } from './Box.tsx'
