import { Badge } from '@seberang/design-system/Badge'
import { InvoiceDocument } from '@seberang/design-system/InvoiceDocument'
import { calls, type Invoice, type InvoiceItem, type PrintedFor } from '@seberang/domain/api'
import {
  formatDay,
  formatDeadline,
  formatMoment,
  formatName,
  formatRupiah,
  formatSuite,
  joinSentences,
} from '@seberang/domain/format'
import { pricingLines } from '@seberang/domain/pricing'
import { hasPassedCustoms, isEnded } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import {
  cautionTexts,
  changedFacts,
  isMeasuredPrice,
  isSeaWeight,
  paymentNumbers,
  shipmentsAtRisk,
} from '@seberang/domain/explain'
import { useSearchParams } from 'react-router-dom'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { useReceiptLines, useReceiptNote } from '../../components/receipt/receipt-lines.ts'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { invoiceTones } from '../../lib/shipments/invoice-tones.ts'
import { statusOrderOf } from '../../lib/navigation/paths.ts'
import { useSiteOrigin } from '../../lib/navigation/site-origin.ts'
import { dueOf } from '../../lib/shipments/due.ts'
import { useBilledCarts } from '../../lib/shipments/use-billed-carts.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { PrintFrame } from './PrintFrame.tsx'

