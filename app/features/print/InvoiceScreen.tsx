import { Badge } from '@seberang/design-system/Badge'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { InvoiceDocument } from '@seberang/design-system/InvoiceDocument'
import { calls, type Invoice, type PrintedFor } from '@seberang/domain/api'
import {
  codeAmidWords,
  formatDay,
  formatMoment,
  formatRupiah,
  fullStop,
  joinClauses,
  joinSentences,
} from '@seberang/domain/format'
import { isEnded } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { invoiceEnd, transferAmount } from '@seberang/domain/explain'
import { useSearchParams } from 'react-router-dom'
import { NothingFound } from '../../components/AwaitedContent.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { isToPay } from '../../lib/shipments/due.ts'
import { useInvoiceState } from '../../lib/shipments/use-invoice-state.ts'
import { useKnownCarts } from '../../lib/shipments/use-billed-carts.ts'
import { useNextCharge } from '../../lib/shipments/use-next-charge.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { useSiteOrigin } from '../../lib/navigation/site-origin.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { PrintFrame } from './PrintFrame.tsx'
import { usePrintedFacts } from './use-printed-facts.ts'
import { usePrintedGroups } from './use-printed-groups.ts'
import { usePrintedNotes } from './use-printed-notes.ts'

/** The printable invoice. */
export function Screen() {
  const { t } = useTranslation(['print', 'common'])
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  usePageTitle(code || t('invoice.title'))
  const printed = useCall(calls.label, code ? { query: { type: 'invoice', code } } : null)
  // Without its shipments a sheet has no recipient, and may warn of customs that have released them.
  const isReady =
    useKnownCarts(printed.data?.data.type === 'invoice' ? printed.data.data.invoice : undefined) !== undefined
  const wayOn = <ButtonLink href={paths.status}>{t('common:nav.status')}</ButtonLink>
  if (!code) return <NothingFound wayOn={wayOn} />
  return (
    <PrintFrame back={{ href: statusOrderOf(code), label: t('invoice.back') }} isReady={isReady}>
      <Resource of={printed} loading={<ListSkeleton rows={6} />} wayOn={wayOn}>
        {({ data }) =>
          data.type === 'invoice' && (
            <PrintedInvoice
              invoice={data.invoice}
              printedFor={data.printed_for}
              sender={data.sender}
              npwp={data.sender_npwp}
            />
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
  /** The sender's. */
  npwp: string | undefined
}

function PrintedInvoice({ invoice, printedFor, sender, npwp }: PrintedInvoiceProps) {
  const { t } = useTranslation(['print', 'invoice', 'price', 'common'])
  const language = useLanguage()
  const siteOrigin = useSiteOrigin()
  const facts = usePrintedFacts(invoice, printedFor)
  const groups = usePrintedGroups(invoice)
  const notes = usePrintedNotes(invoice)
  const isOver = isEnded(invoice.status)
  const isReversed = invoice.status === 'paid' && invoice.taken_back !== null
  const state = useInvoiceState()(invoice)
  const surplus = isToPay(invoice) ? transferAmount(invoice) - invoice.total : 0
  const nextChargeText = useNextCharge()

  /** When and how it was paid. */
  function totalNote(): string {
    if (isOver) return whyEnded()
    return joinClauses(
      [
        invoice.paid_at && formatDay(invoice.paid_at, language),
        invoice.paid_at && invoice.payment?.title,
        isReversed && t('price:note.reversed'),
        surplus > 0 && t('invoice.withCode', { amount: formatRupiah(surplus) }),
      ],
      language,
    )
  }

  /** Why it ended, and what took its place or came after it. */
  function whyEnded(): string {
    const { ended_because: because, withdrawn_reason: reason, replaced_by: by, total } = invoice
    if (by) {
      const { invoice_code: code, amount } = by
      const instead =
        code !== null && t('invoice.replacedBy', { code: codeAmidWords(code), amount: formatRupiah(amount) })
      return joinSentences([by.reason, instead], language)
    }
    if (because === null) return ''
    const { title, text } = invoiceEnd({ because, total, reason }, language)
    if (reason === undefined) return title
    const { charged_next: charge } = invoice
    const next = charge && nextChargeText({ ...charge, invoice_code: codeAmidWords(charge.invoice_code) })
    return joinSentences([fullStop(title, language), text, next], language)
  }

  /** By the words of the price object; an invoice that has ended is owed no more. */
  function totalLabel(): string {
    if (invoice.status === 'pending') return t(surplus > 0 ? 'invoice.toTransfer' : 'price:basis.due')
    if (isReversed) return t('price:basis.reversed')
    return invoice.status === 'paid' ? t('price:basis.paid') : t('invoice.notDue')
  }

  return (
    <InvoiceDocument
      brand={t('common:product')}
      sender={joinClauses([sender, npwp && t('invoice.npwp', { npwp })], language)}
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
        amount: formatRupiah(invoice.total + surplus),
        note: totalNote(),
        isEnded: isOver,
      }}
      notes={notes}
      qr={{ value: siteOrigin + statusOrderOf(invoice.invoice_code), label: t('invoice.qr') }}
      footer={{ title: t('invoice.qr'), text: t('invoice.footer') }}
    />
  )
}
