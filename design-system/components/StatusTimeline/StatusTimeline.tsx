import type { ReactNode } from 'react'
import type { StatusTone } from '@seberang/tokens'
import { statusIcons } from '../../icons/status.ts'
import { PhotoGrid } from '../PhotoGrid/index.ts'
import type { Photo } from '../PhotoGrid/index.ts'
import { Timeline } from '../Timeline/index.ts'
import type { TimelineEvent, TimelineState } from '../Timeline/index.ts'
import * as styles from './StatusTimeline.css.ts'

export interface TimelineEntry {
  id: string
  tone: StatusTone
  bySea?: boolean
  state: TimelineState
  title: string
  text?: ReactNode
  /** When it happened or is expected to, formatted. */
  time?: string
  photos?: readonly Photo[]
}

export interface TimelineStage {
  title: string
  entries: readonly TimelineEntry[]
}

interface StatusTimelineProps {
  /** Abroad and domestic. A status that never happened is omitted, not greyed. */
  stages: readonly TimelineStage[]
  level?: 2 | 3
}

/** The route of a parcel: filled where it has been, ringed where it is, dashed ahead. */
export function StatusTimeline({ stages, level = 3 }: StatusTimelineProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div>
      {stages.map(({ title, entries }, index) => (
        <div key={title}>
          <Title className={styles.stageTitle}>{title}</Title>
          <Timeline label={title} events={entries.map(event)} continues={index < stages.length - 1} />
        </div>
      ))}
    </div>
  )
}

function event({ photos = [], bySea = false, ...entry }: TimelineEntry): TimelineEvent {
  return {
    ...entry,
    icon: statusIcons(bySea)[entry.tone],
    more: photos.length > 0 && <PhotoGrid photos={photos} title={entry.title} />,
  }
}
