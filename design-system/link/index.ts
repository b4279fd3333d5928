export { LinkProvider, useLinkComponent } from './LinkProvider.tsx'
export type { LinkComponent, LinkComponentProps } from './LinkProvider.tsx'
