import { from } from '@seberang/tokens'
import type { ReactNode } from 'react'
import { useMedia } from '../../internal/use-media.ts'
import * as styles from './AuthLayout.css.ts'

interface AuthLayoutProps {
  /** The logo and a link to the other form. */
  top: ReactNode
  /** The form, 400 px wide. */
  children: ReactNode
  /** What the account offers, an `AuthSide`; from 992 px only, and not rendered below: it loads nothing in vain. */
  side: ReactNode
  /** The gist of the side in a sentence, at the foot of the page where the side is not. */
  strip?: ReactNode
}

/** Registration and sign-in: the form on one side, the reasons for it on the other. */
export function AuthLayout({ top, children, side, strip }: AuthLayoutProps) {
  const hasSide = useMedia(from('desktop'))
  return (
    <div className={styles.layout}>
      <div className={styles.form}>
        <header className={styles.top}>{top}</header>
        <main tabIndex={-1} className={styles.box}>
          {children}
        </main>
      </div>
      {hasSide ? (
        <aside className={styles.side}>{side}</aside>
      ) : (
        strip && <footer className={styles.strip}>{strip}</footer>
      )}
    </div>
  )
}
