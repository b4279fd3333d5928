import { StateMessage } from '../EmptyState/index.ts'
import { reconnecting } from '../EmptyState/EmptyState.css.ts'
import { Spinner } from '../Spinner/index.ts'

interface OfflineStateProps {
  title: string
  /** Since when, and what is safe. */
  text: string
  /** Stays in the corner while the connection is looked for. */
  notice: string
}

/** No network: said above the page, which stays, so that nothing typed is lost. */
export function OfflineState({ title, text, notice }: OfflineStateProps) {
  return (
    <div aria-live="polite">
      <StateMessage illustration="offline" title={title} text={text} />
      <div className={reconnecting}>
        <Spinner />
        {notice}
      </div>
    </div>
  )
}
