export { NotificationPanel } from './NotificationPanel.tsx'
export type { NotificationEntry } from './NotificationPanel.tsx'
