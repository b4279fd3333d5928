import { Outlet, useLocation } from 'react-router-dom'
import { paths } from '../lib/navigation/paths.ts'
import { PageFooter } from './PageFooter.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { useTranslation } from 'react-i18next'

/** Header, page, and on the home page the footer. */
export function MainLayout() {
  const { t } = useTranslation()
  const isHome = useLocation().pathname === paths.home
  return (
    <PageFrame
      skipLabel={t('nav.skip')}
      header={<PageHeader />}
      footer={isHome ? <PageFooter /> : undefined}
      content={isHome ? 'bands' : 'page'}
    >
      <Outlet />
    </PageFrame>
  )
}
