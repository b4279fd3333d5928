import type { InvoiceGroup } from '@seberang/design-system/InvoiceDocument'
import type { Invoice, InvoiceItem } from '@seberang/domain/api'
import { changedFacts, methodTitle } from '@seberang/domain/explain'
import {
  codeAmidWords,
  formatRupiah,
  joinClauses,
  joinParts,
  joinSentences,
  midSentence,
} from '@seberang/domain/format'
import { pricingLines } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { usePriceLines } from '../../components/price/price-lines.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billedShipment } from '../../lib/shipments/billed-shipment.ts'

/** The shipments of a printed invoice, line by line; of a top-up and of what is paid later, that it is one. */
export function usePrintedGroups(invoice: Invoice): InvoiceGroup[] {
  const { t } = useTranslation(['print', 'invoice', 'common'])
  const language = useLanguage()
  const linesOf = usePriceLines()

  function pricedLines(item: InvoiceItem) {
    return linesOf(billedShipment(item, undefined)).map(({ reason, law, ...line }) => ({
      ...line,
      reason: joinSentences([reason, law?.name], language),
    }))
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
    joinClauses(
      [
        title,
        codeAmidWords(cart_code),
        ...changedFacts(
          { measurement, before: (before ?? priced).answer, now: priced.answer },
          language,
        ).flatMap(({ name, before: former, now }) =>
          former === undefined ? [] : t('invoice.change', { name: midSentence(name), before: former, now }),
        ),
      ],
      language,
    )

  if (invoice.invoice_type === 'topup') {
    const [name, amount] = [t('common:topUpName'), formatRupiah(invoice.total)]
    const lines = [{ id: 'top-up', name, amount }]
    return [{ id: invoice.invoice_code, title: name, lines, sum: { label: t('invoice.sum'), amount } }]
  }
  if (invoice.invoice_type === 'paylater') {
    const { invoice_code: id, total, reduced = 0, items } = invoice
    const names = joinParts(
      items.map(({ title }) => title),
      language,
    )
    const lines =
      reduced > 0
        ? [
            { id: 'before', name: t('invoice.laterBefore'), amount: formatRupiah(total + reduced) },
            { id: 'reduced', name: t('invoice.laterReduced'), amount: formatRupiah(-reduced) },
          ]
        : [{ id: 'later', name: methodTitle('paylater', language), amount: formatRupiah(total) }]
    const sum = { label: t('invoice.sum'), amount: formatRupiah(total) }
    return [{ id, title: t('common:laterName', { names }), lines, sum }]
  }
  return invoice.items.map((item) => ({
    id: item.cart_code,
    title: titleOf(item),
    lines: invoice.invoice_type === 'additional' ? differenceOf(item) : pricedLines(item),
    sum: { label: t('invoice.sum'), amount: formatRupiah(item.amount) },
  }))
}
