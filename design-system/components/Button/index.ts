export { Button, ButtonContent } from './Button.tsx'
export type { ButtonLooks, ButtonProps } from './Button.tsx'
export { buttonSizes, buttonTones, buttonVariants, buttonWidths } from './button.values.ts'
