import type { ReactNode } from 'react'
import { Drawing } from './Drawing.tsx'
import { emptyDrawings } from './empty-drawings.tsx'
import { troubleDrawings } from './trouble-drawings.tsx'

export const illustrationNames = ['locker', 'parcel', 'notFound', 'error', 'offline', 'success'] as const
export type IllustrationName = (typeof illustrationNames)[number]

const drawings: Record<IllustrationName, ReactNode> = { ...emptyDrawings, ...troubleDrawings }

/** Line art for what is empty, missing or broken. Decorative: adjacent text says the same. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <Drawing>{drawings[name]}</Drawing>
}
