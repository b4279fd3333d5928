import { VisuallyHidden } from '@seberang/design-system/VisuallyHidden'
import { calls } from '@seberang/domain/api'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { request } from '../../lib/api/client.ts'
import { endSession, session } from '../../lib/session/session.ts'
import { paths } from '../../shell/paths.ts'

/** Signs out here whatever the server says, and goes to the login page. */
export function Screen() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const leaving = useRef(false)
  useEffect(() => {
    if (leaving.current) return
    leaving.current = true
    const told = session().token ? request(calls.logout, {}).catch(() => undefined) : Promise.resolve()
    void told
      .then(endSession)
      .then(() => mutate(() => true, undefined, { revalidate: false }))
      .then(() => navigate(paths.login, { replace: true }))
  }, [mutate, navigate])
  return (
    <output>
      <VisuallyHidden>{t('logout.running')}</VisuallyHidden>
    </output>
  )
}
