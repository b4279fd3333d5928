import { Outlet, useLocation } from 'react-router-dom'
import { paths } from './paths.ts'
import { PageFooter } from './PageFooter.tsx'
import { PageHeader } from './PageHeader.tsx'
import { PageFrame } from '@seberang/design-system/PageFrame'
import { useTranslation } from 'react-i18next'

/** Header, the page, and on arrival pages the footer. */
export function MainLayout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <PageFrame
      skipLabel={t('nav.skip')}
      header={<PageHeader />}
      footer={pathname === paths.home ? <PageFooter /> : undefined}
    >
      <Outlet />
    </PageFrame>
  )
}
