import { Button } from '@seberang/design-system/Button'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { joinSentences } from '@seberang/domain/format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../lib/api/errors.ts'
import { useIsLate } from '../lib/browser/use-is-late.ts'
import { useIsOnline } from '../lib/browser/use-online.ts'
import { useLanguage } from '../lib/i18n/use-language.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { NoInternet } from './NoInternet.tsx'

export interface AwaitedContentProps {
  error: unknown
  /** A request is under way. */
  busy?: boolean
  retry: () => void
  loading: ReactNode
  /** What a long wait does no harm to. */
  safe?: string
  /** Set when it replaces the whole page: its way on when there is no such thing. */
  wayOn?: ReactNode
}

/** Stands in for data that is not there yet: offline, missing, failed, or loading. */
export function AwaitedContent({ error, busy = false, retry, loading, safe, wayOn }: AwaitedContentProps) {
  const isOnline = useIsOnline()
  const level = wayOn === undefined ? 2 : 1
  if (!isOnline) return <NoInternet level={level} onRetry={retry} />
  if (error instanceof ApiError && error.status === 404) return <NothingFound level={level} wayOn={wayOn} />
  if (error !== undefined) return <LoadFailure error={error} level={level} busy={busy} retry={retry} />
  return (
    <Loading safe={safe} retry={retry}>
      {loading}
    </Loading>
  )
}

interface NothingFoundProps {
  /** 1 where it replaces the whole page. */
  level?: 1 | 2
  /** The way on. */
  wayOn: ReactNode
}

/** Stands in for what an address names and there is not. */
export function NothingFound({ level = 1, wayOn }: NothingFoundProps) {
  const { t } = useTranslation()
  return (
    <ErrorState
      level={level}
      illustration="notFound"
      title={t('error.missing.title')}
      text={t('error.missing.text')}
      action={wayOn}
    />
  )
}

/** ms after which somebody may want to do something about it. */
const longWaitMs = 10_000

interface LoadingProps extends Pick<AwaitedContentProps, 'retry'> {
  safe: string | undefined
  children: ReactNode
}

/** Failed requests are repeated before they count as failed. Meanwhile the page says that it has not given up. */
function Loading({ safe, retry, children }: LoadingProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isLate = useIsLate(true)
  const isVeryLate = useIsLate(true, longWaitMs)
  if (!isLate) return children
  return (
    <Stack space={4}>
      <Notice
        tone="info"
        live="polite"
        action={
          isVeryLate && (
            <Button variant="outline" size="small" onClick={retry}>
              {t('action.retry')}
            </Button>
          )
        }
      >
        {joinSentences([t('stillTrying'), isVeryLate && safe], language)}
      </Notice>
      {children}
    </Stack>
  )
}
