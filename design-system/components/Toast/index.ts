export { ToastProvider, useToast } from './Toast.tsx'
export type { ToastMessage } from './Toast.tsx'
