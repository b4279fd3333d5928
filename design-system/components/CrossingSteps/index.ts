export { CrossingSteps, type CrossingStepsProps } from './CrossingSteps.tsx'
