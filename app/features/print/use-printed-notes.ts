import type { InvoiceDocument } from '@seberang/design-system/InvoiceDocument'
import type { Invoice } from '@seberang/domain/api'
import {
  cautionTexts,
  levySplits,
  shipmentsAtRisk,
  weighedLater as weighedLaterText,
} from '@seberang/domain/explain'
import { codeAmidWords, formatRupiah, fullStop, joinSentences } from '@seberang/domain/format'
import { isEnded } from '@seberang/domain/status'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { usePriceNote } from '../../components/price/price-lines.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { billedShipmentNow } from '../../lib/shipments/billed-shipment.ts'
import { unpaidOf } from '../../lib/shipments/due.ts'
import { useBilledCarts } from '../../lib/shipments/use-billed-carts.ts'

type Notes = ComponentProps<typeof InvoiceDocument>['notes']

/** What stands under a printed invoice: what its amounts rest on, what may be added, and what has changed since. */
export function usePrintedNotes(invoice: Invoice): Notes {
  const { t } = useTranslation(['print', 'price'])
  const language = useLanguage()
  const noteOf = usePriceNote()
  const carts = useBilledCarts(invoice)
  const isMeasuredSince = carts.length > 0 && carts.every(({ measurements }) => measurements.length > 0)
  const changes = invoice.items.flatMap((item) =>
    item.changes.map((change) => ({ ...change, title: item.title })),
  )

  /** What customs may add until it releases a parcel, or leaves of the levies; nothing once the invoice is owed no more. */
  function cautions(): Notes {
    if (invoice.status !== 'pending' && invoice.status !== 'paid') return []
    const shipments = invoice.items.map((item) =>
      billedShipmentNow(
        item,
        carts.find(({ cart_code }) => cart_code === item.cart_code),
      ),
    )
    const risks = cautionTexts(
      { risks: shipmentsAtRisk({ shipments }), parcels: shipments.length, isBilled: true },
      billTexts(language),
      language,
    )
    // An additional invoice has only what became another.
    const splits =
      invoice.invoice_type === 'additional' ? [] : levySplits({ shipments }, billTexts(language), language)
    return [...risks, ...splits].map((text) => ({ term: t('invoice.notes.law'), text }))
  }

  /** What became of a change: it went back to the wallet, or onto an invoice. */
  function fateOf(code: string | null): 'credited' | 'billed' | 'billPaid' {
    if (code === null) return 'credited'
    const bill = carts
      .flatMap(({ additional_invoices: added }) => added)
      .find(({ invoice_code }) => invoice_code === code)
    return bill?.status === 'paid' && !bill.taken_back ? 'billPaid' : 'billed'
  }

  /** What was paid for a checkout with what followed it, once nothing of that is due. */
  function paidInAll(): Notes {
    const isSettled = carts.length > 0 && carts.every((cart) => unpaidOf(cart).length === 0)
    if (invoice.status !== 'paid' || changes.every(({ amount }) => amount === 0) || !isSettled) return []
    if (
      invoice.taken_back ||
      carts.some(({ additional_invoices: added }) => added.some((one) => one.taken_back))
    )
      return []
    const isAdded = changes.some(({ invoice_code: code }) => code !== null)
    const total = carts.reduce((sum, { agreed_total: agreed }) => sum + (agreed ?? 0), 0)
    return [
      {
        term: t('invoice.notes.total'),
        text: t(isAdded ? 'invoice.notes.paidInAll' : 'invoice.notes.paidAfterAll', {
          amount: formatRupiah(total),
        }),
      },
    ]
  }

  /** What became of each difference from the price that was agreed to. */
  function differences(): Notes {
    return changes
      .filter(({ amount }) => amount !== 0)
      .map(({ title, reason, amount, invoice_code: code }) => ({
        term: t('invoice.notes.since'),
        text: t(`invoice.notes.${fateOf(code)}`, {
          title,
          // An operator's own words may end without one.
          reason: fullStop(reason, language),
          code: code && codeAmidWords(code),
          amount: formatRupiah(Math.abs(amount)),
        }),
      }))
  }

  /** That the warehouse weighs the parcel, until it has. */
  function weighedLater(): Notes {
    const { items } = invoice
    const { object } = billTexts(language).pricing
    const later = weighedLaterText(items, items.length, object)
    if (isEnded(invoice.status) || changes.length > 0 || later === undefined) return []
    const text = joinSentences([later, t('invoice.notes.changeText')], language)
    return [{ term: t('invoice.notes.change'), text }]
  }

  return [
    ...cautions(),
    { term: t('invoice.notes.rates'), text: noteOf(invoice.items, isMeasuredSince) },
    { term: t('invoice.notes.goods'), text: t('invoice.notes.goodsText') },
    ...differences(),
    ...paidInAll(),
    ...weighedLater(),
  ]
}
