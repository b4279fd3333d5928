import { Button } from '@seberang/design-system/Button'
import { Notice } from '@seberang/design-system/Notice'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../lib/api/errors.ts'
import { useFailureText } from '../../lib/api/failure-text.ts'

/** The quote in the URL failed to load: it does not exist, or loading can be retried. */
export function LinkFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation(['wizard', 'common'])
  const failureText = useFailureText()
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Notice tone="critical" title={t('linked.missing')}>
        {t('linked.missingText')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="critical"
      title={t('linked.failed')}
      action={
        <Button size="small" variant="outline" tone="neutral" onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {failureText(error)}
    </Notice>
  )
}
