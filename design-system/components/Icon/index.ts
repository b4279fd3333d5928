export { Icon, iconSizes } from './Icon.tsx'
export type { IconType, Mark } from '../../icons/icon-type.ts'
