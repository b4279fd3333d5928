export type { TimelineState } from '../Timeline/index.ts'
export { StatusTimeline } from './StatusTimeline.tsx'
export type { TimelineEntry, TimelineStage } from './StatusTimeline.tsx'
