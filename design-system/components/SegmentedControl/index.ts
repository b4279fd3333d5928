export { SegmentedControl } from './SegmentedControl.tsx'
export type { SegmentedControlOption } from './SegmentedControl.tsx'
