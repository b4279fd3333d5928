import { Badge } from '@seberang/design-system/Badge'
import { Columns } from '@seberang/design-system/Columns'
import { PageHeader } from '@seberang/design-system/PageHeader'
import type { Invoice } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { isSeaWeight } from '@seberang/domain/explain'
import { paths } from '../../lib/navigation/paths.ts'
import { Receipt } from '../../components/receipt/Receipt.tsx'
import { AdditionalBill } from './AdditionalBill.tsx'
import { InvoiceClosed } from './InvoiceClosed.tsx'
import { InvoiceToPay } from './InvoiceToPay.tsx'
import { invoiceTones } from './tones.ts'

/** An invoice, open or closed, beside its bill. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoice', 'pricing', 'common'])
  const isAdditional = invoice.invoice_type === 'additional'
  return (
    <div>
      <PageHeader
        title={invoice.invoice_code}
        breadcrumbs={[
          { label: t('common:nav.lockerImport'), href: paths.lockerImport },
          { label: isAdditional ? t('additional.title') : t('crumb') },
        ]}
        badge={<Badge tone={invoiceTones[invoice.status]}>{t(`state.${invoice.status}`)}</Badge>}
      />
      <Columns aside="wide" stickyAside>
        {invoice.status === 'pending' ? (
          <InvoiceToPay invoice={invoice} />
        ) : (
          <InvoiceClosed invoice={invoice} status={invoice.status} />
        )}
        {isAdditional ? (
          <AdditionalBill invoice={invoice} />
        ) : (
          <Receipt
            totalName={t('pricing:totalPay')}
            shipments={invoice.items.map((item) => ({
              code: item.cart_code,
              title: item.title,
              bySea: isSeaWeight(item.priced.answer.weight),
              priced: item.priced,
              voucher: item.voucher,
            }))}
          />
        )}
      </Columns>
    </div>
  )
}
