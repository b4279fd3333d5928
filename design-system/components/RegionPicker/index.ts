export { RegionPicker } from './RegionPicker.tsx'
export type { RegionLevel } from './RegionPicker.tsx'
