export { AuthLayout } from './AuthLayout.tsx'
export { AuthSide } from './AuthSide.tsx'
export type { AuthSteps } from './AuthSide.tsx'
