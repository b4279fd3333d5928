import { memo } from 'react'
import { looks } from './Code.css.ts'

interface CodeProps {
  /** As the eye reads it, grouped; what is copied stays raw. */
  children: string
  size?: 'inherit' | 'large'
  /** Marks the customer's own unit code inside an address. */
  marked?: boolean
}

/** A shipment, invoice, unit or tracking code: one width per figure, never cut, never broken. */
export const Code = memo(function Code({ children, size = 'inherit', marked = false }: CodeProps) {
  return <span className={looks[size][marked ? 'marked' : 'plain']}>{children}</span>
})
