import { Heading } from '@seberang/design-system/Heading'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import type { Invoice } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { BillsToPay } from '../../components/bills/BillsToPay.tsx'
import { byDeadline } from '../../lib/shipments/due.ts'

/** Top-ups that wait for their payment. */
export function OpenTopUps({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('wallet')
  if (invoices.length === 0) return null
  return (
    <Sheet bleed aria-label={t('topup.open')}>
      <SheetSection>
        <Stack space={3}>
          <Heading level={2} step="h3">
            {t('topup.open')}
          </Heading>
          <BillsToPay bills={invoices.toSorted(byDeadline).map((invoice) => ({ ...invoice, titles: [] }))} />
        </Stack>
      </SheetSection>
    </Sheet>
  )
}
