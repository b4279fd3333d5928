import type { ReactNode } from 'react'
import type { StatusTone } from '@seberang/tokens'
import { statusIcons } from '../../icons/status.ts'
import { useLabels } from '../../labels/index.ts'
import { Icon } from '../Icon/index.ts'
import { PhotoGrid } from '../PhotoGrid/index.ts'
import type { Photo } from '../PhotoGrid/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './StatusTimeline.css.ts'

export const timelineStates = ['done', 'current', 'next'] as const
export type TimelineState = (typeof timelineStates)[number]

export interface TimelineEntry {
  id: string
  tone: StatusTone
  bySea?: boolean
  state: TimelineState
  title: string
  text?: ReactNode
  /** When it happened, or is expected to, ready to be read. */
  time?: string
  photos?: readonly Photo[]
}

export interface TimelineStage {
  title: string
  entries: readonly TimelineEntry[]
}

interface StatusTimelineProps {
  /** Abroad and domestic. A status that never happened is left out, not greyed. */
  stages: readonly TimelineStage[]
  level?: 2 | 3
}

/** The way of a parcel: filled where it has been, ringed where it is, dashed where it will go. */
export function StatusTimeline({ stages, level = 3 }: StatusTimelineProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  const last = stages.at(-1)?.entries.at(-1)?.id
  return (
    <div>
      {stages.map((stage) => (
        <div key={stage.title}>
          <Title className={styles.stageTitle}>{stage.title}</Title>
          <ol aria-label={stage.title}>
            {stage.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} isLast={entry.id === last} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function Entry({ entry, isLast }: { entry: TimelineEntry; isLast: boolean }) {
  const { tone, bySea = false, state, title, text, time, photos = [] } = entry
  const { stepDone, stepCurrent, stepNext } = useLabels()
  const dots: Record<TimelineState, string> = {
    done: styles.doneDot[tone],
    current: styles.currentDot,
    next: styles.nextDot,
  }
  const words: Record<TimelineState, string> = { done: stepDone, current: stepCurrent, next: stepNext }
  return (
    <li
      className={styles.entry}
      data-state={state}
      data-last={isLast}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={dots[state]}>
        <Icon icon={statusIcons(bySea)[tone]} size={16} />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>
          {title}
          <VisuallyHidden>, {words[state]}</VisuallyHidden>
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {photos.length > 0 && (
          <div className={styles.photos}>
            <PhotoGrid photos={photos} title={title} />
          </div>
        )}
      </div>
      {time && <p className={styles.time}>{time}</p>}
    </li>
  )
}
