export { Menu } from './Menu.tsx'
export type { MenuItem } from './Menu.tsx'
