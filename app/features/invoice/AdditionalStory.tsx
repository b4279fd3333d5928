import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Timeline, type TimelineEvent } from '@seberang/design-system/Timeline'
import { BadgeCheck, Receipt, Scale } from '@seberang/design-system/icons'
import type { Cart, Invoice, InvoiceItem } from '@seberang/domain/api'
import { chargeableText } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, formatWeight } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { isMeasuredCart, sizeText } from '../../lib/shipments/cart-text.ts'

interface AdditionalStoryProps {
  invoice: Invoice
  carts: readonly Cart[]
}

/** Why there is an additional invoice, in the order in which it came about. */
export function AdditionalStory({ invoice, carts }: AdditionalStoryProps) {
  const { t } = useTranslation('invoice')
  return (
    <Sheet bleed aria-label={t('additional.for')}>
      {invoice.items.map((item) => (
        <SheetSection key={item.cart_code}>
          <Story
            invoice={invoice}
            item={item}
            cart={carts.find(({ cart_code }) => cart_code === item.cart_code)}
          />
        </SheetSection>
      ))}
    </Sheet>
  )
}

interface StoryProps {
  invoice: Invoice
  item: InvoiceItem
  cart: Cart | undefined
}

function Story({ invoice, item, cart }: StoryProps) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const measuredText = useMeasuredText()
  const { status, reason, total, created_at, paid_at, due_date } = invoice
  const timeOf = (moment: string | null | undefined) =>
    moment ? { time: formatMoment(moment, language) } : {}
  const logged = (name: 'paid' | 'warehouse') =>
    cart?.cart_logs.find((log) => log.status === name && log.log_date)?.log_date
  const events: TimelineEvent[] = [
    {
      id: 'agreed',
      state: 'done',
      icon: BadgeCheck,
      title: t('additional.paidBefore', { amount: formatRupiah(item.priced.answer.total - item.amount) }),
      ...timeOf(logged('paid')),
    },
    ...(cart && isMeasuredCart(cart)
      ? [
          {
            id: 'measured',
            state: 'done' as const,
            icon: Scale,
            title: t('additional.measured'),
            text: measuredText(cart, item),
            ...timeOf(cart.received_at),
          },
        ]
      : []),
    {
      id: 'billed',
      state: 'done',
      icon: Receipt,
      title: t('additional.billedFor', { amount: formatRupiah(item.amount) }),
      text: [reason, t('additional.rules')].filter(Boolean).join(' '),
      ...timeOf(created_at),
    },
    ...(status === 'paid'
      ? [
          {
            id: 'paid',
            state: 'done' as const,
            icon: BadgeCheck,
            title: t('additional.paid', { amount: formatRupiah(total) }),
            ...timeOf(paid_at),
          },
        ]
      : status === 'pending'
        ? [
            {
              id: 'due',
              state: 'current' as const,
              icon: BadgeCheck,
              title: t('additional.waiting'),
              text: t('expiryAdditional'),
              ...timeOf(due_date),
            },
          ]
        : []),
  ]
  return (
    <Stack space={4}>
      <Stack space={0.5}>
        <Heading level={2} step="h3">
          {t('additional.for')}
        </Heading>
        <Text tone="secondary">{item.title}</Text>
      </Stack>
      <Timeline label={t('additional.for')} events={events} />
      {cart?.invoice_code && (
        <Link href={statusOrderOf(cart.invoice_code)} variant="standalone">
          {t('additional.shipment')}
        </Link>
      )}
    </Stack>
  )
}

/** Estimated and measured weight and size, and what is billed of it. */
function useMeasuredText(): (cart: Cart, item: InvoiceItem) => string {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const change = (before: string | undefined, after: string): string =>
    before === undefined || before === after ? after : t('additional.change', { before, after })
  return ({ estimation, revision }, { priced, agreed_before }) => {
    const size = sizeText(revision, language)
    const billed = chargeableText(priced.answer.weight, language)
    const parts = [
      revision.weight_kg === undefined
        ? undefined
        : {
            term: t('additional.weight'),
            value: change(
              formatWeight(estimation.weight_kg, language),
              formatWeight(revision.weight_kg, language),
            ),
          },
      size ? { term: t('additional.size'), value: change(sizeText(estimation, language), size) } : undefined,
      {
        term: t('additional.billed'),
        value: change(
          agreed_before ? chargeableText(agreed_before.answer.weight, language) : undefined,
          billed,
        ),
      },
    ]
    return parts.flatMap((part) => (part ? `${part.term} ${part.value}` : [])).join(t('list.join'))
  }
}
