import { calls } from '@seberang/domain/api'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useCall } from '../../lib/api/use-call.ts'
import { linkedParcel, type LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { parcelsOf } from '../../lib/navigation/parcels-of-quote.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { draftOfLink } from './draft/draft-of-link.ts'
import { isTouched, type DraftChange, type ShipmentDraft } from './draft/draft.ts'
import { dropFiles } from './send-files.ts'

interface LinkedOptions {
  reference: Reference
  draft: ShipmentDraft
  change: (change: DraftChange) => void
}

interface Linked {
  /** The quote in the URL is loading. */
  waiting: boolean
  /** Why it failed to load, and a retry. */
  failure: { error: unknown; retry: () => void } | undefined
  /** Whether confirmation is needed, because another draft would be replaced. */
  asking: boolean
  take: () => void
  drop: () => void
}

/**
 * Turns the parcel or quote code in the URL into the draft: at once if the draft is empty, otherwise after
 * confirmation.
 */
export function useLinkedParcel({ reference, draft, change }: LinkedOptions): Linked {
  const [query, setQuery] = useSearchParams()
  const code = query.get('quote')
  const quote = useCall(calls.quote, code ? { params: { code } } : null, { revalidateOnFocus: false })
  const parcels = code ? quote.data && parcelsOf(quote.data.data) : inAddress(query)
  const isFree = !isTouched(draft)
  const drop = (): void => setQuery(new URLSearchParams(), { replace: true })
  const link = query.toString()
  // What an empty draft takes: the navigation that removes it from the URL ends after the draft has changed.
  const [taken, setTaken] = useState<string>()
  if (parcels && isFree && taken !== link) setTaken(link)
  if (!parcels && taken !== undefined) setTaken(undefined)

  function take(): void {
    if (!parcels) return
    void dropFiles(draft)
    change({ type: 'taken over', draft: draftOfLink(parcels, draft.key, reference, quote.data?.data) })
    drop()
  }

  useEffect(() => {
    if (parcels && isFree) take()
  })
  const hasFailed = code !== null && !quote.data && quote.error !== undefined
  return {
    waiting: code !== null && !quote.data && !hasFailed,
    failure: hasFailed ? { error: quote.error, retry: () => void quote.mutate() } : undefined,
    asking: parcels !== undefined && !isFree && taken !== link,
    take,
    drop,
  }
}

function inAddress(query: URLSearchParams): LinkedParcel[] | undefined {
  const parcel = linkedParcel(query)
  return parcel && [parcel]
}
