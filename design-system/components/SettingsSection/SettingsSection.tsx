import { useId } from 'react'
import type { ReactNode } from 'react'
import { Heading } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import * as styles from './SettingsSection.css.ts'

interface SettingsSectionProps {
  title: string
  /** What it is for, in a sentence or two. */
  text?: ReactNode
  children: ReactNode
}

/** Settings that belong together: what they are on the left, the settings on the right. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.words}>
        <div id={id}>
          <Heading level={2} step="h3">
            {title}
          </Heading>
        </div>
        {text !== undefined && (
          <Text step="note" tone="secondary">
            {text}
          </Text>
        )}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
