export { ProgressBar, progressStates } from './ProgressBar.tsx'
