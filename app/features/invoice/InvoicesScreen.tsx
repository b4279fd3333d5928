import { Badge } from '@seberang/design-system/Badge'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { InvoiceCard, InvoiceList } from '@seberang/design-system/InvoiceCard'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Sheet } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Tabs } from '@seberang/design-system/Tabs'
import { Text } from '@seberang/design-system/Text'
import { calls, largestPage, type Invoice, type Refund } from '@seberang/domain/api'
import { invoiceEnd, stillPaid, transferAmount } from '@seberang/domain/explain'
import {
  formatDay,
  formatDeadline,
  formatMoment,
  formatRupiah,
  midSentence,
  semicolon,
  withoutFullStop,
} from '@seberang/domain/format'
import { isEnded } from '@seberang/domain/status'
import { daysOverdue } from '@seberang/domain/wallet'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { byDeadline, isOverdue, isToPay } from '../../lib/shipments/due.ts'
import { lookedAtText } from '../../lib/shipments/looked-at.ts'
import { useInvoiceState } from '../../lib/shipments/use-invoice-state.ts'
import { titlesOf, useBilledNames } from '../../lib/shipments/use-shipment-names.ts'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { askedOf } from './order-facts.ts'

const tabs = ['all', 'pending', 'paid', 'expired', 'cancelled'] as const

/** All invoices, by status. */
export function Screen() {
  const { t } = useTranslation(['invoice', 'common'])
  usePageTitle(t('list.title'))
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find((tab) => tab === params.get('status')) ?? 'all'
  const invoices = useCall(calls.invoices, { query: {} })
  const refunds = useCall(calls.refunds, { query: { page: 1, page_size: largestPage } }).data?.results ?? []
  return (
    <Container>
      <PageHeader title={t('list.title')} />
      <Resource of={invoices} loading={<ListSkeleton rows={4} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              illustration="parcel"
              title={t('list.empty')}
              text={t('list.emptyText')}
              action={<ButtonLink href={paths.lockerImport}>{t('over.locker')}</ButtonLink>}
            />
          ) : (
            <Stack space={4}>
              <Due invoices={results} />
              <Tabs
                label={t('list.tabs')}
                value={chosen}
                onChange={(tab) => setParams(tab === 'all' ? {} : { status: tab }, { replace: true })}
                tabs={tabs.map((tab) => {
                  const shown = toPayFirst(results.filter(({ status }) => tab === 'all' || status === tab))
                  return {
                    value: tab,
                    label: tab === 'all' ? t('list.all') : t(`state.${tab}`),
                    count: shown.length,
                    content: <Listing invoices={shown} refunds={refunds} />,
                  }
                })}
              />
            </Stack>
          )
        }
      </Resource>
    </Container>
  )
}

/** What is to be paid, the first due first; then the newest first, as they come. */
const toPayFirst = (invoices: readonly Invoice[]): readonly Invoice[] => [
  ...invoices.filter(({ status }) => status === 'pending').toSorted(byDeadline),
  ...invoices.filter(({ status }) => status !== 'pending'),
]

