export { ConnectionNotice, OfflineState } from './OfflineState.tsx'
