export { StatusTimeline, timelineStates } from './StatusTimeline.tsx'
export type { TimelineEntry, TimelineStage, TimelineState } from './StatusTimeline.tsx'