/** What all open invoices come to. */
function Due({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('invoice')
  const open = invoices.filter((invoice) => isToPay(invoice))
  if (open.length === 0) return null
  const amount = formatRupiah(open.reduce((sum, invoice) => sum + transferAmount(invoice), 0))
  return <Text weight="semibold">{t('list.due', { amount, count: open.length })}</Text>
}

function Listing({ invoices, refunds }: { invoices: readonly Invoice[]; refunds: readonly Refund[] }) {
  const { t } = useTranslation('invoice')
  const firstDue = invoices.find((invoice) => isToPay(invoice))
  if (invoices.length === 0)
    return <EmptyState illustration="parcel" title={t('list.empty')} text={t('list.emptyText')} />
  return (
    <Sheet bleed clip aria-label={t('list.title')}>
      <InvoiceList label={t('list.title')}>
        {invoices.map((invoice) => (
          <Row
            key={invoice.invoice_code}
            invoice={invoice}
            invoices={invoices}
            refund={refunds.find(({ invoice_code }) => invoice_code === invoice.invoice_code)}
            isNext={invoice === firstDue}
          />
        ))}
      </InvoiceList>
    </Sheet>
  )
}

/** What went back to the wallet of what was paid. */
const creditedOf = ({ items }: Invoice): number =>
  items
    .flatMap(({ changes }) => changes)
    .reduce((sum, { invoice_code: code, amount }) => (code === null ? sum - amount : sum), 0)

/** The invoice, and what was added to it: all that a credit may come from. */
const withAdded = (invoice: Invoice, invoices: readonly Invoice[]): readonly Invoice[] => {
  const added = new Set(invoice.items.flatMap(({ changes }) => changes.map(({ invoice_code: code }) => code)))
  return [invoice, ...invoices.filter(({ invoice_code: code }) => added.has(code))]
}

interface RowProps {
  invoice: Invoice
  /** Those of the list. */
  invoices: readonly Invoice[]
  /** The newest of it. */
  refund: Refund | undefined
  /** Of those to pay it is due first: the way on. */
  isNext: boolean
}

function Row({ invoice, invoices, refund, isNext }: RowProps) {
  const { t } = useTranslation(['invoice', 'price', 'refund'])
  const language = useLanguage()
  const state = useInvoiceState()(invoice)
  const lookedAt = lookedAtText(invoice, language)
  const isOpen = invoice.status === 'pending'
  const { ended_because: because } = invoice
  // What was paid later is due less: nothing of it went to the wallet.
  const credited = invoice.paid_with === undefined ? creditedOf(invoice) : 0
  const paid = withAdded(invoice, invoices).filter(({ status }) => status === 'paid')
  // Of an order that something of went back to the wallet: what its page shows.
  const isReduced = invoice.status === 'paid' && credited > 0
  const amount = isReduced
    ? stillPaid({ paid: paid.map(({ total }) => ({ amount: total })), returned: [{ amount: credited }] })
    : isOpen
      ? askedOf(invoice)
      : invoice.total
  const wentBack = [
    ...(isReduced
      ? [
          t(paid.length > 1 ? 'card.paidLessWithAdded' : 'card.paidLess', {
            paid: formatRupiah(amount + credited),
            amount: formatRupiah(credited),
          }),
        ]
      : credited > 0
        ? [t('card.returned', { amount: formatRupiah(credited) })]
        : []),
    ...(invoice.taken_back ? [t('price:note.reversed')] : []),
    ...(refund && refund.undone_at === null
      ? [t(`refund:listed.${refund.status}`, { amount: formatRupiah(refund.amount ?? 0) })]
      : []),
  ]
  const withWhatWentBack = (text: string): string => [text, ...wentBack].join(semicolon(language))
  const goods = useBilledNames()({ ...invoice, titles: titlesOf(invoice) })
  /** What is paid later has a day, not a deadline. */
  function dueText(): string {
    const { invoice_type, due_date } = invoice
    if (isOverdue(invoice))
      return t('card.overdue', { count: daysOverdue(new Date(due_date), new Date(serverNow())) })
    return invoice_type === 'paylater'
      ? t('card.dueOn', { day: formatDay(due_date, language) })
      : t('card.due', { time: formatDeadline(due_date, language) })
  }
  return (
    <InvoiceCard
      code={invoice.invoice_code}
      href={statusOrderOf(invoice.invoice_code)}
      status={<Badge tone={state.tone}>{state.label}</Badge>}
      text={
        invoice.reason === null
          ? goods
          : t('list.of', { title: goods, reason: withoutFullStop(midSentence(invoice.reason)) })
      }
      note={
        lookedAt
          ? lookedAt.text
          : isOpen
            ? withWhatWentBack(dueText())
            : because === 'withdrawn'
              ? invoiceEnd({ because, total: invoice.total, reason: invoice.withdrawn_reason }, language).next
              : withWhatWentBack(t('card.made', { time: formatMoment(invoice.created_at, language) }))
      }
      amount={formatRupiah(amount)}
      isEnded={isEnded(invoice.status)}
      action={
        isToPay(invoice) && (
          <ButtonLink
            variant={isNext ? 'solid' : 'outline'}
            size="field"
            href={statusOrderOf(invoice.invoice_code)}
          >
            {t('card.pay', { amount: formatRupiah(amount) })}
          </ButtonLink>
        )
      }
    />
  )
}
