import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { CartCard, CartList } from '@seberang/design-system/CartCard'
import { Code } from '@seberang/design-system/Code'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { Link } from '@seberang/design-system/Link'
import { Pagination } from '@seberang/design-system/Pagination'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { calls, type Cart, type Invoice } from '@seberang/domain/api'
import { transferAmount, type PriceFacts } from '@seberang/domain/explain'
import { formatDay, formatDayOfWeek, formatRupiah, semicolon } from '@seberang/domain/format'
import type { Place } from '@seberang/domain/status'
import { useTranslation } from 'react-i18next'
import { BillsToPay } from '../../components/bills/BillsToPay.tsx'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartsPerPage, cartsQuery } from '../../lib/shipments/carts-query.ts'
import { isBySea } from '../../lib/shipments/cart-text.ts'
import { flagOf, useCountryName } from '../../lib/reference/countries.ts'
import { usePriceStatement } from '../../components/price/use-price-object.tsx'
import { pricedShipment, useRowPrice } from '../../components/price/use-row-price.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useCartWords } from '../../lib/shipments/use-cart-words.ts'
import { titlesOf } from '../../lib/shipments/use-shipment-names.ts'
import { statusTones } from '../../lib/shipments/status-tones.ts'
import { placeLabelOf, whereaboutsOf } from '../../lib/shipments/whereabouts.ts'
import {
  byDeadline,
  dueOf,
  isOnlyMatched,
  isToPay,
  isTransferOver,
  unpaidOf,
} from '../../lib/shipments/due.ts'
import { invoicesOf } from '../../lib/navigation/document-links.ts'
import { lockerAt, paths, statusOrderOf } from '../../lib/navigation/paths.ts'

interface StatusListProps {
  place: Place | undefined
  query: string
  page: number
  hrefOf: (page: number) => string
  onReset: () => void
}

/** One page of shipments, each linked to its tracking. */
export function StatusList({ place, query, page, hrefOf, onReset }: StatusListProps) {
  const { t } = useTranslation(['status', 'common'])
  const carts = useCall(calls.carts, { query: cartsQuery({ place, page, query }) })
  const due = useCall(calls.invoices, { query: { status: 'pending' } })
  const loading = <ListSkeleton rows={5} />
  return (
    <Resource of={due} loading={loading}>
      {({ results: bills }) => (
        <Resource of={carts} loading={loading}>
          {({ count, results }) =>
            results.length === 0 ? (
              <Nothing place={place} query={query} onReset={onReset} />
            ) : (
              <Stack space={4}>
                {query === '' && (
                  <BillsDue invoices={place === undefined ? bills : billsOf(results, bills)} />
                )}
                <Sheet bleed clip aria-label={t('title')}>
                  <CartList label={t('title')}>
                    {results.map((cart) => (
                      <Row key={cart.cart_code} cart={cart} bills={bills} />
                    ))}
                  </CartList>
                </Sheet>
                <Pagination
                  label={t('pages')}
                  count={count}
                  pageSize={cartsPerPage}
                  page={page}
                  hrefOf={hrefOf}
                  pageLabel={(number) => t('page', { page: number })}
                  previous={t('common:label.previous')}
                  next={t('common:label.next')}
                />
              </Stack>
            )
          }
        </Resource>
      )}
    </Resource>
  )
}

/** What waits for payment of these shipments. */
function billsOf(carts: readonly Cart[], bills: readonly Invoice[]): readonly Invoice[] {
  const codes = new Set(
    carts.flatMap((cart) => [
      ...(cart.status === 'pending' ? [cart.invoice_code] : []),
      ...unpaidOf(cart).map(({ invoice_code }) => invoice_code),
    ]),
  )
  return bills.filter(({ invoice_code }) => codes.has(invoice_code))
}

/** How many bills stand above the list; the others are a press away. */
const billsInSight = 3

/** What waits for payment. */
function BillsDue({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('status')
  const bills = invoices.toSorted(byDeadline).map((invoice) => ({ ...invoice, titles: titlesOf(invoice) }))
  if (bills.length === 0) return null
  return (
    <Sheet bleed aria-label={t('bills.title')}>
      <SheetSection>
        <Stack space={3}>
          <Heading level={2} step="h3">
            {t('bills.title')}
          </Heading>
          <BillsToPay bills={bills.slice(0, billsInSight)} />
          {bills.length > billsInSight && (
            <div>
              <Link href={invoicesOf('pending')}>{t('bills.all', { all: bills.length })}</Link>
            </div>
          )}
        </Stack>
      </SheetSection>
    </Sheet>
  )
}

function Nothing({ place, query, onReset }: Pick<StatusListProps, 'place' | 'query' | 'onReset'>) {
  const { t } = useTranslation(['status', 'common'])
  if (query === '' && place === undefined) {
    return (
      <EmptyState
        illustration="parcel"
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink href={paths.wizard}>{t('common:nav.addShipment')}</ButtonLink>}
      />
    )
  }
  const reason = query === '' ? 'noneHere' : 'noMatch'
  return (
    <EmptyState
      illustration="parcel"
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      action={
        <Button variant="outline" onClick={onReset}>
          {t('showAll')}
        </Button>
      }
    />
  )
}

