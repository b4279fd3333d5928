export { EmptyState, StateMessage } from './EmptyState.tsx'
export type { StateMessageProps } from './EmptyState.tsx'
