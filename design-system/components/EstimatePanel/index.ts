export { EstimatePanel } from './EstimatePanel.tsx'
