import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { lowWindow } from '@seberang/tokens'
import { ChevronDown, CircleHelp } from '../../icons/index.ts'
import { useMedia } from '../../internal/use-media.ts'
import { useLabels } from '../../labels/index.ts'
import { Button } from '../Button/index.ts'
import { Heading } from '../Heading/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { Fold } from '../PriceFoot/Fold.tsx'
import { PriceFoot, PriceNotes } from '../PriceFoot/index.ts'
import type { PriceFootProps } from '../PriceFoot/index.ts'
import { PriceLines } from '../PriceLines/index.ts'
import type { PriceLine } from '../PriceLines/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './PriceDetails.css.ts'

export interface PriceGroup {
  id: string
  lines: readonly PriceLine[]
  /** The name and sum of a parcel, where there are several; then its lines can be hidden. */
  heading?:
    | {
        title: string
        icon: IconType
        sum: string
        previous?: string | undefined
        /** What the sum rests on. */
        note?: string | undefined
        open?: boolean
      }
    | undefined
}

interface PriceDetailsProps {
  title: string
  level?: 2 | 3
  /** After the title: "Mengapa?" shows every line with its longer explanation; the other label hides them. */
  why?: { open: string; close: string }
  groups: readonly PriceGroup[]
  /** What may still cost more than a total that is agreed to: it scrolls with the lines, and sum and actions stay in sight. */
  later?: ReactNode
  /** Between lines and foot: the voucher. */
  extra?: ReactNode
  /** The day alone where a bar at the bottom of the page is the foot. */
  foot:
    | PriceFootProps
    | {
        /** The day of rates and rules. */
        day: ReactNode
      }
  /** Beside a page: as high as the window, and the lines alone scroll. */
  fitted?: boolean
  /** Below desktops lines and cautions, in a low window lines stand without their reasons until `why` is pressed. */
  brief?: boolean
  /** What may cost more than the total, in its foot. In a low window the reasons of several follow the lines, so that the action stays in sight. */
  cautions?: readonly PriceCaution[]
}

/** A caution under a total: what it comes to, and why. */
export interface PriceCaution {
  id: string
  lead: string
  reason: ReactNode
  /** The figures that the reason rests on, at a press: beside a page there is no room for them. */
  details?: { label: string; lines: readonly PriceLine[]; note: string }
}

/** A price in full: all lines, in groups per parcel, and the foot. */
export function PriceDetails({
  title,
  level = 2,
  why,
  groups,
  later,
  extra,
  foot,
  fitted = false,
  brief = false,
  cautions = [],
}: PriceDetailsProps) {
  const [explained, setExplained] = useState(false)
  const isLow = useMedia(lowWindow('desktop')) && fitted
  const { isOpen, toggle } = useOpenGroups(groups, isLow)
  // With reasons gone from the lines there is room for it only among what scrolls.
  const dayAmongLines = isLow && brief && 'statement' in foot && foot.day
  const isCrowded = isLow && cautions.length > 1
  const caution = cautions.length > 0 && (
    <Cautions of={cautions} brief={brief} explained={explained} isLow={isLow} leads={isCrowded} />
  )
  return (
    <section className={fitted ? `${styles.details} ${styles.fitted}` : styles.details} aria-label={title}>
      <div className={styles.head}>
        <Heading level={level} step="h3">
          {title}
        </Heading>
        {why && (
          <div className={styles.whyButton}>
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
            brief={brief && isLow ? 'always' : brief}
            onToggle={() => toggle(group)}
          />
        ))}
        {later && (
          <div className={styles.later}>
            <PriceNotes caution={later} />
          </div>
        )}
        {dayAmongLines && <p className={styles.dayAmongLines}>{dayAmongLines}</p>}
        {isCrowded && (
          <div className={styles.reasons}>
            {cautions.map(({ id, reason }) => (
              <p key={id}>{reason}</p>
            ))}
          </div>
        )}
      </div>
      {extra && <div className={styles.extra}>{extra}</div>}
      <div className={styles.foot}>
        {'statement' in foot ? (
          <PriceFoot
            foldsChanges={isLow}
            {...foot}
            caution={caution || foot.caution}
            day={dayAmongLines ? undefined : foot.day}
          />
        ) : (
          <p className={styles.day}>{foot.day}</p>
        )}
      </div>
    </section>
  )
}

