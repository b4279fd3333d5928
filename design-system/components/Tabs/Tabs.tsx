import * as Radix from '@radix-ui/react-tabs'
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { valuesOf, warnOfDuplicates, warnWithoutLabel } from '../../internal/dev-warning.ts'
import { useMoreAt } from '../../internal/use-more-at.ts'
import { ChevronLeft, ChevronRight } from '../../icons/index.ts'
import { CountBadge } from '../CountBadge/index.ts'
import { Icon } from '../Icon/index.ts'
import * as styles from './Tabs.css.ts'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** A flag or an icon before the label. */
  lead?: ReactNode
  count?: number
  content: ReactNode
}

interface TabsProps<Value extends string> {
  /** What the tabs are views of, for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** `chips` wrap where there is no room. */
  variant?: 'line' | 'chips'
  /** `manual`: the arrows move, Enter chooses. For a choice that may ask for confirmation. */
  activation?: 'automatic' | 'manual'
}

/**
 * Views of one thing, one at a time. Arrow keys move. A row that is wider than its place scrolls: it fades where more
 * follows, and an arrow for a pointer stands there; on a phone a finger moves it.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  variant = 'line',
  activation = 'automatic',
}: TabsProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    warnWithoutLabel('Tabs', label, 'Status kiriman')
    warnOfDuplicates('Tabs', label, valuesOf(tabs))
  }
  const row = useRef<HTMLDivElement>(null)
  const moreAt = useMoreAt(row)
  // What an address chooses may be beyond the edge.
  useEffect(() => {
    const list = row.current
    const chosen = list?.querySelector('[data-state="active"]')
    if (!list || !chosen) return
    const sizes = new ResizeObserver(() => bringIntoSight(chosen, list))
    for (const one of [list, chosen]) sizes.observe(one)
    return () => sizes.disconnect()
  }, [value, tabs.length])
  function change(next: string): void {
    const chosen = tabs.find((tab) => tab.value === next)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Radix.Root value={value} onValueChange={change} activationMode={activation}>
      <div className={styles.edges[variant]}>
        <Radix.List ref={row} className={styles.lists[variant]} aria-label={label} data-more={moreAt}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={styles.tabs[variant]}>
              {tab.lead}
              {tab.label}
              {tab.count !== undefined && <CountBadge count={tab.count} />}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {moreAt !== undefined && (
          <>
            {moreAt !== 'end' && <Arrow at="start" row={row} />}
            {moreAt !== 'start' && <Arrow at="end" row={row} />}
          </>
        )}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Puts a tab in the middle of its row, if it is not in sight, or near an edge and so under its fade. */
function bringIntoSight(tab: Element, list: Element): void {
  const [place, within] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
  const fade = Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart) || 0
  if (place.left >= within.left + fade && place.right <= within.right - fade) return
  const left = place.left + place.width / 2 - (within.left + within.width / 2)
  list.scrollBy({ left, behavior: 'instant' })
}

/** Part of the row's width that a press passes, so that what was at its edge is still in sight. */
const step = 0.75

interface ArrowProps {
  at: 'start' | 'end'
  row: RefObject<HTMLElement | null>
}

/** Shows more of the row at a press. The keyboard has no need of it: its arrow keys walk through the tabs. */
function Arrow({ at, row }: ArrowProps) {
  function scroll(): void {
    const list = row.current
    list?.scrollBy({ left: list.clientWidth * (at === 'start' ? -step : step) })
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles.arrows[at]}
      // The focus stays where it is: at the end of the row the arrow is gone.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={scroll}
    >
      <Icon icon={at === 'start' ? ChevronLeft : ChevronRight} />
    </button>
  )
}
