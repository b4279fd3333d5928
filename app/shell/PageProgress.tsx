import { ProgressBar } from '@seberang/design-system/ProgressBar'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import { activity, subscribeToActivity } from '../lib/api/activity.ts'

/** The thin bar at the top edge: something is under way, or the last thing failed. */
export function PageProgress() {
  const { t } = useTranslation()
  const { running, failed } = useSyncExternalStore(subscribeToActivity, activity, activity)
  const navigating = useNavigation().state !== 'idle'
  const state = running > 0 || navigating ? 'running' : failed ? 'failed' : 'idle'
  return <ProgressBar state={state} label={t('progress')} />
}
