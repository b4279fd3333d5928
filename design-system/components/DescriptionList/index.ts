export { DescriptionList } from './DescriptionList.tsx'
export type { Description } from './DescriptionList.tsx'
