import type { Line } from './line.ts'

/** The mark of another company, in its own colours. */
export interface Mark {
  /** Width and height of the drawing. */
  box: number
  parts: readonly { fill: string; path: string }[]
}

/** Data and not a component: a list draws thousands of them. */
export type IconType = Line | Mark
