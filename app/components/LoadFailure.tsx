import { Button } from '@seberang/design-system/Button'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { useTranslation } from 'react-i18next'
import { failureKey, useFailureText } from '../lib/api/failure-text.ts'

interface LoadFailureProps {
  error: unknown
  /** 1 when it replaces the whole page. */
  level?: 1 | 2
  retry: () => void
  /** A retry is under way. */
  busy?: boolean
}

/** Required data failed to load: the reason and a retry button. */
export function LoadFailure({ error, level = 2, retry, busy = false }: LoadFailureProps) {
  const { t } = useTranslation(['common', 'failure'])
  const failureText = useFailureText()
  return (
    <ErrorState
      level={level}
      illustration="error"
      title={t('error.load.title')}
      text={t(failureKey(error) === 'network' ? 'error.load.text' : 'failure:answered')}
      note={failureText(error)}
      action={
        <Button loading={busy} loadingLabel={t('loading')} onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
