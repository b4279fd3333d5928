export { RadioGroup } from './RadioGroup.tsx'
export type { RadioOption } from './RadioGroup.tsx'
