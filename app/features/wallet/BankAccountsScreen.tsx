import { Container } from '@seberang/design-system/Container'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { calls } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { BankAccounts } from './BankAccounts.tsx'
import { SavedCards } from './SavedCards.tsx'

/** Where money of the wallet can go, and the cards that invoices are paid with. */
export function Screen() {
  const { t } = useTranslation('wallet')
  usePageTitle(t('banks.page'))
  const accounts = useCall(calls.bankAccounts, {})
  const crumbs = [{ label: t('title'), href: paths.wallet }, { label: t('banks.page') }]
  return (
    <Container size="sections">
      <PageHeader title={t('banks.page')} breadcrumbs={crumbs} />
      <Stack space={8}>
        <BankAccounts of={accounts} />
        <SavedCards />
      </Stack>
    </Container>
  )
}
