import { maxOrder } from '@seberang/domain/limits'
import { Badge } from '@seberang/design-system/Badge'
import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Code } from '@seberang/design-system/Code'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { Inline } from '@seberang/design-system/Inline'
import { PageHeader } from '@seberang/design-system/PageHeader'
import { PriceCompact } from '@seberang/design-system/PriceFoot'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Cart, type Invoice } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { clauseGap, formatDayOfYear, formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { useTranslation } from 'react-i18next'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { BillsToPay, type Bill } from '../../components/bills/BillsToPay.tsx'
import { usePriceObject } from '../../components/price/use-price-object.tsx'
import { PriceInFull } from '../../components/price/PriceInFull.tsx'
import { serverNow } from '../../lib/browser/server-clock.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { InvoiceView } from './InvoiceView.tsx'
import { asOwed, dueFirst, orderFacts, withRefunds } from './order-facts.ts'
import { Notices, type NoticeFacts } from './Notices.tsx'
import { PrintInvoiceLink } from './PrintInvoiceLink.tsx'
import { BilledTo, Recipients } from './Recipients.tsx'
import { RefundButton } from './refund/RefundButton.tsx'
import { Refunds } from './refund/Refunds.tsx'
import { useRefunds } from './refund/use-refunds.ts'
import { usePriceDifferences } from './tracking/use-price-differences.tsx'
import { useChangedMoney } from './use-changed-money.ts'
import { useCompanyNotice } from './use-company-notice.tsx'
import { useOwedLater } from './use-owed-later.tsx'
import { NothingFound } from '../../components/AwaitedContent.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { isJustPaid, isPaidLately } from '../../lib/navigation/just-paid.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { cartTitle, isMeasuredCart } from '../../lib/shipments/cart-text.ts'
import { byDeadline, dueOf } from '../../lib/shipments/due.ts'
import { asBilled } from '../../lib/shipments/use-billed-carts.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { useTitleFocus } from '../../lib/navigation/use-title-focus.ts'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { Shipments } from './tracking/Shipments.tsx'

/** One order: its invoice until it is paid, then the tracking of its shipments. */
export function Screen() {
  const { t } = useTranslation(['status', 'common'])
  const [search] = useSearchParams()
  const code = search.get('action') ?? ''
  usePageTitle(code || t('title'))
  // In parallel: the list also finds shipments by their invoice code.
  const invoice = useCall(calls.invoice, code ? { query: { invoice_code: code } } : null)
  const carts = useCall(calls.carts, code ? { query: { query: code, page_size: maxOrder } } : null)
  const wayOn = <ButtonLink href={paths.status}>{t('common:nav.status')}</ButtonLink>
  if (!code) return <NothingFound wayOn={wayOn} />
  return (
    <Container>
      <Resource of={invoice} loading={<OrderSkeleton />} wayOn={wayOn}>
        {({ data }) => (
          <Order key={code} invoice={data}>
            {(isReplaced) =>
              data.status === 'paid' && data.invoice_type === 'checkout' ? (
                <Resource of={carts} loading={<OrderSkeleton />} wayOn={wayOn}>
                  {({ results }) => <PaidOrder invoice={data} carts={results} isReplaced={isReplaced} />}
                </Resource>
              ) : (
                <InvoiceView invoice={data} isReplaced={isReplaced} />
              )
            }
          </Order>
        )}
      </Resource>
    </Container>
  )
}

/** Passes on whether it replaced the page that had the focus: the checkout, or this order before it was paid. */
function Order({ invoice, children }: { invoice: Invoice; children: (isReplaced: boolean) => ReactNode }) {
  const { state } = useLocation()
  const [before] = useState(invoice.status)
  return children(isJustPaid(state) || before !== invoice.status)
}

interface PaidOrderProps {
  invoice: Invoice
  carts: readonly Cart[]
  isReplaced: boolean
}

function PaidOrder({ invoice, carts: billed, isReplaced }: PaidOrderProps) {
  const pending = useCall(calls.invoices, { query: { status: 'pending' } }).data?.results ?? []
  const carts = dueFirst(withProofs(asBilled(invoice, billed), pending))
  const { t } = useTranslation(['status', 'common', 'refund', 'invoice'])
  const title = useTitleFocus(isReplaced)
  const [first, ...others] = carts
  const language = useLanguage()
  const alone = first !== undefined && others.length === 0
  const open = billsOf(carts, language)
  const foot = useRef<HTMLDivElement>(null)
  const priceOf = usePriceObject()
  const [changedMoney, differencesOf] = [useChangedMoney(), usePriceDifferences()]
  const companyNotice = useCompanyNotice()
  const owedLater = useOwedLater()
  // Fixed when it opens, so that the page does not change by itself.
  const [isLately] = useState(() => isPaidLately(invoice, serverNow()))
  // No money has come in for it: that is due on an invoice of its own.
  const isLater = invoice.paid_with !== undefined
  const lacking = open.reduce((sum, bill) => sum + transferAmount(bill), 0)
  const refunds = useRefunds(invoice)
  const facts = asOwed(
    withRefunds(
      orderFacts(
        invoice,
        carts,
        {
          measured: t('difference.name'),
          charged: t('difference.chargeName'),
          toTransfer: t('invoice:transfer.toTransfer'),
          uniqueCode: t('invoice:transfer.uniqueCodeToWallet'),
        },
        language,
      ),
      refunds,
      { toBank: t('refund:toBank'), sendingToBank: (day) => t('refund:sendingToBank', { day }) },
      language,
    ),
    invoice,
    t('refund:offOwed'),
  )
  const notices: NoticeFacts[] = [
    ...((isReplaced || isLately) && !invoice.taken_back
      ? [
          {
            id: 'just-paid',
            tone: 'positive' as const,
            title: isLater
              ? t('invoice:later.accepted')
              : t('justPaid.title', { amount: formatRupiah(invoice.total) }),
            text:
              lacking > 0
                ? t('justPaid.due', { amount: formatRupiah(lacking) })
                : t(isLater ? 'invoice:later.acceptedText' : 'justPaid.leaves'),
          },
        ]
      : []),
    ...owedLater(invoice),
    ...changedMoney(invoice),
    ...carts.filter(isStillChecked).map((cart) => ({
      id: `checked-${cart.cart_code}`,
      tone: 'info' as const,
      title: alone
        ? t('checkedFirst.title')
        : t('difference.ofParcel', { title: cartTitle(cart, language), text: t('checkedFirst.title') }),
      text: t('checkedFirst.text'),
    })),
    ...companyNotice(carts),
    ...carts.flatMap((cart) => differencesOf(cart, carts.length)),
  ]
  return (
    <div>
      <Columns aside="wide" stickyAside>
        <div>
          <PageHeader
            title={alone ? cartTitle(first, language) : t('order', { count: carts.length })}
            titleRef={title}
            breadcrumbs={[{ label: t('crumb'), href: paths.status }, { label: t('orderCrumb') }]}
            badge={
              // That it is paid is not a state of the parcel, whose badge is below.
              lacking > 0 && <Badge tone="caution">{t('lacking', { amount: formatRupiah(lacking) })}</Badge>
            }
            text={
              <span>
                {t('invoiceName')} <Code>{invoice.invoice_code}</Code>
                {invoice.paid_at &&
                  !invoice.taken_back &&
                  clauseGap(language) + t('paidOn', { day: formatDayOfYear(invoice.paid_at, language) })}
              </span>
            }
          />
          <Stack space={4}>
            <Notices of={notices} />
            <Shipments
              carts={carts}
              invoice={invoice}
              isTitled={!alone}
              openOf={(cart) => openOf(cart, alone)}
            />
            <Refunds refunds={refunds} areNamed={!alone} />
            {invoice.company && <BilledTo company={invoice.company} />}
            <Recipients carts={carts} />
            <Inline space={2}>
              <PrintInvoiceLink code={invoice.invoice_code} />
              {/* What was taken back is owed, not returned. */}
              {!invoice.taken_back && <RefundButton invoice={invoice} />}
            </Inline>
          </Stack>
        </div>
        <PriceInFull
          title={t('cost')}
          fitted
          size="large"
          facts={facts}
          footRef={foot}
          action={open.length > 0 && <Bills bills={open} />}
        />
      </Columns>
      {open.length > 0 && (
        <BottomBar repeats={foot}>
          <PriceCompact variant="bar" statement={priceOf(facts).statement} />
          <PayFirst bills={open} foot={foot} />
        </BottomBar>
      )}
    </div>
  )
}

/** The one bill, whose deadline stands above, or each of several. */
function Bills({ bills }: { bills: readonly Bill[] }) {
  const { t } = useTranslation('status')
  const [bill, ...others] = bills
  if (!bill || others.length > 0) return <BillsToPay bills={bills} areExplained />
  return (
    <ButtonLink size="large" width="full" href={statusOrderOf(bill.invoice_code)}>
      {t('bills.pay', { amount: formatRupiah(transferAmount(bill)) })}
    </ButtonLink>
  )
}

/** The one bill, or the way to the list of several. */
function PayFirst({
  bills: [bill, ...others],
  foot,
}: {
  bills: readonly Bill[]
  foot: RefObject<HTMLElement | null>
}) {
  const { t } = useTranslation('status')
  if (!bill) return null
  if (others.length > 0) {
    return (
      <Button size="large" onClick={() => foot.current?.scrollIntoView({ block: 'end' })}>
        {t('bills.see', { all: others.length + 1 })}
      </Button>
    )
  }
  return (
    <ButtonLink size="large" href={statusOrderOf(bill.invoice_code)}>
      {t('bills.pay', { amount: formatRupiah(transferAmount(bill)) })}
    </ButtonLink>
  )
}

/** What was added to them, with the proof that a transfer of it has: of these only the invoice itself knows. */
const withProofs = (carts: readonly Cart[], pending: readonly Invoice[]): readonly Cart[] =>
  carts.map((cart) => ({
    ...cart,
    additional_invoices: cart.additional_invoices.map((added) => ({
      ...added,
      payment:
        pending.find(({ invoice_code: code }) => code === added.invoice_code)?.payment ?? added.payment,
    })),
  }))

/** What is still to be paid, the first due first; of several shipments with the one that it is for. */
const billsOf = (carts: readonly Cart[], language: Language): readonly Bill[] =>
  carts
    .flatMap((cart) =>
      dueOf(cart).map((bill) => ({
        ...bill,
        invoice_type: 'additional' as const,
        titles: carts.length === 1 ? [] : [cartTitle(cart, language)],
      })),
    )
    .toSorted(byDeadline)

/** It can be paid before an operator has confirmed it, and leaves only then. */
const isStillChecked = ({ status, quarantine_status }: Cart): boolean =>
  status === 'paid' && quarantine_status !== null && quarantine_status !== 'confirmed'

/** What was measured is open, of several shipments only of the one that something is due for. */
const openOf = (cart: Cart, alone: boolean) =>
  isMeasuredCart(cart) && (alone || dueOf(cart).length > 0) ? (['sizes'] as const) : []