/** The groups that are open: in a low window none at first, and one at a time. */
function useOpenGroups(groups: readonly PriceGroup[], isLow: boolean) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = ({ id, heading }: PriceGroup): boolean =>
    chosen.get(id) ?? (!isLow && (heading?.open ?? false))
  const toggle = (group: PriceGroup): void => {
    const others = isLow ? groups.map(({ id }) => [id, false] as const) : chosen
    setChosen(new Map([...others, [group.id, !isOpen(group)]]))
  }
  return { isOpen, toggle }
}

interface CautionsProps {
  of: readonly PriceCaution[]
  /** Below desktops `why` opens reasons and details. */
  brief: boolean
  /** Their details are open. */
  explained: boolean
  isLow: boolean
  /** Their reasons stand elsewhere. */
  leads: boolean
}

function Cautions({ of: cautions, leads, ...looks }: CautionsProps) {
  return (
    <div className={styles.cautions}>
      {cautions.map(({ id, lead, reason, details }) => (
        <div key={id}>
          <strong className={styles.cautionLead}>{lead}</strong>
          {!leads && (
            <span className={looks.brief && !looks.explained ? styles.fromDesktop : undefined}>
              {' '}
              {reason}
            </span>
          )}
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
      look={brief ? `${styles.cautionButton} ${styles.fromDesktop}` : styles.cautionButton}
    >
      <PriceLines lines={lines} brief="always" />
      {note}
    </Fold>
  )
}

interface GroupProps {
  group: PriceGroup
  open: boolean
  explained: boolean
  brief: boolean | 'always'
  onToggle: () => void
}

function Group({ group: { heading, lines }, open, explained, brief, onToggle }: GroupProps) {
  const id = useId()
  const { before, after } = useLabels()
  if (!heading) {
    return (
      <div className={styles.plain}>
        <PriceLines lines={lines} explained={explained} brief={brief} />
      </div>
    )
  }
  const { title, icon, sum, previous, note } = heading
  const chevron = (
    <span className={styles.chevron}>
      <Icon icon={ChevronDown} size={16} />
    </span>
  )
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.groupHead}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.groupIcon}>
          <Icon icon={icon} size={18} />
        </span>
        <span className={styles.groupWords}>
          <span className={styles.groupTitle}>{title}</span>
          {!note && chevron}{' '}
          {note && (
            <span className={styles.groupNote}>
              {note}
              {chevron}
            </span>
          )}
        </span>
        <span className={styles.groupSum}>
          {previous !== undefined && (
            <span>
              <VisuallyHidden>{before}</VisuallyHidden>
              <s className={styles.groupFormer}>{previous}</s>
              <VisuallyHidden>{after}</VisuallyHidden>
            </span>
          )}
          {sum}
        </span>
      </button>
      {open && (
        <div id={id} className={styles.groupLines}>
          <PriceLines lines={lines} explained={explained} brief={brief} />
        </div>
      )}
    </div>
  )
}

interface PriceSummaryProps {
  label: string
  /** Summed: what the company gets, what the state gets, and what is missing. */
  lines: readonly PriceLine[]
  foot: PriceFootProps
}

/** A price beside something else: summed lines and the foot. */
export function PriceSummary({ label, lines, foot }: PriceSummaryProps) {
  return (
    <section className={styles.details} aria-label={label}>
      <div className={`${styles.body} ${styles.plain}`}>
        <PriceLines lines={lines} />
      </div>
      <div className={styles.foot}>
        <PriceFoot {...foot} />
      </div>
    </section>
  )
}
