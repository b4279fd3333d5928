export { NumberedSection } from './NumberedSection.tsx'
