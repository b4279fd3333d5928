import type { ReactNode, Ref } from 'react'
import type { ResponsiveSpace } from '../../styles/sprinkles.css.ts'
import { Box } from '../Box/index.ts'

interface StackProps {
  /** Space between the children: 2 inside a group, 4 or 5 between fields, 6 to 8 between groups. */
  space?: ResponsiveSpace
  align?: 'stretch' | 'start' | 'center' | 'end'
  as?: 'div' | 'ul' | 'ol' | 'section' | 'li'
  'aria-label'?: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

const alignments = { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' } as const

/** Children in a column. */
export function Stack({ space = 4, align = 'stretch', ...rest }: StackProps) {
  return (
    <Box
      display="flex"
      flexDirection="column"
      minWidth={0}
      gap={space}
      alignItems={alignments[align]}
      {...rest}
    />
  )
}
