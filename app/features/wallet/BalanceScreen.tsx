import { Container } from '@seberang/design-system/Container'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { History } from './History.tsx'

/** The history of the wallet, by itself. */
export function Screen() {
  const { t } = useTranslation('wallet')
  usePageTitle(t('history.page'))
  const crumbs = [{ label: t('title'), href: paths.wallet }, { label: t('history.page') }]
  return (
    <Container>
      <PageHeader title={t('history.page')} breadcrumbs={crumbs} />
      <History isPage />
    </Container>
  )
}
