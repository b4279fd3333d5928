export { LimitLine } from './LimitLine.tsx'
export type { LinePoint } from './LimitLine.tsx'
