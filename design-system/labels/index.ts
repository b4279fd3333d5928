export { LabelsProvider, useLabels } from './LabelsProvider.tsx'
export type { Labels } from './LabelsProvider.tsx'
