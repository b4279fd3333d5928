import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { CountBadge } from '../CountBadge/index.ts'
import * as styles from './Tabs.css.ts'

export interface Tab<Value extends string> {
  value: Value
  label: string
  count?: number
  content: ReactNode
}

interface TabsProps<Value extends string> {
  /** What the tabs are views of, for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Views of one thing, one at a time. Arrow keys walk; on a phone the row scrolls by itself. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  function change(next: string): void {
    const chosen = tabs.find((tab) => tab.value === next)
    if (chosen) onChange(chosen.value)
  }
  return (
    <Radix.Root value={value} onValueChange={change}>
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
            {tab.count !== undefined && <CountBadge count={tab.count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
