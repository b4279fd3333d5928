export { DestinationPreview } from './DestinationPreview.tsx'
