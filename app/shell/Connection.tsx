import { ConnectionNotice } from '@seberang/design-system/OfflineState'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../lib/browser/use-online.ts'

/** Offline, the page stays, so that no input is lost; a notice says what is going on. */
export function Connection({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const connection = useConnection()
  return (
    <>
      {children}
      {connection === 'offline' && <ConnectionNotice state="lost">{t('offline.notice')}</ConnectionNotice>}
      {connection === 'back' && <ConnectionNotice state="searching">{t('offline.back')}</ConnectionNotice>}
    </>
  )
}
