import { fontWeight } from './scale.ts'

interface TypeStep {
  /** px */
  size: number
  /** px */
  line: number
  weight: number
  /** Space between letters. */
  tracking?: `${number}em`
  /** Size and line below 768 px, px. */
  onPhone?: readonly [size: number, line: number]
}

/** The steps of the type scale; most text on a screen is `work` and `note`. */
export const typeSteps = {
  hero: { size: 48, line: 56, weight: fontWeight.bold, tracking: '-.032em', onPhone: [32, 38] },
  display: { size: 30, line: 38, weight: fontWeight.bold, tracking: '-.022em', onPhone: [24, 32] },
  h1: { size: 24, line: 32, weight: fontWeight.bold, tracking: '-.018em', onPhone: [20, 28] },
  h2: { size: 18, line: 26, weight: fontWeight.bold, tracking: '-.012em' },
  h3: { size: 16, line: 24, weight: fontWeight.heading, tracking: '-.006em' },
  h4: { size: 14, line: 20, weight: fontWeight.heading },
  lead: { size: 18, line: 28, weight: fontWeight.regular, onPhone: [16, 24] },
  read: { size: 16, line: 24, weight: fontWeight.regular },
  work: { size: 14, line: 20, weight: fontWeight.regular },
  note: { size: 13, line: 18, weight: fontWeight.regular },
  small: { size: 12, line: 18, weight: fontWeight.regular },
  total: { size: 24, line: 32, weight: fontWeight.bold, tracking: '-.018em' },
  grandTotal: { size: 28, line: 36, weight: fontWeight.bold, tracking: '-.02em', onPhone: [24, 32] },
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

/**
 * A length that grows with the text size chosen in the browser.
 * @param length in px at the browser's usual 16 px: a number, or a token such as `20px`.
 */
export const rem = (length: number | `${number}px`): string =>
  `${(typeof length === 'number' ? length : Number.parseFloat(length)) / 16}rem`

const inRem = <Name extends string>(sizes: Readonly<Record<Name, number>>): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries<number>(sizes).map(([name, px]) => [name, rem(px)])) as Record<
    Name,
    string
  >

/** Font sizes alone, for parts that take only the size from a step of the scale. */
export const fontSize = inRem({
  micro: 11,
  small: typeSteps.small.size,
  note: typeSteps.note.size,
  work: typeSteps.work.size,
  read: typeSteps.read.size,
  lead: typeSteps.lead.size,
  brand: 19,
  amount: 20,
  sum: 22,
  total: typeSteps.total.size,
})

/** Line heights alone; `dense` for badges and table captions. */
export const lineHeight = inRem({
  dense: 16,
  note: typeSteps.note.line,
  work: typeSteps.work.line,
  read: typeSteps.read.line,
  lead: typeSteps.lead.line,
  display: typeSteps.display.line,
})

/** Space between letters: of codes, plates, headings, amounts and the brand's name. */
export const tracking = {
  code: '.01em',
  plate: '-.01em',
  heading: '-.012em',
  amount: '-.016em',
  brand: '-.03em',
} as const

/** The typeface has narrow word spaces; Chinese text sets its Latin words apart. */
export const wordSpacing = { latin: '.05em', chinese: '.12em' } as const

/** How far inline pictures descend below the baseline. */
export const baselineShift = { icon: '-.2em', flag: '-.1em' } as const

/** Widths in characters: of titles and introductions, and the minimum at which words stay readable. */
export const textWidth = { title: '13.2em', lead: '38em', words: '7em', figure: '2.5em' } as const
