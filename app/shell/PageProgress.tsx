import { ProgressBar } from '@seberang/design-system/ProgressBar'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { activity, subscribeToActivity } from '../lib/api/activity.ts'

/** The thin bar at the top edge: a request or a page is under way, or the last thing failed. */
export function PageProgress() {
  const { t } = useTranslation()
  const { running, failed } = useSyncExternalStore(subscribeToActivity, activity, activity)
  const state = running > 0 ? 'running' : failed ? 'failed' : 'idle'
  return <ProgressBar state={state} label={t('progress')} />
}
