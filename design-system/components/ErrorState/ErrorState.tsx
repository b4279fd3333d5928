import { StateMessage } from '../EmptyState/StateMessage.tsx'
import type { StateMessageProps } from '../EmptyState/StateMessage.tsx'
import { troubleDrawings } from '../Illustration/trouble-drawings.tsx'

interface ErrorStateProps extends Omit<StateMessageProps, 'illustration'> {
  illustration?: 'error' | 'notFound' | 'offline'
}

/** What failed, what is safe, and how to try again. Announced when it replaces the awaited content. */
export function ErrorState({ illustration = 'error', ...message }: ErrorStateProps) {
  return (
    <div role="alert">
      <StateMessage illustration={troubleDrawings[illustration]} {...message} />
    </div>
  )
}
