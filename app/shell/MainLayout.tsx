import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '../lib/navigation/paths.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { useTranslation } from 'react-i18next'

/** Header, page, and on the home page the footer. */
export function MainLayout() {
  const { t } = useTranslation()
  const isHome = useLocation().pathname === paths.home
  return (
    <PageFrame
      skipLabel={t('nav.skip')}
      header={<SiteHeader />}
      footer={isHome ? <SiteFooter /> : undefined}
      content={isHome ? 'bands' : 'page'}
    >
      <Outlet />
    </PageFrame>
  )
}
