export { HeaderPanel } from './HeaderPanel.tsx'
