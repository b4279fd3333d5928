import { Notice } from '@seberang/design-system/Notice'
import { OfflineState } from '@seberang/design-system/OfflineState'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from './use-online.ts'

/** Without network the page stays, so that nothing typed is lost; a notice above it says what is going on. */
export function Connection({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const connection = useConnection()
  return (
    <>
      {connection === 'offline' && (
        <OfflineState title={t('offline.title')} text={t('offline.text')} notice={t('offline.notice')} />
      )}
      {connection === 'back' && <Notice tone="info">{t('offline.back')}</Notice>}
      {children}
    </>
  )
}
