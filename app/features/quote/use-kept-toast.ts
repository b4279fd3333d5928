import { quoteDays } from '@seberang/domain/limits'
import { useToast } from '@seberang/design-system/Toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isJustKept } from '../../lib/navigation/just-kept.ts'

/** Says of a quote that was just kept that this page can be shared; the next page cannot, so it ends with this one. */
export function useKeptToast(): void {
  const { t } = useTranslation('quote')
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const toaster = useToast()
  const [isKept] = useState(() => isJustKept(state))
  const announce = useEffectEvent(() => {
    // Who comes back or reloads has not just kept it.
    void navigate(pathname, { replace: true })
    return toaster.show({ tone: 'positive', text: t('kept', { days: quoteDays }) })
  })
  useEffect(() => (isKept ? announce() : undefined), [isKept])
}
