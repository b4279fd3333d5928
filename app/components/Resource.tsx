import type { ReactNode } from 'react'
import type { SWRResponse } from 'swr'
import { AwaitedContent, type AwaitedContentProps } from './AwaitedContent.tsx'

interface ResourceProps<Data> extends Pick<AwaitedContentProps, 'loading' | 'safe' | 'wayOn'> {
  /** The whole SWR response: its getters are read only here, so that unused ones cause no renders. */
  of: SWRResponse<Data, unknown>
  children: (data: Data) => ReactNode
}

/** The order of states in one place: error, loading, content (which renders the empty state). */
export function Resource<Data>({ of, children, ...awaited }: ResourceProps<Data>) {
  const { data, error, isValidating, mutate } = of
  if (data !== undefined) return children(data)
  return <AwaitedContent {...awaited} error={error} busy={isValidating} retry={() => void mutate()} />
}
