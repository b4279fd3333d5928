export { PageFrame } from './PageFrame.tsx'
