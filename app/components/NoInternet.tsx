import { Button } from '@seberang/design-system/Button'
import { OfflineState } from '@seberang/design-system/OfflineState'
import { useTranslation } from 'react-i18next'

interface NoInternetProps {
  /** 1 when it is the whole page. */
  level?: 1 | 2
  onRetry: () => void
}

/** Shown when the network failed before there was anything to show. */
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
