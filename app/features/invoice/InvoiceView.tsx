import { Badge } from '@seberang/design-system/Badge'
import { Box } from '@seberang/design-system/Box'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Code } from '@seberang/design-system/Code'
import { Columns } from '@seberang/design-system/Columns'
import { Inline } from '@seberang/design-system/Inline'
import { Notice } from '@seberang/design-system/Notice'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Mail } from '@seberang/design-system/icons'
import type { Cart, Invoice } from '@seberang/domain/api'
import { transferAmount, transferOver } from '@seberang/domain/explain'
import { formatDeadline, formatRupiah, fullStop, joinSentences } from '@seberang/domain/format'
import { isEnded } from '@seberang/domain/status'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceInFull } from '../../components/price/PriceInFull.tsx'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { PrintInvoiceLink } from './PrintInvoiceLink.tsx'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { mailToSupport } from '../../lib/navigation/mail-to-support.ts'
import { useTitleFocus } from '../../lib/navigation/use-title-focus.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useBilledCarts } from '../../lib/shipments/use-billed-carts.ts'
import { titlesOf, useBilledNames } from '../../lib/shipments/use-shipment-names.ts'
import { AdditionalStory } from './AdditionalStory.tsx'
import { InvoiceClosed } from './InvoiceClosed.tsx'
import { InvoiceToPay } from './InvoiceToPay.tsx'
import { invoiceFacts } from './order-facts.ts'
import { isProofWaiting, isTransferOver } from '../../lib/shipments/due.ts'
import { useInvoiceState } from '../../lib/shipments/use-invoice-state.ts'
import { Notices } from './Notices.tsx'
import { ProofForm } from './ProofForm.tsx'
import { Refunds } from './refund/Refunds.tsx'
import { useRefunds } from './refund/use-refunds.ts'
import { usePriceDifferences } from './tracking/use-price-differences.tsx'
import { useChangedMoney } from './use-changed-money.ts'
import { BilledTo, Recipients } from './Recipients.tsx'
import { useCompanyNotice } from './use-company-notice.tsx'
import { useOwedLater } from './use-owed-later.tsx'
import { Shipments } from './tracking/Shipments.tsx'

