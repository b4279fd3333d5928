import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Timeline, type TimelineEvent } from '@seberang/design-system/Timeline'
import { BadgeCheck, Clock, Receipt, Scale, X } from '@seberang/design-system/icons'
import type { Cart, Invoice, InvoiceItem } from '@seberang/domain/api'
import { changedFacts, paidBefore } from '@seberang/domain/explain'
import { formatMoment, formatRupiah, joinClauses, joinSentences, midSentence } from '@seberang/domain/format'
import { isEnded } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { useInvoiceState } from '../../lib/shipments/use-invoice-state.ts'

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
  const changeText = useChangeText()
  const state = useInvoiceState()(invoice)
  const { status, reason, total, created_at, paid_at, due_date, ended_at, replaced_by, withdrawn_reason } =
    invoice
  const paidOn = cart?.cart_logs.find((log) => log.status === 'paid')?.log_date
  const { measurement, unpaid_before: unpaid } = item
  const happened: Happening[] = [
    {
      id: 'agreed',
      icon: BadgeCheck,
      title: t('additional.paidBefore', {
        amount: formatRupiah(paidBefore(item)),
      }),
      ...(unpaid > 0 && { text: t('additional.unpaidBefore', { amount: formatRupiah(unpaid) }) }),
      at: paidOn ?? null,
    },
    ...(measurement
      ? [
          {
            id: 'measured',
            icon: Scale,
            title: measurement.was_measured ? t('additional.measuredAgain') : t('additional.measured'),
            text: changeText({
              measurement,
              before: (item.agreed_before ?? item.priced).answer,
              now: item.priced.answer,
            }),
            at: measurement.now.measured_at,
          },
        ]
      : []),
    {
      id: 'billed',
      icon: Receipt,
      title: t(measurement ? 'additional.billedFor' : 'additional.chargedFor', {
        amount: formatRupiah(item.amount),
      }),
      // A charge of another kind is not worked out anew.
      text: joinSentences([reason ?? undefined, measurement !== null && t('additional.rules')], language),
      at: created_at,
    },
    ...(status === 'paid'
      ? [
          {
            id: 'paid',
            icon: BadgeCheck,
            title: t('additional.paid', { amount: formatRupiah(total) }),
            at: paid_at,
          },
        ]
      : []),
  ]
  const isOver = isEnded(status)
  const events: TimelineEvent[] = [
    ...inOrder(happened).map(({ at, ...event }): TimelineEvent => ({
      ...event,
      state: 'done',
      ...(at !== null && { time: formatMoment(at, language) }),
    })),
    ...(isOver
      ? [
          {
            id: 'over',
            state: 'done' as const,
            icon: X,
            // What nobody has to pay any more has not gone wrong, and has not gone well either.
            tone: 'neutral' as const,
            title: state.label,
            text: withdrawn_reason ?? replaced_by?.reason,
            ...(ended_at !== null && { time: formatMoment(ended_at, language) }),
          },
        ]
      : []),
    ...(status === 'pending'
      ? [
          {
            id: 'due',
            state: 'current' as const,
            icon: Clock,
            tone: 'pending' as const,
            title: t('additional.waiting'),
            time: t('additional.until', { time: formatMoment(due_date, language) }),
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

type Happening = Omit<TimelineEvent, 'state' | 'time'> & { at: string | null }

/** In the order of time; what has no time stays in its place. */
const inOrder = (events: readonly Happening[]): readonly Happening[] =>
  events.toSorted((one, other) => (one.at && other.at ? one.at.localeCompare(other.at) : 0))

/** What changed of weight and size, and what is billed of it. */
function useChangeText(): (change: Parameters<typeof changedFacts>[0]) => string {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  return (change) =>
    joinClauses(
      changedFacts(change, language)
        .map(({ name: alone, ...figures }, at) => ({
          ...figures,
          name: at === 0 ? alone : midSentence(alone),
        }))
        .map(({ name, before, now: after }) =>
          before === undefined
            ? t('additional.only', { name, after })
            : t('additional.changed', { name, before, after }),
        ),
      language,
    )
}
