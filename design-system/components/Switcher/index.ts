export { Switcher } from './Switcher.tsx'
export type { SwitcherOption } from './Switcher.tsx'
