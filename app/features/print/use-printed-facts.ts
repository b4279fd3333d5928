import type { InvoiceDocument } from '@seberang/design-system/InvoiceDocument'
import type { Invoice, PrintedFor } from '@seberang/domain/api'
import { paymentNumbers, transferAmount, transferSurplus } from '@seberang/domain/explain'
import { addressLine } from '../../lib/addresses/place-name.ts'
import { useBilledCarts } from '../../lib/shipments/use-billed-carts.ts'
import {
  formatDay,
  formatDeadline,
  formatMoment,
  formatName,
  formatNpwp,
  formatRupiah,
  formatSuite,
  fullStop,
  joinClauses,
  joinParts,
  joinSentences,
} from '@seberang/domain/format'
import { isEnded } from '@seberang/domain/status'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { cartTitle } from '../../lib/shipments/cart-text.ts'
import { lookedAtText } from '../../lib/shipments/looked-at.ts'

/** The head of a printed invoice: for whom, to whom, until when, how to pay, and what became of its price. */
export function usePrintedFacts(
  invoice: Invoice,
  printedFor: PrintedFor,
): ComponentProps<typeof InvoiceDocument>['facts'] {
  const { t } = useTranslation('print')
  const language = useLanguage()
  const { customer_id, email } = printedFor
  const { company } = invoice
  const isAdditional = invoice.invoice_type === 'additional'
  const isOver = isEnded(invoice.status)
  const lookedAt = lookedAtText(invoice, language)
  const carts = useBilledCarts(invoice)

  /** What an additional invoice made of the price of its shipments. */
  function priceSince(): { term: string; value: string; note: string }[] {
    if (!isAdditional || isOver) return []
    const total = invoice.items.reduce((sum, { priced }) => sum + priced.answer.total, 0)
    const before = formatRupiah(total - invoice.total)
    return [{ term: t('invoice.price'), value: formatRupiah(total), note: t('invoice.before', { before }) }]
  }

  /** How an open invoice is to be paid, with the number to pay to. */
  function howToPay(): { term: string; value: string; note?: string }[] {
    const { payment, status } = invoice
    if (status !== 'pending' || lookedAt || !payment) return []
    const { title } = payment
    const number = joinParts(
      paymentNumbers(payment, invoice.invoice_code, language)
        .filter(({ kind }) => kind !== 'code')
        .map(({ value }) => value),
      language,
    )
    // Without a number: what leads to the payment.
    const to = number || joinSentences(payment.steps[0]?.lines ?? [], language)
    const surplus = transferSurplus(transferAmount(invoice), payment.surplus ?? 0, language)
    const note = surplus === undefined ? to : joinSentences([fullStop(to, language), surplus], language)
    return [{ term: t('invoice.method'), value: title, ...(note !== '' && { note }) }]
  }

  /**
   * Who is named in the address, and where; the shipments by title where they go to several. A shipment keeps its
   * recipient only while it is checked out, so an invoice that has ended names none.
   */
  function recipients(): { term: string; value: string; note: string }[] {
    if (isOver) return []
    const sent = carts.flatMap((cart) => (cart.address ? { cart, address: cart.address } : []))
    const groups = [...Map.groupBy(sent, ({ address }) => address.address_id).values()]
    return groups.flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { name, npwp, ...place } = first.address
      const titles = joinParts(
        group.map(({ cart }) => cartTitle(cart, language)),
        language,
      )
      return {
        term: groups.length > 1 ? t('invoice.recipientOf', { titles }) : t('invoice.recipient'),
        value: name,
        note: joinClauses([addressLine(place), npwp && t('invoice.npwp', { npwp })], language),
      }
    })
  }

  return [
    {
      term: t('invoice.for'),
      value: company?.name ?? formatName(printedFor),
      note: joinClauses(
        [
          company && t('invoice.npwp', { npwp: formatNpwp(company.npwp) }),
          company && formatName(printedFor),
          `${formatSuite(customer_id)}, ${email}`,
        ],
        language,
      ),
    },
    ...recipients(),
    invoice.paid_at
      ? { term: t('invoice.paid'), value: formatMoment(invoice.paid_at, language) }
      : isOver && invoice.ended_at
        ? { term: t('invoice.ended'), value: formatMoment(invoice.ended_at, language) }
        : lookedAt
          ? { term: t('invoice.due'), value: lookedAt.title, note: lookedAt.text }
          : {
              term: t('invoice.due'),
              value: (invoice.invoice_type === 'paylater' ? formatDay : formatDeadline)(
                invoice.due_date,
                language,
              ),
            },
    ...howToPay(),
    ...priceSince(),
    ...(invoice.invoice_type === 'topup'
      ? []
      : [{ term: t('invoice.shipments'), value: t('invoice.count', { count: invoice.items.length }) }]),
  ]
}
