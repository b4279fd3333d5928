export { InsightList } from './InsightList.tsx'
export type { Insight } from './InsightList.tsx'
