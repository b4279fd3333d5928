import { CostSummary } from '@seberang/design-system/CostSummary'
import { DescriptionList } from '@seberang/design-system/DescriptionList'
import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type Cart, type Invoice, type InvoiceItem } from '@seberang/domain/api'
import { formatRupiah, formatWeight } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/api/use-call.ts'
import { isMeasured, sizeText } from '../../lib/shipments/cart-text.ts'
import { chargeableText } from '@seberang/domain/explain'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'

/** The bill of an additional invoice: measured price, agreed price, and the difference. */
export function AdditionalBill({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const codes = invoice.items.map(({ cart_code }) => cart_code).join(',')
  const carts = useCall(calls.carts, codes ? { query: { codes, page_size: 100 } } : null)
  return (
    <Sheet bleed aria-label={t('additional.for')}>
      <SheetSection>
        <Stack space={2}>
          <Heading level={2}>{t('additional.for')}</Heading>
          <Text tone="secondary">{invoice.reason}</Text>
        </Stack>
      </SheetSection>
      {invoice.items.map((item) => (
        <SheetSection key={item.cart_code}>
          <Item
            item={item}
            cart={carts.data?.results.find(({ cart_code }) => cart_code === item.cart_code)}
          />
        </SheetSection>
      ))}
      <SheetSection>
        <CostSummary
          lines={[]}
          total={{ name: t('additional.difference'), amount: formatRupiah(invoice.total) }}
          footnote={t('additional.rules')}
        />
      </SheetSection>
    </Sheet>
  )
}

function Item({ item, cart }: { item: InvoiceItem; cart: Cart | undefined }) {
  const { t } = useTranslation('invoice')
  const total = item.priced.answer.total
  return (
    <Stack space={3}>
      <Heading level={3} step="h4">
        {item.title}
      </Heading>
      {cart && isMeasured(cart) && <Measured cart={cart} item={item} />}
      <CostSummary
        lines={[
          { name: t('additional.before'), amount: formatRupiah(total - item.amount) },
          { name: t('additional.after'), amount: formatRupiah(total) },
          { name: t('additional.difference'), amount: formatRupiah(item.amount) },
        ]}
      />
      {cart?.invoice_code && (
        <Link href={statusOrderOf(cart.invoice_code)} variant="standalone">
          {t('additional.shipment')}
        </Link>
      )}
    </Stack>
  )
}

function Measured({ cart, item }: { cart: Cart; item: InvoiceItem }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { estimation, revision } = cart
  const change = (before: string | undefined, after: string): string =>
    before === undefined || before === after ? after : t('additional.change', { before, after })
  const size = sizeText(revision, language)
  return (
    <Stack space={1}>
      <Text step="note" tone="tertiary">
        {t('additional.measured')}
      </Text>
      <DescriptionList
        variant="inline"
        items={[
          ...(revision.weight_kg === undefined
            ? []
            : [
                {
                  term: t('additional.weight'),
                  value: change(
                    formatWeight(estimation.weight_kg, language),
                    formatWeight(revision.weight_kg, language),
                  ),
                },
              ]),
          ...(size
            ? [{ term: t('additional.size'), value: change(sizeText(estimation, language), size) }]
            : []),
          { term: t('additional.billed'), value: chargeableText(item.priced.answer.weight, language) },
        ]}
      />
    </Stack>
  )
}
