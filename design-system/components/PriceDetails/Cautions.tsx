import { useState } from 'react'
import type { ReactNode } from 'react'
import { Fold } from '../PriceFoot/Fold.tsx'
import { PriceLines } from '../PriceLines/index.ts'
import type { PriceLine } from '../PriceLines/index.ts'
import * as folded from '../PriceFoot/FoldedCaution.css.ts'
import * as styles from './PriceDetails.css.ts'

/** A caution under a total: what it comes to, and why. */
export interface PriceCaution {
  id: string
  lead: string
  reason: ReactNode
  /** The figures that the reason rests on, at a press: beside a page there is no room for them. */
  details?: { label: string; lines: readonly PriceLine[]; note: string }
}

interface CautionsProps {
  of: readonly PriceCaution[]
  /** Below desktops `why` opens the details. */
  brief: boolean
  /** Their details are open. */
  explained: boolean
  isLow: boolean
  /** Their reasons stand elsewhere. */
  leads: boolean
}

/** What may cost more than the total, one below the other. */
export function Cautions({ of: cautions, leads, ...looks }: CautionsProps) {
  return (
    <div className={styles.cautions}>
      {cautions.map(({ id, lead, reason, details }) => (
        <div key={id}>
          <strong className={folded.lead}>{lead}</strong>
          {!leads && <> {reason}</>}
          {details && <CautionDetails {...details} {...looks} />}
        </div>
      ))}
    </div>
  )
}

type CautionDetailsProps = NonNullable<PriceCaution['details']> & Omit<CautionsProps, 'of' | 'leads'>

function CautionDetails({ label, lines, note, brief, explained, isLow }: CautionDetailsProps) {
  const [isPressed, setPressed] = useState(false)
  return (
    <Fold
      label={label}
      isOpen={isPressed || explained}
      onToggle={() => setPressed(!isPressed)}
      scrolls={isLow}
      look={brief ? `${folded.button} ${styles.fromDesktop}` : folded.button}
    >
      <PriceLines lines={lines} />
      {note}
    </Fold>
  )
}
