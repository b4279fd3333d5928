import type { ReactNode } from 'react'
import { WifiOff } from '../../icons/index.ts'
import { StateMessage } from '../EmptyState/StateMessage.tsx'
import type { StateMessageProps } from '../EmptyState/StateMessage.tsx'
import { troubleDrawings } from '../Illustration/trouble-drawings.tsx'
import { reconnecting } from '../EmptyState/EmptyState.css.ts'
import { Icon } from '../Icon/index.ts'
import { Spinner } from '../Spinner/index.ts'

/** Offline, with nothing to show yet. A page with content keeps it and shows a ConnectionNotice. */
export function OfflineState(message: Omit<StateMessageProps, 'illustration'>) {
  return (
    <div role="alert">
      <StateMessage illustration={troubleDrawings.offline} {...message} />
    </div>
  )
}

interface ConnectionNoticeProps {
  /** `searching` while reconnecting. */
  state: 'lost' | 'searching'
  children: ReactNode
}

/** In a corner, above an unchanged page. */
export function ConnectionNotice({ state, children }: ConnectionNoticeProps) {
  return (
    <output className={reconnecting}>
      {state === 'lost' ? <Icon icon={WifiOff} /> : <Spinner />}
      <span>{children}</span>
    </output>
  )
}