function Row({ cart, bills }: { cart: Cart; bills: readonly Invoice[] }) {
  const { t } = useTranslation(['status', 'common', 'invoice', 'price'])
  const language = useLanguage()
  const countryName = useCountryName()
  const statementOf = usePriceStatement()
  const priceBefore = useRowPrice()
  const { titleOf, noPriceOf } = useCartWords()
  const priceOf = ({ priced, agreed_total }: Cart) => {
    if (!priced || agreed_total === null) return priceBefore(cart)
    const shipments = [pricedShipment(cart, priced, language)]
    // Nothing is to be paid for it meanwhile, nor has all been paid: its price stands alone.
    if (isLookedAt(cart, billsOf([cart], bills))) return statementOf({ shipments })
    const settlement = settlementOf(cart, agreed_total)
    const statement = statementOf({ shipments, settlement })
    const { basis, label, amount } = statement
    // That all of it is paid is what its basis says.
    if (basis === 'paid')
      return {
        basis,
        label,
        amount,
        ...(cart.credited > 0 && {
          note: t('invoice:card.paidLess', {
            paid: formatRupiah(agreed_total + cart.credited),
            amount: formatRupiah(cart.credited),
          }),
        }),
      }
    if (basis !== 'due') return statement
    const isReversed =
      settlement.reversed?.length || billsOf([cart], bills).some(({ taken_back }) => taken_back)
    return {
      basis,
      label,
      amount,
      // Its checkout may be paid: then this is what was added since.
      note: [
        t(cart.status === 'pending' ? 'bills.by' : 'bills.addedBy', {
          time: formatDayOfWeek(settlement.deadline, language),
        }),
        ...(isReversed ? [t('price:note.reversed')] : []),
      ].join(semicolon(language)),
    }
  }
  const href = cart.invoice_code ? statusOrderOf(cart.invoice_code) : lockerAt(cart.cart_code)
  return (
    <CartCard
      title={
        <Link href={href} variant="quiet">
          {titleOf(cart)}
        </Link>
      }
      meta={
        <>
          <Code>{cart.cart_code}</Code>
          <span>{countryName(cart.country)}</span>
          <span>{t('created', { day: formatDay(cart.created_at, language) })}</span>
        </>
      }
      flag={flagOf(cart.country)}
      status={
        <StatusBadge tone={statusTones[whereaboutsOf(cart)]} bySea={isBySea(cart)}>
          {placeLabelOf(cart, language)}
        </StatusBadge>
      }
      price={priceOf(cart)}
      noPrice={noPriceOf(cart)}
    />
  )
}

/** Whether a transfer for it is looked at, and nothing else of it is due. Its bills know whether a proof waits. */
function isLookedAt(cart: Cart, bills: readonly Invoice[]): boolean {
  if (bills.length > 0) return !bills.some((bill) => isToPay(bill))
  return cart.status === 'pending'
    ? cart.invoice !== null && isTransferOver(cart.invoice)
    : isOnlyMatched(cart)
}

/** What is paid or due of one shipment since its checkout. */
function settlementOf(
  { cart_code, credited, additional_invoices, status, due_date, created_at, invoice }: Cart,
  agreed_total: number,
): NonNullable<PriceFacts['settlement']> {
  const added = dueOf({ additional_invoices })
  const all = agreed_total + credited
  const paidFirst = additional_invoices.reduce((left, { total }) => left - total, all)
  const reversed = [
    ...(invoice?.taken_back ? [{ id: cart_code, amount: paidFirst, how: '' }] : []),
    ...additional_invoices.flatMap(({ invoice_code: id, status: its, total: amount, taken_back }) =>
      its === 'paid' && taken_back ? [{ id, amount, how: '' }] : [],
    ),
  ]
  const unpaid = status === 'pending' ? agreed_total : added.reduce((sum, { total }) => sum + total, 0)
  // Of an order of several shipments it is a part, which is not transferred by itself.
  const ofCheckout = invoice?.total === agreed_total ? transferAmount(invoice) : agreed_total
  return {
    due: status === 'pending' ? ofCheckout : added.reduce((sum, one) => sum + transferAmount(one), 0),
    deadline: due_date ?? added[0]?.due_date ?? created_at,
    paid: [{ id: cart_code, amount: all - unpaid, how: '' }],
    returned: credited > 0 ? [{ id: `credit-${cart_code}`, amount: credited, how: '' }] : [],
    reversed,
  }
}
