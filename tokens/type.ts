import { fontWeight } from './scale.ts'

interface TypeStep {
  /** px */
  size: number
  /** px */
  line: number
  weight: number
  /** em */
  tracking?: number
  /** Size and line below 768 px, px. */
  onPhone?: readonly [size: number, line: number]
}

/** The steps of the type scale; the work of a screen is done by `work` and `note`. */
export const typeSteps = {
  hero: { size: 48, line: 56, weight: fontWeight.bold, tracking: -0.032, onPhone: [32, 38] },
  display: { size: 30, line: 38, weight: fontWeight.bold, tracking: -0.022, onPhone: [24, 32] },
  h1: { size: 24, line: 32, weight: fontWeight.bold, tracking: -0.018, onPhone: [20, 28] },
  h2: { size: 18, line: 26, weight: fontWeight.bold, tracking: -0.012 },
  h3: { size: 16, line: 24, weight: fontWeight.heading, tracking: -0.006 },
  h4: { size: 14, line: 20, weight: fontWeight.heading },
  lead: { size: 18, line: 28, weight: fontWeight.regular, onPhone: [16, 24] },
  read: { size: 16, line: 24, weight: fontWeight.regular },
  work: { size: 14, line: 20, weight: fontWeight.regular },
  note: { size: 13, line: 18, weight: fontWeight.regular },
  small: { size: 12, line: 18, weight: fontWeight.regular },
  total: { size: 24, line: 32, weight: fontWeight.bold, tracking: -0.018 },
  grandTotal: { size: 28, line: 36, weight: fontWeight.bold, tracking: -0.02, onPhone: [24, 32] },
} as const satisfies Record<string, TypeStep>

export type TypeStepName = keyof typeof typeSteps
export const headingSteps = [
  'hero',
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
] as const satisfies readonly TypeStepName[]
export const textSteps = [
  'lead',
  'read',
  'work',
  'note',
  'small',
  'total',
  'grandTotal',
] as const satisfies readonly TypeStepName[]

/** A size of type that follows the size of text that the reader asked of the browser; written as px at its usual 16. */
export const rem = (px: number): string => `${px / 16}rem`
