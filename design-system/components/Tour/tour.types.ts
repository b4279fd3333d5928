import type { ReactNode } from 'react'

export interface TourStep {
  /** `id` of the element that the hint is about; while it is not on the page the hint is passed by. */
  target: string
  title: string
  text: ReactNode
}

export type TourEnd = 'done' | 'skipped'
