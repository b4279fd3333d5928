import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SWRResponse } from 'swr'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { ApiError } from '../lib/api/errors.ts'
import { useIsOnline } from '../lib/browser/use-online.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { NoInternet } from './NoInternet.tsx'

interface ResourceProps<Data> {
  /** The whole SWR response: its getters are read only here, so that unused ones cause no renders. */
  of: SWRResponse<Data, unknown>
  loading: ReactNode
  children: (data: Data) => ReactNode
}

/** The order of states in one place: error, loading, content (which renders the empty state). */
export function Resource<Data>({ of, loading, children }: ResourceProps<Data>) {
  const { t } = useTranslation()
  const { data, error, isValidating, mutate } = of
  const isOnline = useIsOnline()
  if (data !== undefined) return children(data)
  if (!isOnline) return <NoInternet onRetry={() => void mutate()} />
  if (error instanceof ApiError && error.status === 404) {
    return (
      <ErrorState illustration="notFound" title={t('error.missing.title')} text={t('error.missing.text')} />
    )
  }
  if (error !== undefined) {
    return <LoadFailure error={error} busy={isValidating} retry={() => void mutate()} />
  }
  return loading
}
