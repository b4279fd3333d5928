export { Tabs } from './Tabs.tsx'
export type { Tab } from './Tabs.tsx'
