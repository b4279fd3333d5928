export { Drawer, DrawerSection } from './Drawer.tsx'
