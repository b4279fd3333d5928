export { LongWait } from './LongWait.tsx'
