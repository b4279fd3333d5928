export { Icon, iconSizes } from './Icon.tsx'
export type { IconType } from './Icon.tsx'
