export { AuthLayout } from './AuthLayout.tsx'
export { AuthSide } from './AuthSide.tsx'
