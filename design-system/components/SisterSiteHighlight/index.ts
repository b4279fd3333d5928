export { SisterSiteHighlight } from './SisterSiteHighlight.tsx'
