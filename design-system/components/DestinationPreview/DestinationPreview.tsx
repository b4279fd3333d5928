import type { ReactNode } from 'react'
import { useId } from 'react'
import { FieldMessage } from '../Field/index.ts'
import * as styles from './DestinationPreview.css.ts'

interface DestinationPreviewProps {
  label: string
  /** What will stand there, line by line: "Nama penerima, nomor telepon", "Alamat lengkap, kode pos". */
  shape: { name: string; lines: string }
  /** What signing in reveals: "Masuk untuk memakai alamat tersimpan." */
  prompt: string
  /** Actions: sign in, or enter an address without an account. */
  actions: ReactNode
  /** That one is needed. */
  error?: string | undefined
}

/** The place of saved addresses until the customer signs in: the form of one, named, and the ways to it. */
export function DestinationPreview({ label, shape, prompt, actions, error }: DestinationPreviewProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-label={label} aria-describedby={error ? id : undefined}>
      <p className={styles.label}>{label}</p>
      <div className={styles.preview} data-state={error ? 'invalid' : 'valid'}>
        <div className={styles.shape} aria-hidden="true">
          <span className={styles.radio} />
          <span className={styles.lines}>
            <span className={styles.name}>{shape.name}</span>
            <span>{shape.lines}</span>
          </span>
        </div>
        <div className={styles.textBlock}>
          <p>{prompt}</p>
          {/* Above what sets it right, which gets the focus: a bar at the bottom would hide what is beneath. */}
          <FieldMessage id={id} error={error} />
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </section>
  )
}
