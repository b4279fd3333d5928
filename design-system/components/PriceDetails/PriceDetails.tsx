import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { lowWindow } from '@seberang/tokens'
import { CircleHelp } from '../../icons/index.ts'
import { useMedia } from '../../internal/use-media.ts'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { FoldedCaution, PriceFoot, PriceNotes } from '../PriceFoot/index.ts'
import type { PriceFootProps } from '../PriceFoot/index.ts'
import { Cautions } from './Cautions.tsx'
import type { PriceCaution } from './Cautions.tsx'
import { Group, useOpenGroups } from './Group.tsx'
import type { PriceGroup } from './Group.tsx'
import * as styles from './PriceDetails.css.ts'

interface PriceDetailsProps {
  title: string
  level?: 2 | 3
  /** After the title: "Mengapa?" shows every line with its longer explanation; the other label hides them. */
  why?: { open: string; close: string }
  groups: readonly PriceGroup[]
  /** What is said of the lines besides: it scrolls with them. */
  remarks?: ReactNode
  /** Between lines and foot: the voucher. In a window too low for it and two of several parcels it scrolls with their lines. */
  extra?: ReactNode
  /** The notes alone where a bar at the bottom of the page has the total. */
  foot: PriceFootProps | Pick<PriceFootProps, 'caution' | 'age' | 'day'>
  /** Beside a page: as high as the window, and the lines alone scroll. */
  fitted?: boolean
  /** Below desktops lines and cautions stand without their reasons until `why` is pressed; `fitted`, in a low window. */
  brief?: boolean
  /** What may cost more than the total, in its foot. In a low window the reasons of several follow the lines, so that the action stays in sight. */
  cautions?: readonly PriceCaution[]
  /** The caution of the foot in short: what it comes to in a line, and the rest at a press; in a low window among the lines. */
  folded?: FoldedCaution
}

interface FoldedCaution {
  lead: string
  /** Opens the text. */
  label: string
  text: ReactNode
}

/** A price in full: all lines, in groups per parcel, and the foot. */
export function PriceDetails({
  title,
  level = 2,
  why,
  groups,
  remarks,
  extra,
  foot,
  fitted = false,
  brief = false,
  cautions = [],
  folded,
}: PriceDetailsProps) {
  const [explained, setExplained] = useState(false)
  const isLow = useMedia(lowWindow('desktop')) && fitted
  const { isOpen, toggle } = useOpenGroups(groups, isLow)
  const [isUnfolded, setUnfolded] = useState(false)
  const unfoldedId = useId()
  // Beside the total there is room for what is pressed and decided alone.
  const dayAmongLines = isLow && (brief || folded) && 'statement' in foot && foot.day
  const isCrowded = isLow && cautions.length > 1
  const isLowWithSeveral = isLow && groups.length > 1
  const scrollsExtra = useMedia(lowWindow('desktop', 640)) && isLowWithSeveral
  const caution = folded ? (
    <FoldedCaution
      lead={folded.lead}
      label={folded.label}
      isOpen={isUnfolded}
      onToggle={() => setUnfolded(!isUnfolded)}
      {...(isLow && { opens: unfoldedId })}
    >
      {folded.text}
    </FoldedCaution>
  ) : (
    cautions.length > 0 && (
      <Cautions of={cautions} brief={brief} explained={explained} isLow={isLow} leads={isCrowded} />
    )
  )
  return (
    <section className={fitted ? `${styles.details} ${styles.fitted}` : styles.details} aria-label={title}>
      <div className={styles.head}>
        <Heading level={level} step="h3">
          {title}
        </Heading>
        {why && (
          <div>
            <Button
              variant="plain"
              size="field"
              icon={CircleHelp}
              aria-expanded={explained}
              onClick={() => setExplained(!explained)}
            >
              {explained ? why.close : why.open}
            </Button>
          </div>
        )}
      </div>
      <div
        className={fitted ? `${styles.body} ${styles.scrolling}` : styles.body}
        // Somebody without a mouse scrolls it with the arrow keys.
        {...(fitted && { tabIndex: 0, role: 'group', 'aria-label': title })}
      >
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            open={explained || isOpen(group)}
            explained={explained}
            brief={brief}
            fitted={fitted}
            onToggle={() => toggle(group)}
          />
        ))}
        {remarks && <div className={styles.reasons}>{remarks}</div>}
        {folded && isLow && isUnfolded && <Unfolded id={unfoldedId}>{folded.text}</Unfolded>}
        {dayAmongLines && <p className={styles.dayAmongLines}>{dayAmongLines}</p>}
        {isCrowded && (
          <div className={styles.reasons}>
            {cautions.map(({ id, reason }) => (
              <p key={id}>{reason}</p>
            ))}
          </div>
        )}
        {scrollsExtra && extra && <div className={styles.extraAmongLines}>{extra}</div>}
      </div>
      {!scrollsExtra && extra && <div className={styles.extra}>{extra}</div>}
      <div className={fitted ? `${styles.foot} ${styles.footInSight}` : styles.foot}>
        {'statement' in foot ? (
          <PriceFoot
            foldsChanges={isLow}
            notes={isLowWithSeveral ? 'below' : 'beside'}
            {...foot}
            caution={caution || foot.caution}
            day={dayAmongLines ? undefined : foot.day}
          />
        ) : (
          <PriceNotes caution={foot.caution} age={foot.age} day={foot.day} />
        )}
      </div>
    </section>
  )
}

/** At the end of what scrolls, where a press brings it into sight. */
function Unfolded({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div id={id} className={styles.reasons} ref={ref}>
      <div>{children}</div>
    </div>
  )
}