/** An invoice, open or closed, beside its bill. An additional one says how it came about; a top-up and what is paid later bill no shipments. */
export function InvoiceView({ invoice, isReplaced }: { invoice: Invoice; isReplaced: boolean }) {
  const title = useTitleFocus(isReplaced)
  const { t } = useTranslation(['invoice', 'pricing', 'status', 'common'])
  const language = useLanguage()
  const isAdditional = invoice.invoice_type === 'additional'
  const carts = useBilledCarts(invoice)
  const isTopUp = invoice.invoice_type === 'topup'
  const isLater = invoice.invoice_type === 'paylater'
  // Of an amount: its price and its shipments are those of another invoice, or there are none.
  const isOfAmount = isTopUp || isLater
  const products = useBilledNames()({ ...invoice, titles: titlesOf(invoice) })
  // Read again at the deadline, when an invoice that waits for a transfer may stay as it is.
  const [now, setNow] = useState(serverNow)
  const isMatched = isTransferOver(invoice, now)
  const isOpen = invoice.status === 'pending' && !isMatched
  const isOver = isEnded(invoice.status)
  const state = useInvoiceState()(invoice)
  const [changedMoney, differencesOf] = [useChangedMoney(), usePriceDifferences()]
  const companyNotice = useCompanyNotice()
  const refunds = useRefunds(invoice)
  const owedLater = useOwedLater()
  const accepted = {
    id: 'accepted',
    tone: 'positive' as const,
    title: t('later.accepted'),
    text: t('later.acceptedText'),
  }
  // Nobody pays or has paid what it says: the price is on the order, or on what replaced it.
  const isNotOwed = isAdditional && isOver
  const hasBanner = isMatched || isOver || (invoice.status === 'paid' && !invoice.taken_back)
  const notices = (
    <Notices
      belowBanner={hasBanner}
      folded={isOpen && invoice.taken_back !== null}
      of={[
        ...(isLater && isReplaced && isOpen ? [accepted] : []),
        ...owedLater(invoice),
        ...changedMoney(invoice),
        ...(isOpen && !isAdditional && !isLater
          ? carts.flatMap((cart) => differencesOf(cart, carts.length))
          : []),
        ...(isOpen && !isAdditional && !isLater ? companyNotice(carts) : []),
      ]}
    />
  )
  const priceInFull = (
    <PriceInFull
      title={t('pricing:receipt')}
      fitted
      brief={isOpen}
      // What nobody has to pay any more is not the first thing to be read.
      size={isOver || isMatched ? 'medium' : 'large'}
      facts={invoiceFacts(
        invoice,
        { carts, isMatched },
        {
          measured: t('status:difference.name'),
          charged: t('status:difference.chargeName'),
          toTransfer: t('invoice:transfer.toTransfer'),
          uniqueCode: t('invoice:transfer.uniqueCodeToWallet'),
        },
        language,
      )}
      action={isOpen && !isAdditional && <AfterPaid carts={carts} />}
    />
  )
  // An additional invoice and a top-up are of an amount; an order is of shipments.
  const titleOf = (): string => {
    if (isOpen && isProofWaiting(invoice))
      return t('proof.payTitle', { amount: formatRupiah(invoice.payment?.proof?.amount ?? invoice.total) })
    if (isOpen) return t('payTitle', { amount: formatRupiah(transferAmount(invoice)) })
    return isAdditional || isOfAmount ? formatRupiah(invoice.total) : products
  }
  return (
    <Beside aside={isNotOwed || isOfAmount ? undefined : priceInFull}>
      <div>
        <PageHeader
          titleRef={title}
          title={titleOf()}
          breadcrumbs={[
            isTopUp
              ? { label: t('topUp.crumb'), href: paths.wallet }
              : isAdditional || isLater
                ? { label: t('common:nav.status'), href: paths.status }
                : { label: t('common:nav.lockerImport'), href: paths.lockerImport },
            { label: invoice.invoice_code },
          ]}
          text={
            <>
              <span>
                {(isOpen || isAdditional || isOfAmount) && `${products} · `}
                {isAdditional ? t('additional.title') : t('crumb')} <Code>{invoice.invoice_code}</Code>
                {isOpen && invoice.reason !== null && (
                  <>
                    <br />
                    {invoice.reason}
                  </>
                )}
              </span>
              {isOpen && !isLater && !isProofWaiting(invoice) && (
                // On a phone what to do to pay parts it from its countdown.
                <Box display={{ phone: 'block', tablet: 'none' }}>
                  {t('payBefore')}{' '}
                  <Text as="strong" weight="semibold" tabular>
                    {formatDeadline(invoice.due_date, language)}
                  </Text>
                </Box>
              )}
            </>
          }
          badge={<Badge tone={state.tone}>{state.label}</Badge>}
        />
        <Stack space={5}>
          {!hasBanner && notices}
          {isMatched ? (
            <TransferOver invoice={invoice} />
          ) : invoice.status === 'pending' ? (
            <InvoiceToPay invoice={invoice} carts={carts} now={now} onDeadline={() => setNow(serverNow())} />
          ) : (
            <InvoiceClosed invoice={invoice} notices={isOver && notices} />
          )}
          {hasBanner && !isOver && notices}
          {isOfAmount ? null : isAdditional ? (
            <>
              <Refunds refunds={refunds} areNamed={invoice.items.length > 1} />
              <AdditionalStory invoice={invoice} carts={carts} />
            </>
          ) : (
            <>
              <Shipments
                carts={carts}
                invoice={invoice}
                // What is to be paid and how comes first: what happened so far opens at a press, what differs is open.
                openOf={(cart) =>
                  cart.next_change?.measurement ? ['sizes'] : isOpen || carts.length > 1 ? [] : ['steps']
                }
              />
              {invoice.company && <BilledTo company={invoice.company} />}
              {!isOver && <Recipients carts={carts} />}
            </>
          )}
        </Stack>
      </div>
    </Beside>
  )
}

/** What measurements that its price is not of yet bring back or ask for, once it is paid. */
function AfterPaid({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const changes = carts.map(({ next_change }) => next_change?.amount ?? 0)
  const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
  const credited = -sumOf(changes.filter((amount) => amount < 0))
  const due = sumOf(changes.filter((amount) => amount > 0))
  const text = joinSentences(
    [
      credited > 0 && t('afterPaid.credited', { amount: formatRupiah(credited) }),
      due > 0 && t('afterPaid.due', { amount: formatRupiah(due) }),
    ],
    language,
  )
  return text && <Text tone="secondary">{text}</Text>
}

/** It asks for no more money: what was sent in time is still matched, and whoever sent it can show that. */
function TransferOver({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const language = useLanguage()
  const { title, text } = transferOver(invoice, language)
  const named = { code: invoice.invoice_code, amount: formatRupiah(transferAmount(invoice)) }
  return (
    <Stack space={4}>
      <Notice tone="caution" title={fullStop(title, language)}>
        {text}
      </Notice>
      <Inline space={2}>
        <ButtonLink
          variant="outline"
          icon={Mail}
          href={mailToSupport(t('transfer.subject', named), t('transfer.mail', named))}
        >
          {t('transfer.support')}
        </ButtonLink>
        <PrintInvoiceLink code={invoice.invoice_code} />
      </Inline>
      <Sheet bleed>
        <SheetSection>
          <ProofForm invoice={invoice} />
        </SheetSection>
      </Sheet>
    </Stack>
  )
}

function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (aside === undefined) return children
  return (
    <Columns aside="wide" stickyAside>
      {children}
      {aside}
    </Columns>
  )
}
