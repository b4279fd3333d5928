import * as Radix from '@radix-ui/react-tabs'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { valuesOf, warnOfDuplicates, warnWithoutLabel } from '../../internal/dev-warning.ts'
import { useMoreAt } from '../../internal/use-more-at.ts'
import { CountBadge } from '../CountBadge/index.ts'
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

/** Views of one thing, one at a time. Arrow keys move; on a phone the row scrolls, and fades where more follows. */
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
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
