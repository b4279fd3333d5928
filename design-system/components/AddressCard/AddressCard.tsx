import type { ReactNode } from 'react'
import { Badge } from '../Badge/index.ts'
import * as styles from './AddressCard.css.ts'

export interface AddressWords {
  name: string
  phone: string
  /** Street, places and postal code, in one line that may wrap. */
  lines: string
  /** What distinguishes the address: "Utama". */
  badge?: string | undefined
  /** A secondary line: what is missing, or what the address saves. */
  note?: ReactNode
}

/** The recipient and the address, as printed on a label. */
export function AddressCard({ name, phone, lines, badge, note }: AddressWords) {
  return (
    <span className={styles.card}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <PhoneNumber>{phone}</PhoneNumber>
        {badge && <Badge tone="brand">{badge}</Badge>}
      </span>
      <span className={styles.lines}>{lines}</span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}

/** A telephone number beside a name, on one line if one is wide enough. */
export function PhoneNumber({ children }: { children: string }) {
  return <span className={styles.phone}>{children}</span>
}
