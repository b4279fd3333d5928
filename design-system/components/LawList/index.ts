export { LawList, type LawListProps } from './LawList.tsx'
