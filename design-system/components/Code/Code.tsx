import { memo } from 'react'
import { looks } from './Code.css.ts'

interface CodeProps {
  /** As displayed, in groups; the copied value has none. */
  children: string
  size?: 'inherit' | 'large'
  /** Marks the customer's own unit code inside an address. */
  marked?: boolean
}

/** A shipment, invoice, unit or tracking code: digits of one width, never truncated, never hyphenated. */
export const Code = memo(function Code({ children, size = 'inherit', marked = false }: CodeProps) {
  return <span className={looks[size][marked ? 'marked' : 'plain']}>{children}</span>
})
