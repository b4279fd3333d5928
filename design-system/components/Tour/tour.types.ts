import type { ReactNode } from 'react'

export interface TourStep {
  /** `id` of the hint's target; without one on the page the hint is skipped. */
  target: string
  title: string
  text: ReactNode
}

export type TourEnd = 'done' | 'skipped'
