import type { ReactNode } from 'react'
import type { Tone } from '@seberang/tokens'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../icons/index.ts'
import { useLabels } from '../../labels/index.ts'
import { toneVars } from '../../styles/tones.css.ts'
import { Icon } from '../Icon/index.ts'
import type { IconType } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import * as styles from './Notice.css.ts'

export const noticeTones = [
  'info',
  'positive',
  'caution',
  'critical',
  'neutral',
] as const satisfies readonly Tone[]
export type NoticeTone = (typeof noticeTones)[number]

const icons: Record<NoticeTone, IconType> = {
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
  neutral: Info,
}

interface NoticeProps {
  tone: NoticeTone
  /** `line` beside a banner that matters more: without a ground of its own. */
  variant?: 'banner' | 'line'
  /** The main clause, with its full stop. */
  title?: string
  icon?: IconType
  action?: ReactNode
  /** Only for messages that may be ignored. */
  onClose?: () => void
  /** Announced when it appears: `assertive` if it stops the work, otherwise `polite`. */
  live?: 'polite' | 'assertive'
  children?: ReactNode
}

/** A message that is part of its page. */
export function Notice({
  tone,
  variant = 'banner',
  title,
  icon,
  action,
  onClose,
  live,
  children,
}: NoticeProps) {
  return (
    <div
      className={`${toneVars[tone]} ${styles.notice}`}
      role={live === 'assertive' ? 'alert' : live === 'polite' ? 'status' : undefined}
      data-tone={tone}
      data-variant={variant}
      data-closable={onClose !== undefined}
    >
      <span className={styles.icon}>
        <Icon icon={icon ?? icons[tone]} />
      </span>
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {title && children ? ' ' : null}
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && <CloseButton onClose={onClose} />}
    </div>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <span className={styles.close}>
      <IconButton icon={X} size="small" label={useLabels().close} onClick={onClose} />
    </span>
  )
}
