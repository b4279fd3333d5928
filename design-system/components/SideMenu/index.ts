export { SideMenu } from './SideMenu.tsx'
export type { SideMenuItem, SideMenuSection } from './SideMenu.tsx'
