import type { ReactNode } from 'react'
import * as styles from './DestinationPreview.css.ts'

interface DestinationPreviewProps {
  label: string
  /** What signing in reveals: "Masuk untuk memakai alamat tersimpan." */
  prompt: string
  /** Actions: sign in, or enter an address without an account. */
  actions: ReactNode
}

/**
 * A blurred placeholder for saved addresses, shown until the customer signs in. There is no data behind the
 * blur.
 */
export function DestinationPreview({ label, prompt, actions }: DestinationPreviewProps) {
  return (
    <section aria-label={label}>
      <p className={styles.label}>{label}</p>
      <div className={styles.preview}>
        <div className={styles.blurred} aria-hidden="true">
          <span className={styles.dot} />
          <span className={styles.lines}>
            <span className={styles.short} />
            <span className={styles.long} />
            <span className={styles.middle} />
          </span>
        </div>
        <div className={styles.textBlock}>
          <p>{prompt}</p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </section>
  )
}
