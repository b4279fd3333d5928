import type { ReactNode } from 'react'
import { WifiOff } from '../../icons/index.ts'
import { StateMessage } from '../EmptyState/index.ts'
import type { StateMessageProps } from '../EmptyState/index.ts'
import { reconnecting } from '../EmptyState/EmptyState.css.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'

/** No network, and nothing is there to be shown yet. What has content keeps it, with a ConnectionNotice. */
export function OfflineState(message: Omit<StateMessageProps, 'illustration'>) {
  return (
    <div role="alert">
      <StateMessage illustration="offline" {...message} />
    </div>
  )
}

interface ConnectionNoticeProps {
  /** `searching` while the connection is taken up again. */
  state: 'lost' | 'searching'
  children: ReactNode
}

/** Stands in the corner, over a page that stays as it is. */
export function ConnectionNotice({ state, children }: ConnectionNoticeProps) {
  return (
    <output className={reconnecting}>
      {state === 'lost' ? <Icon icon={WifiOff} /> : <Spinner />}
      <span>{children}</span>
    </output>
  )
}
