import type { ReactNode, Ref } from 'react'
import type { ResponsiveSpace } from '../../styles/sprinkles.css.ts'
import { Box } from '../Box/index.ts'

interface InlineProps {
  space?: ResponsiveSpace
  align?: 'start' | 'center' | 'end' | 'between'
  alignY?: 'top' | 'center' | 'baseline' | 'bottom' | 'stretch'
  /** Whether children may wrap; they may by default. */
  wrap?: boolean
  as?: 'div' | 'span' | 'ul' | 'p'
  children: ReactNode
  ref?: Ref<HTMLElement>
}

const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
} as const
const alignmentsY = {
  top: 'flex-start',
  center: 'center',
  baseline: 'baseline',
  bottom: 'flex-end',
  stretch: 'stretch',
} as const

/** Children in a row, which wraps where there is no room. */
export function Inline({ space = 2, align = 'start', alignY = 'center', wrap = true, ...rest }: InlineProps) {
  return (
    <Box
      display="flex"
      minWidth={0}
      flexWrap={wrap ? 'wrap' : 'nowrap'}
      gap={space}
      justifyContent={alignments[align]}
      alignItems={alignmentsY[alignY]}
      {...rest}
    />
  )
}
