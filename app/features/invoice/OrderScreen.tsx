import { Badge } from '@seberang/design-system/Badge'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Code } from '@seberang/design-system/Code'
import { Container } from '@seberang/design-system/Container'
import { ErrorState } from '@seberang/design-system/ErrorState'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Stack } from '@seberang/design-system/Stack'
import { Printer } from '@seberang/design-system/icons'
import { calls, type Cart, type Invoice } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { InvoiceView } from './InvoiceView.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartTitle } from '../../lib/shipments/cart-text.ts'
import { paths, printInvoiceOf } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { ShipmentView } from './tracking/ShipmentView.tsx'

/** The maximum number of shipments of an invoice. */
const maxShipments = 100

/** One order: its invoice until it is paid, then the tracking of its shipments. */
export function Screen() {
  const { t } = useTranslation(['status', 'common'])
  const [search] = useSearchParams()
  const code = search.get('action') ?? ''
  usePageTitle(code || t('title'))
  // In parallel: the list also finds shipments by their invoice code.
  const invoice = useCall(calls.invoice, code ? { query: { invoice_code: code } } : null)
  const carts = useCall(calls.carts, code ? { query: { query: code, page_size: maxShipments } } : null)
  const wayOn = <ButtonLink href={paths.status}>{t('common:nav.status')}</ButtonLink>
  if (!code) {
    return (
      <ErrorState
        illustration="notFound"
        level={1}
        title={t('common:error.missing.title')}
        text={t('common:error.missing.text')}
        action={wayOn}
      />
    )
  }
  return (
    <Container>
      <Resource of={invoice} loading={<OrderSkeleton />} wayOn={wayOn}>
        {({ data }) =>
          data.status === 'paid' ? (
            <Resource of={carts} loading={<OrderSkeleton />} wayOn={wayOn}>
              {({ results }) => <PaidOrder invoice={data} carts={results} />}
            </Resource>
          ) : (
            <InvoiceView invoice={data} />
          )
        }
      </Resource>
    </Container>
  )
}

function PaidOrder({ invoice, carts }: { invoice: Invoice; carts: readonly Cart[] }) {
  const { t } = useTranslation(['status', 'common'])
  const [first, ...others] = carts
  const alone = first !== undefined && others.length === 0
  return (
    <Stack space={5}>
      <PageHeader
        title={alone ? cartTitle(first) : t('several', { count: carts.length })}
        breadcrumbs={[
          { label: t('crumb'), href: paths.status },
          { label: alone ? first.cart_code : invoice.invoice_code },
        ]}
        badge={<Badge tone="positive">{t('paid')}</Badge>}
        text={
          <Inline as="span" space={2}>
            {alone && <Code>{first.cart_code}</Code>}
            <span>
              {t('invoiceName')} <Code>{invoice.invoice_code}</Code>
            </span>
          </Inline>
        }
        actions={
          <ButtonLink
            variant="outline"
            tone="neutral"
            icon={Printer}
            href={printInvoiceOf(invoice.invoice_code)}
          >
            {t('printInvoice')}
          </ButtonLink>
        }
      />
      {alone ? (
        <ShipmentView cart={first} invoice={invoice} />
      ) : (
        <Stack space={12}>
          {carts.map((cart) => (
            <Stack key={cart.cart_code} space={4}>
              <Stack space={0.5}>
                <Heading level={2}>{cartTitle(cart)}</Heading>
                <Code>{cart.cart_code}</Code>
              </Stack>
              <ShipmentView cart={cart} invoice={invoice} />
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
