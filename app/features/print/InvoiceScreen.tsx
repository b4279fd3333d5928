import { Badge } from '@seberang/design-system/Badge'
import { InvoiceDocument } from '@seberang/design-system/InvoiceDocument'
import { calls, type Invoice, type PrintedFor } from '@seberang/domain/api'
import { formatDay, formatMoment, formatRupiah, joinSentences } from '@seberang/domain/format'
import { hasPassedCustoms, isEnded } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { cautionTexts, invoiceEnd, isWeighedLater, shipmentsAtRisk } from '@seberang/domain/explain'
import { useSearchParams } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useReceiptNote } from '../../components/receipt/receipt-lines.ts'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { dueOf } from '../../lib/shipments/due.ts'
import { useInvoiceState } from '../../lib/shipments/use-invoice-state.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { useSiteOrigin } from '../../lib/navigation/site-origin.ts'
import { useBilledCarts } from '../../lib/shipments/use-billed-carts.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { PrintFrame } from './PrintFrame.tsx'
import { usePrintedFacts } from './use-printed-facts.ts'
import { usePrintedGroups } from './use-printed-groups.ts'

/** The printable invoice. */
export function Screen() {
  const { t } = useTranslation('print')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  usePageTitle(code || t('invoice.title'))
  const printed = useCall(calls.label, { query: { type: 'invoice', code } })
  return (
    <PrintFrame
      back={{ href: statusOrderOf(code), label: t('invoice.back') }}
      isReady={printed.data !== undefined}
    >
      <Resource of={printed} loading={<ListSkeleton rows={6} />}>
        {({ data }) =>
          data.type === 'invoice' && (
            <PrintedInvoice invoice={data.invoice} printedFor={data.printed_for} sender={data.sender} />
          )
        }
      </Resource>
    </PrintFrame>
  )
}

interface PrintedInvoiceProps {
  invoice: Invoice
  printedFor: PrintedFor
  sender: string | undefined
}

function PrintedInvoice({ invoice, printedFor, sender }: PrintedInvoiceProps) {
  const { t } = useTranslation(['print', 'invoice', 'price', 'common'])
  const language = useLanguage()
  const noteOf = useReceiptNote()
  const siteOrigin = useSiteOrigin()
  const carts = useBilledCarts(invoice)
  const released = carts.filter(({ status }) => hasPassedCustoms(status))
  const isMeasuredSince = carts.length > 0 && carts.every(({ measurements }) => measurements.length > 0)
  const facts = usePrintedFacts(invoice, printedFor)
  const groups = usePrintedGroups(invoice)
  const isOver = isEnded(invoice.status)
  const state = useInvoiceState()(invoice)
  const changes = invoice.items.flatMap((item) =>
    item.changes.map((change) => ({ ...change, title: item.title })),
  )

  /** When and how it was paid. */
  function totalNote(): string {
    if (isOver) return replacedBy()
    return [
      invoice.paid_at && formatDay(invoice.paid_at, language),
      invoice.paid_at && invoice.payment?.title,
    ]
      .filter(Boolean)
      .join(t('common:listJoin'))
  }

  /** What became of a change: it went back to the wallet, or onto an invoice. */
  function fateOf(code: string | null): 'credited' | 'billed' | 'billPaid' {
    if (code === null) return 'credited'
    const bill = carts
      .flatMap(({ additional_invoices: added }) => added)
      .find(({ invoice_code }) => invoice_code === code)
    return bill?.status === 'paid' ? 'billPaid' : 'billed'
  }

  /** What was paid for a checkout with what followed it, once nothing of that is due. */
  function paidInAll(): { term: string; text: string }[] {
    const isSettled = carts.length > 0 && carts.every((cart) => dueOf(cart).length === 0)
    if (invoice.status !== 'paid' || changes.every(({ amount }) => amount === 0) || !isSettled) return []
    const isAdded = changes.some(({ invoice_code: code }) => code !== null)
    const total = carts.reduce((sum, { agreed_total: agreed }) => sum + (agreed ?? 0), 0)
    return [
      {
        term: t('invoice.notes.since'),
        text: t(isAdded ? 'invoice.notes.paidInAll' : 'invoice.notes.paidAfterAll', {
          amount: formatRupiah(total),
        }),
      },
    ]
  }

  function replacedBy(): string {
    const { reason, invoice_code: code, amount } = invoice.replaced_by ?? {}
    const by = code && t('invoice.replacedBy', { code, amount: formatRupiah(amount ?? 0) })
    const because = invoice.ended_because
    const why = because && invoiceEnd({ because, total: invoice.total }, language).title
    return [reason ?? why, by].filter(Boolean).join(' ')
  }

  /** What customs may add until it releases a parcel; nothing once the invoice is owed no more. */
  function cautions(): readonly string[] {
    if (invoice.status !== 'pending' && invoice.status !== 'paid') return []
    const shipments = invoice.items.map(({ cart_code: code, ...item }) => ({
      ...item,
      code,
      isReleased: released.some(({ cart_code }) => cart_code === code),
    }))
    return cautionTexts(shipmentsAtRisk({ shipments }), billTexts(language).reason, language)
  }

  /** By the words of the price object; an invoice that has ended is owed no more. */
  function totalLabel(): string {
    if (invoice.status === 'pending') return t('price:basis.due')
    return invoice.status === 'paid' ? t('price:basis.paid') : t('invoice.notDue')
  }

  return (
    <InvoiceDocument
      brand={t('common:product')}
      sender={sender}
      title={t('invoice.title')}
      subtitle={invoice.reason ?? t('invoice.subtitle')}
      number={{
        label: t('invoice.number'),
        code: invoice.invoice_code,
        date: formatMoment(invoice.created_at, language),
      }}
      state={<Badge tone={state.tone}>{state.label}</Badge>}
      facts={facts}
      columns={{
        line: t('invoice.columns.line'),
        name: t('invoice.columns.name'),
        reason: t('invoice.columns.reason'),
        amount: t('invoice.columns.amount'),
      }}
      groups={groups}
      total={{
        label: totalLabel(),
        amount: formatRupiah(invoice.total),
        note: totalNote(),
        isEnded: isOver,
      }}
      notes={[
        ...cautions().map((text) => ({ term: t('invoice.notes.law'), text })),
        { term: t('invoice.notes.rates'), text: noteOf(invoice.items, isMeasuredSince) },
        { term: t('invoice.notes.goods'), text: t('invoice.notes.goodsText') },
        // What the warehouse has measured is the basis of the price.
        ...changes
          .filter(({ amount }) => amount !== 0)
          .map(({ title, reason, amount, invoice_code: code }) => ({
            term: t('invoice.notes.since'),
            text: t(`invoice.notes.${fateOf(code)}`, {
              title,
              reason,
              code,
              amount: formatRupiah(Math.abs(amount)),
            }),
          })),
        ...paidInAll(),
        ...(isOver || changes.length > 0 || !isWeighedLater(invoice.items)
          ? []
          : [
              {
                term: t('invoice.notes.change'),
                text: joinSentences([t('price:weighedLater'), t('invoice.notes.changeText')], language),
              },
            ]),
      ]}
      qr={{ value: siteOrigin + statusOrderOf(invoice.invoice_code), label: t('invoice.qr') }}
      footer={{ title: t('invoice.qr'), text: t('invoice.footer') }}
    />
  )
}
