import type { ReactNode } from 'react'
import { Heading } from '@seberang/design-system/Heading'
import { Icon } from '@seberang/design-system/Icon'
import { Check, X } from '@seberang/design-system/icons'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import * as styles from './docs.css.ts'
import { useGlobals } from './globals.ts'
import { Prose } from './Prose.tsx'

interface DocPageProps {
  /** Above the title: the section. */
  place: string
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page of the catalogue: its section, title, introduction and sections. */
export function DocPage({ place, title, lead, children }: DocPageProps) {
  return (
    <div className={styles.page}>
      <Stack space={2}>
        <Text step="note" tone="tertiary">
          {place}
        </Text>
        <Heading level={1} step="display">
          {title}
        </Heading>
        <Text as="div" step="lead" tone="secondary" measure>
          {lead}
        </Text>
      </Stack>
      {children}
    </div>
  )
}

interface DocSectionProps {
  title: string
  text?: string
  children: ReactNode
}

export function DocSection({ title, text, children }: DocSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <Stack space={4}>
        <Stack space={1}>
          <Heading level={2}>{title}</Heading>
          {text !== undefined && (
            <Text step="read" tone="secondary" measure>
              <Prose>{text}</Prose>
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </section>
  )
}

/** Around live components, in the language of the toolbar. */
export function Stage({ children, centred = false }: { children: ReactNode; centred?: boolean }) {
  const { language } = useGlobals()
  return (
    <div className={centred ? styles.centredStage : styles.stage} lang={language}>
      {children}
    </div>
  )
}

interface RuleProps {
  /** Whether it shows correct use. */
  good: boolean
  text: string
  /** A live example. */
  children?: ReactNode
}

/** Do or don't, with an example. */
export function Rule({ good, text, children }: RuleProps) {
  return (
    <div className={styles.rule}>
      {children !== undefined && <Stage>{children}</Stage>}
      <div className={good ? styles.goodCaption : styles.badCaption}>
        <Text as="div">
          <Text as="strong" weight="heading" tone={good ? 'positive' : 'critical'}>
            {good ? 'Do' : 'Don’t'}
          </Text>{' '}
          <Prose>{text}</Prose>
        </Text>
      </div>
    </div>
  )
}

/** Rules in a row. */
export function Rules({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

interface PointsProps {
  title: string
  good: boolean
  points: readonly string[]
  except?: string | undefined
}

/** Points with a tick or a cross. */
export function Points({ title, good, points, except }: PointsProps) {
  return (
    <Stack space={1}>
      <Heading level={2} step="h3">
        {title}
      </Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <Icon icon={good ? Check : X} size={18} tone={good ? 'positive' : 'critical'} />
            <Text as="div" tone="secondary">
              <Prose except={except}>{point}</Prose>
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
