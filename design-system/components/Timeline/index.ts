export { Timeline, timelineStates } from './Timeline.tsx'
export type { TimelineEvent, TimelineState } from './Timeline.tsx'
