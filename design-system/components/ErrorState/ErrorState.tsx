import { StateMessage } from '../EmptyState/index.ts'
import type { StateMessageProps } from '../EmptyState/index.ts'

interface ErrorStateProps extends Omit<StateMessageProps, 'illustration'> {
  illustration?: 'error' | 'notFound' | 'offline'
}

/** What failed, what is safe, and how to try again. Announced when it replaces the awaited content. */
export function ErrorState({ illustration = 'error', ...message }: ErrorStateProps) {
  return (
    <div role="alert">
      <StateMessage illustration={illustration} {...message} />
    </div>
  )
}