/** The printable invoice. */
export function Screen() {
  const { t } = useTranslation('print')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  usePageTitle(code || t('invoice.title'))
  const printed = useCall(calls.label, { query: { type: 'invoice', code } })
  return (
    <PrintFrame back={{ href: statusOrderOf(code), label: t('invoice.back') }}>
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
  const linesOf = useReceiptLines()
  const noteOf = useReceiptNote()
  const siteOrigin = useSiteOrigin()
  const carts = useBilledCarts(invoice)
  const released = carts.filter(({ status }) => hasPassedCustoms(status))
  const isMeasuredSince = carts.length > 0 && carts.every(({ measurements }) => measurements.length > 0)
  const { customer_id, email } = printedFor
  const isAdditional = invoice.invoice_type === 'additional'
  const isOver = isEnded(invoice.status)
  const changes = invoice.items.flatMap((item) =>
    item.changes.map((change) => ({ ...change, title: item.title })),
  )

  function pricedLines({ cart_code, title, priced, voucher, courier, charges }: InvoiceItem) {
    const bySea = isSeaWeight(priced.answer.weight)
    return linesOf({ code: cart_code, title, bySea, priced, voucher, courier, charges }).map(
      ({ reason, law, ...line }) => ({
        ...line,
        reason: [reason, law?.name].filter(Boolean).join(' '),
      }),
    )
  }

  /** An additional invoice charges the difference to the agreed price, line by line. */
  function differenceOf(item: InvoiceItem) {
    const { priced, amount, agreed_before: before } = item
    const now = priced.answer.total
    const shown = pricedLines(item)
    const changed = pricingLines.flatMap((name) => {
      const line = shown.find(({ id }) => id === name)
      const former = before?.answer.lines[name] ?? 0
      const difference = priced.answer.lines[name] - former
      if (!line || difference === 0) return []
      // What a measurement changed is one amount less the other; a charge of another kind is its own amount.
      const subtracted =
        former !== 0 && t('invoice.subtracted', { now: line.amount, before: formatRupiah(former) })
      return { ...line, reason: joinSentences([line.reason, subtracted], language), difference }
    })
    const isTold = changed.reduce((sum, { difference }) => sum + difference, 0) === amount
    if (before && isTold) {
      return changed.map(({ difference, ...line }) => ({ ...line, amount: formatRupiah(difference) }))
    }
    return [
      { id: 'after', name: t('invoice:additional.after'), amount: formatRupiah(now) },
      { id: 'before', name: t('invoice:additional.before'), amount: formatRupiah(amount - now) },
    ]
  }

  /** The shipment, and what was measured of it. */
  const titleOf = ({ title, cart_code, measurement, priced, agreed_before: before }: InvoiceItem): string =>
    [
      title,
      cart_code,
      ...changedFacts(
        { measurement, before: (before ?? priced).answer, now: priced.answer },
        language,
      ).flatMap(({ name, before: former, now }) =>
        former === undefined ? [] : t('invoice.change', { name, before: former, now }),
      ),
    ].join(t('common:listJoin'))

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

  /** What an additional invoice made of the price of its shipments. */
  function priceSince(): { term: string; value: string; note: string }[] {
    if (!isAdditional || isOver) return []
    const total = invoice.items.reduce((sum, { priced }) => sum + priced.answer.total, 0)
    const before = formatRupiah(total - invoice.total)
    return [{ term: t('invoice.price'), value: formatRupiah(total), note: t('invoice.before', { before }) }]
  }

  /** What was paid for the shipments of a checkout, once nothing of its changes is due. */
  function paidInAll(): { term: string; value: string; note: string }[] {
    const isSettled = carts.length > 0 && carts.every((cart) => dueOf(cart).length === 0)
    if (isAdditional || invoice.status !== 'paid' || changes.length === 0 || !isSettled) return []
    const total = carts.reduce((sum, { agreed_total: agreed }) => sum + (agreed ?? 0), 0)
    return [{ term: t('invoice.paidInAll'), value: formatRupiah(total), note: t('invoice.allInvoices') }]
  }

  /** What became of a change: it went back to the wallet, or onto an invoice. */
  function fateOf(code: string | null): 'credited' | 'billed' | 'billPaid' {
    if (code === null) return 'credited'
    const bill = carts
      .flatMap(({ additional_invoices: added }) => added)
      .find(({ invoice_code }) => invoice_code === code)
    return bill?.status === 'paid' ? 'billPaid' : 'billed'
  }

  /** How an open invoice is to be paid, with the number to pay to. */
  function howToPay(): { term: string; value: string; note?: string }[] {
    const { payment, status } = invoice
    if (status !== 'pending' || !payment) return []
    const { title } = payment
    const number = paymentNumbers(payment, invoice.invoice_code, language)
      .filter(({ kind }) => kind !== 'code')
      .map(({ value }) => value)
      .join(t('common:listJoin'))
    return [{ term: t('invoice.method'), value: title, ...(number !== '' && { note: number }) }]
  }

  function replacedBy(): string {
    const { reason, invoice_code: code, amount } = invoice.replaced_by ?? {}
    const by = code && t('invoice.replacedBy', { code, amount: formatRupiah(amount ?? 0) })
    return [reason, by].filter(Boolean).join(' ')
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
      state={<Badge tone={invoiceTones[invoice.status]}>{t(`invoice:state.${invoice.status}`)}</Badge>}
      facts={[
        {
          term: t('invoice.for'),
          value: formatName(printedFor),
          note: `${formatSuite(customer_id)}, ${email}`,
        },
        invoice.paid_at
          ? { term: t('invoice.paid'), value: formatMoment(invoice.paid_at, language) }
          : isOver && invoice.ended_at
            ? { term: t('invoice.ended'), value: formatMoment(invoice.ended_at, language) }
            : { term: t('invoice.due'), value: formatDeadline(invoice.due_date, language) },
        ...howToPay(),
        ...priceSince(),
        ...paidInAll(),
        { term: t('invoice.shipments'), value: t('invoice.count', { count: invoice.items.length }) },
      ]}
      columns={{
        line: t('invoice.columns.line'),
        name: t('invoice.columns.name'),
        reason: t('invoice.columns.reason'),
        amount: t('invoice.columns.amount'),
      }}
      groups={invoice.items.map((item) => ({
        id: item.cart_code,
        title: titleOf(item),
        lines: isAdditional ? differenceOf(item) : pricedLines(item),
        sum: { label: t('invoice.sum'), amount: formatRupiah(item.amount) },
      }))}
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
        ...(isOver || changes.length > 0 || invoice.items.every(({ priced }) => isMeasuredPrice(priced))
          ? []
          : [{ term: t('invoice.notes.change'), text: t('invoice.notes.changeText') }]),
      ]}
      qr={{ value: siteOrigin + statusOrderOf(invoice.invoice_code), label: t('invoice.qr') }}
      footer={{ title: t('invoice.qr'), text: t('invoice.footer') }}
    />
  )
}
