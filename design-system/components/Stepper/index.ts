export { Stepper } from './Stepper.tsx'
export type { StepperStep } from './Stepper.tsx'
