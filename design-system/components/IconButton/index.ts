export { IconButton, IconButtonLink } from './IconButton.tsx'
export type { IconButtonLinkProps, IconButtonProps } from './IconButton.tsx'
