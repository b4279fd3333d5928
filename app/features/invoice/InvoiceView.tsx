import { Badge } from '@seberang/design-system/Badge'
import { Columns } from '@seberang/design-system/Columns'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Cart, type Invoice } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { PriceReceipt } from '../../components/receipt/PriceReceipt.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { AdditionalStory } from './AdditionalStory.tsx'
import { InvoiceClosed } from './InvoiceClosed.tsx'
import { InvoiceToPay } from './InvoiceToPay.tsx'
import { invoiceFacts } from './order-facts.ts'
import { invoiceTones } from './tones.ts'

/** An invoice, open or closed, beside its bill. An additional one says how it came about. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoice', 'pricing', 'common'])
  const language = useLanguage()
  const isAdditional = invoice.invoice_type === 'additional'
  const carts = useBilledCarts(isAdditional ? invoice : undefined)
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
        <Stack space={5}>
          {invoice.status === 'pending' ? (
            <InvoiceToPay invoice={invoice} />
          ) : (
            <InvoiceClosed invoice={invoice} status={invoice.status} />
          )}
          {isAdditional && <AdditionalStory invoice={invoice} carts={carts} />}
        </Stack>
        <PriceReceipt
          title={t('pricing:receipt')}
          fitted
          size="large"
          facts={invoiceFacts(invoice, carts, language)}
        />
      </Columns>
    </div>
  )
}

/** The shipments of an additional invoice, with their measurements. */
function useBilledCarts(invoice: Invoice | undefined): readonly Cart[] {
  const codes = invoice?.items.map(({ cart_code }) => cart_code).join(',')
  const carts = useCall(calls.carts, codes ? { query: { codes, page_size: 100 } } : null)
  return carts.data?.results ?? []
}
