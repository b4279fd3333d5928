import type { ReactNode } from 'react'
import type { StatusTone, Tone } from '@seberang/tokens'
import { useLabels } from '../../labels/index.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Timeline.css.ts'

export const timelineStates = ['done', 'current', 'next'] as const
export type TimelineState = (typeof timelineStates)[number]

export interface TimelineEvent {
  id: string
  state: TimelineState
  icon: IconType
  /** Hue of the icon once it is done; `pending` also while it waits for a payment. */
  tone?: Tone | StatusTone
  title: string
  text?: ReactNode
  /** When it happened or is expected to, formatted. */
  time?: string
  /** Below the text: photos, an action. */
  more?: ReactNode
}

interface TimelineProps {
  /** Names the list for screen readers. */
  label: string
  /** From first to last; at most one is `current`. */
  events: readonly TimelineEvent[]
  /** Another timeline follows: the line continues to it. */
  continues?: boolean
}

/** Events in order: filled when done, ringed when current, dashed when ahead. */
export function Timeline({ label, events, continues = false }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {events.map((event, index) => (
        <Entry key={event.id} event={event} isLast={!continues && index === events.length - 1} />
      ))}
    </ol>
  )
}

function Entry({ event, isLast }: { event: TimelineEvent; isLast: boolean }) {
  const { state, icon, tone = 'brand', title, text, time, more } = event
  const { stepDone, stepCurrent, stepNext } = useLabels()
  const dots: Record<TimelineState, string> = {
    done: styles.doneDot[tone],
    current: tone === 'pending' ? styles.waitingDot : styles.currentDot,
    next: styles.nextDot,
  }
  const stateTexts: Record<TimelineState, string> = { done: stepDone, current: stepCurrent, next: stepNext }
  return (
    <li
      className={styles.entry}
      data-state={state}
      data-last={isLast}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={dots[state]}>
        <Icon icon={icon} size={16} />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>
          {title}
          <VisuallyHidden>, {stateTexts[state]}</VisuallyHidden>
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {more && <div className={styles.more}>{more}</div>}
      </div>
      {time && <p className={styles.time}>{time}</p>}
    </li>
  )
}
