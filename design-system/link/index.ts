export { LinkProvider, RouterLink } from './LinkProvider.tsx'
export type { LinkComponent, LinkComponentProps } from './LinkProvider.tsx'
