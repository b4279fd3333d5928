export { Text, textStepNames } from './Text.tsx'
export type { TextProps, TextTone } from './Text.tsx'
