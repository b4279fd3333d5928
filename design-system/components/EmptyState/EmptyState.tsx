import { emptyDrawings } from '../Illustration/empty-drawings.tsx'
import { StateMessage } from './StateMessage.tsx'
import type { StateMessageProps } from './StateMessage.tsx'

interface EmptyStateProps extends Omit<StateMessageProps, 'illustration'> {
  illustration?: 'locker' | 'parcel'
}

/** Nothing here yet: what will appear here, and the one thing to do. */
export function EmptyState({ illustration = 'parcel', ...message }: EmptyStateProps) {
  return <StateMessage illustration={emptyDrawings[illustration]} {...message} />
}
