import type { ReactElement, ReactNode } from 'react'
import * as css from './PageFrame.css.ts'

interface PageFrameProps {
  header: ReactNode
  footer?: ReactNode
  /** Sticks to the lower edge: the wizard's total and buttons. */
  bottom?: ReactNode
  /** First stop of the keyboard, past the header: "Langsung ke isi". */
  skipLabel: string
  /** `bands` have their own vertical spacing. */
  content?: 'page' | 'bands'
  children: ReactNode
}

/** Header, main and footer, with a skip link for keyboard users. */
export function PageFrame({
  header,
  footer,
  bottom,
  skipLabel,
  content = 'page',
  children,
}: PageFrameProps): ReactElement {
  const looks = [css.main, content === 'page' && css.padded, bottom !== undefined && css.aboveBar]
  return (
    <div className={css.frame}>
      <a href="#main" className={css.skip}>
        {skipLabel}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={looks.filter(Boolean).join(' ')}>
        {children}
      </main>
      {footer}
      {bottom}
    </div>
  )
}
