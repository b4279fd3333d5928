import type { ReactNode } from 'react'
import { Container } from '../Container/index.ts'
import { band } from './Band.css.ts'

interface BandProps {
  tone?: 'page' | 'surface' | 'deep'
  /** `work` for signed-in screens, `hero` above a drawing, `medium` and `large` for arrival pages. */
  padding?: 'none' | 'work' | 'hero' | 'medium' | 'large'
  /** The target of links within the page. */
  id?: string
  as?: 'section' | 'div' | 'main'
  size?: 'narrow' | 'reading' | 'page'
  'aria-label'?: string
  children: ReactNode
}

/** A full-width section whose content is as wide as any other. */
export function Band(props: BandProps) {
  const { tone = 'page', padding = 'large', as: Element = 'section', size = 'page', children } = props
  return (
    <Element id={props.id} className={band({ tone, padding })} aria-label={props['aria-label']}>
      <Container size={size}>{children}</Container>
    </Element>
  )
}
