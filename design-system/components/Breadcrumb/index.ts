export { Breadcrumb } from './Breadcrumb.tsx'
export type { Crumb } from './Breadcrumb.tsx'
