export { BalancePlot } from './BalancePlot.tsx'
