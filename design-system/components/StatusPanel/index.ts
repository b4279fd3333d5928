export { StatusPanel } from './StatusPanel.tsx'
