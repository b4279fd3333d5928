import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { calls } from '@seberang/domain/api'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { request } from '../../lib/api/client.ts'
import { forgetLastPage } from '../../lib/session/previous-page.ts'
import { endSession, session } from '../../lib/session/session.ts'
import { isDevice } from '../../lib/push/mark.ts'
import { paths } from '../../lib/navigation/paths.ts'

/** Signs out on this device at once, whatever the server responds, and goes to the login page. */
export function Screen() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const leaving = useRef(false)
  useEffect(() => {
    if (leaving.current) return
    leaving.current = true
    void leave()
      .then(() => mutate(() => true, undefined, { revalidate: false }))
      .then(() => navigate(paths.login, { replace: true }))
  }, [mutate, navigate])
  return (
    <output>
      <VisuallyHidden>{t('logout.running')}</VisuallyHidden>
    </output>
  )
}

async function leave(): Promise<void> {
  const { token, customer } = session()
  forgetLastPage()
  const wasDevice = isDevice()
  await endSession()
  // Also without a network, when the server goes on sending: nobody is shown what comes.
  if (wasDevice)
    void import('../../lib/push/device.ts').then((device) => device.forgetDevice()).catch(() => undefined)
  if (token) void endAtServer(token, customer?.customer_id)
}

/** Saves drafts to the server, then ends the session there. Drafts that it refuses stay on the device, encrypted. */
async function endAtServer(token: string, customerId: string | undefined): Promise<void> {
  if (customerId !== undefined) await saveDrafts(customerId, token).catch(() => undefined)
  await request(calls.logout, { token }).catch(() => undefined)
}

async function saveDrafts(customerId: string, token: string): Promise<void> {
  const { saveDraftsAndForget } = await import('../../lib/drafts/hand-over.ts')
  await saveDraftsAndForget(customerId, token)
}
