import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ChevronDown } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
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

/** The groups that are open: in a low window none at first, and one at a time. */
export function useOpenGroups(groups: readonly PriceGroup[], isLow: boolean) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isOpen = ({ id, heading }: PriceGroup): boolean =>
    chosen.get(id) ?? (!isLow && (heading?.open ?? false))
  const toggle = (group: PriceGroup): void => {
    const others = isLow ? groups.map(({ id }) => [id, false] as const) : chosen
    setChosen(new Map([...others, [group.id, !isOpen(group)]]))
  }
  return { isOpen, toggle }
}

/** What opens below the foot would seem not to open: its head moves to the top of the lines, and the page stays. */
function bringIntoLines(head: HTMLElement | null): void {
  const lines = head?.closest('[role="group"]')
  if (!head || !lines) return
  const frame = lines.getBoundingClientRect()
  const end = head.parentElement?.getBoundingClientRect().bottom ?? 0
  if (end > frame.bottom) lines.scrollTop += head.getBoundingClientRect().top - frame.top
}

interface GroupProps {
  group: PriceGroup
  open: boolean
  explained: boolean
  brief: boolean
  fitted: boolean
  onToggle: () => void
}

/** The lines of a parcel; with a heading, they can be hidden. */
export function Group({ group: { heading, lines }, open, explained, brief, fitted, onToggle }: GroupProps) {
  const id = useId()
  const { before, after } = useLabels()
  const head = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (open && isPressed.current) bringIntoLines(head.current)
    isPressed.current = false
  }, [open])
  if (!heading) {
    return (
      <div className={styles.plain}>
        <PriceLines lines={lines} explained={explained} brief={brief} fitted={fitted} />
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
        ref={head}
        type="button"
        className={styles.groupHead}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          isPressed.current = true
          onToggle()
        }}
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
          <PriceLines lines={lines} explained={explained} brief={brief} fitted={fitted} />
        </div>
      )}
    </div>
  )
}
