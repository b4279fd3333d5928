import type { ResetLink } from '@seberang/domain/api'
import { formatMoment, formatTime } from '@seberang/domain/format'
import { lockHours, resetMinutes } from '@seberang/domain/limits'
import { limits } from '@seberang/domain/validation'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import type { WayBack } from './AuthPage.tsx'

/** The steps to a new password. @param link once it was opened */
export function useWayToPassword(step: 'request' | 'open' | 'password', link?: ResetLink): WayBack {
  const { t } = useTranslation('session')
  const language = useLanguage()
  return {
    title: t('way.lost.title'),
    text: t('way.lost.text'),
    steps: {
      label: t('way.label'),
      current: ['request', 'open', 'password'].indexOf(step),
      list: [
        {
          title: t('way.lost.request'),
          note: link ? formatMoment(link.requested_at, language) : t('way.lost.requestNote'),
        },
        link
          ? {
              title: t('way.lost.opened'),
              note: t('way.lost.openedNote', { time: formatTime(link.expires_at, language) }),
            }
          : { title: t('way.lost.open'), note: t('way.lost.openNote', { minutes: resetMinutes }) },
        { title: t('way.lost.password'), note: t('way.lost.passwordNote', { min: limits.passwordMin }) },
        { title: t('way.lost.devices'), note: t('way.lost.devicesNote') },
      ],
    },
  }
}

/** What happens to an account that failed sign-ins have closed. */
export function useWayToUnlock(step: 'closed' | 'opens'): WayBack {
  const { t } = useTranslation('session')
  return {
    title: t('way.locked.title'),
    text: t('way.locked.text'),
    steps: {
      label: t('way.label'),
      current: step === 'closed' ? 1 : 2,
      list: [
        { title: t('way.locked.failed'), note: t('way.locked.failedNote') },
        { title: t('way.locked.closed'), note: t('way.locked.closedNote') },
        { title: t('way.locked.opens', { hours: lockHours }), note: t('way.locked.opensNote') },
        { title: t('way.locked.usual'), note: t('way.locked.usualNote') },
      ],
    },
  }
}
