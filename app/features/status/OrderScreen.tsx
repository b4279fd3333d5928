import { Container } from '@seberang/design-system/Container'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Cart, type Invoice } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { InvoiceView } from './InvoiceView.tsx'
import { ShipmentView } from './ShipmentView.tsx'

/** One invoice: to be paid, or the way of what was paid for. */
export function Screen() {
  const { t } = useTranslation(['status', 'invoice', 'common'])
  const [search] = useSearchParams()
  const code = search.get('action') ?? ''
  usePageTitle(code || t('title'))
  const invoice = useCall(calls.invoice, code ? { query: { invoice_code: code } } : null)
  const carts = useCall(calls.carts, { query: { page_size: 100 } })
  if (!code) {
    return (
      <ErrorState
        illustration="notFound"
        level={1}
        title={t('common:error.missing.title')}
        text={t('common:error.missing.text')}
      />
    )
  }
  return (
    <Container>
      <Resource of={invoice} loading={<ListSkeleton />}>
        {({ data }) =>
          data.status === 'paid' ? (
            <Resource of={carts} loading={<ListSkeleton />}>
              {({ results }) => (
                <Stack space={12}>
                  {shipmentsOf(data, results).map((cart) => (
                    <ShipmentView key={cart.cart_code} cart={cart} invoice={data} />
                  ))}
                </Stack>
              )}
            </Resource>
          ) : (
            <InvoiceView invoice={data} />
          )
        }
      </Resource>
    </Container>
  )
}

const shipmentsOf = (invoice: Invoice, carts: readonly Cart[]): readonly Cart[] =>
  carts.filter(({ cart_code }) => invoice.items.some((item) => item.cart_code === cart_code))
