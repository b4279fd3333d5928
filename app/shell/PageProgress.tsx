import { ProgressBar } from '@seberang/design-system/ProgressBar'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { activity, subscribeToActivity } from '../lib/api/activity.ts'

/** The progress bar at the top edge: something is loading, or the last request failed. */
export function PageProgress() {
  const { t } = useTranslation()
  const { running, failed } = useSyncExternalStore(subscribeToActivity, activity, activity)
  const state = running > 0 ? 'running' : failed ? 'failed' : 'idle'
  return <ProgressBar state={state} label={t('progress')} />
}
