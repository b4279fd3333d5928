import { Button } from '@seberang/design-system/Button'
import { OfflineState } from '@seberang/design-system/OfflineState'
import { useTranslation } from 'react-i18next'

interface NoInternetProps {
  /** 1 where it is the whole page. */
  level?: 1 | 2
  onRetry: () => void
}

/** Stands where nothing could be shown yet when the network went. */
export function NoInternet({ level = 2, onRetry }: NoInternetProps) {
  const { t } = useTranslation()
  return (
    <OfflineState
      level={level}
      title={t('offline.title')}
      text={t('offline.text')}
      action={
        <Button variant="outline" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
