import type { ReactElement, ReactNode } from 'react'
import * as css from './PageFrame.css.ts'

interface PageFrameProps {
  header: ReactNode
  footer?: ReactNode
  /** Sticks to the lower edge: the wizard's sum and buttons. */
  bottom?: ReactNode
  /** First stop of the keyboard: "Langsung ke isi". */
  skipLabel: string
  /** `bands` bring their own space above and below. */
  content?: 'page' | 'bands'
  children: ReactNode
}

/** Header, main, footer; the way past the header for who uses the keyboard. */
export function PageFrame({
  header,
  footer,
  bottom,
  skipLabel,
  content = 'page',
  children,
}: PageFrameProps): ReactElement {
  return (
    <div className={css.frame}>
      <a href="#main" className={css.skip}>
        {skipLabel}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={content === 'page' ? `${css.main} ${css.padded}` : css.main}>
        {children}
      </main>
      {footer}
      {bottom}
    </div>
  )
}
