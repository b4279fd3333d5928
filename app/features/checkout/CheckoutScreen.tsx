import { maxOrder } from '@seberang/domain/limits'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { calls, largestPage, type Cart } from '@seberang/domain/api'
import { transferAmount } from '@seberang/domain/explain'
import { codeAmidWords, formatRupiah, joinParts, joinSentences } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartTitle, isPayable, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { order } from '../../lib/selection/order.ts'
import { isForShipments } from '../../lib/shipments/due.ts'
import { useReason } from '../../lib/shipments/use-reason.ts'
import { paths, statusOrderOf } from '../../lib/navigation/paths.ts'
import { usePageTitle } from '../../lib/navigation/use-page-title.ts'
import { Checkout } from './Checkout.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'

/** The shipments in the URL, which does not change what is selected in the locker; otherwise the locker's selection; otherwise all that can be paid. */
export function Screen() {
  const { t } = useTranslation('checkout')
  usePageTitle(t('crumb'))
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const named = pathname === paths.payNow ? search.get('cart') : search.get('carts')
  // Evaluated once: clearing the selection after payment must not change this page.
  const [chosen] = useState(() => order().selection.chosen.join(','))
  const codes = named ?? chosen
  const carts = useCall(calls.carts, {
    query: codes ? { codes, page_size: largestPage } : { status: 'payable', page_size: maxOrder },
  })
  return (
    <Container>
      <Resource of={carts} loading={<CheckoutSkeleton />}>
        {({ results }) => <Payable carts={results} areNamed={codes !== ''} />}
      </Resource>
    </Container>
  )
}

/** Those that cannot be paid are listed with the reason: they were named, or have no price today. */
function Payable({ carts, areNamed }: { carts: readonly Cart[]; areNamed: boolean }) {
  const [frozen, setFrozen] = useState<readonly CompleteCart[]>()
  const payable = frozen ?? carts.filter(isPayable).slice(0, maxOrder)
  const left = !frozen ? carts.filter((cart) => !isPayable(cart)) : []
  const notice = left.length > 0 && <LeftOut carts={left} />
  return (
    <Stack space={4}>
      {payable.length > 0 ? (
        <Checkout
          carts={payable}
          notice={notice}
          onHold={(holds) => setFrozen(holds ? payable : undefined)}
        />
      ) : (
        <>
          {notice}
          <NothingToCheckOut {...(areNamed && { named: carts })} />
        </>
      )}
    </Stack>
  )
}

/**
 * Nothing left to check out, usually because it was and its invoice is open. Where the URL names shipments, no invoice
 * of others is shown.
 */
function NothingToCheckOut({ named }: { named?: readonly Cart[] }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const invoices = useCall(calls.invoices, { query: { status: 'pending' } })
  const waiting = invoices.data?.results.find(
    (invoice) =>
      isForShipments(invoice) &&
      (!named || invoice.items.some((item) => named.some(({ cart_code }) => cart_code === item.cart_code))),
  )
  const paid = named?.find(({ can }) => can.checkout === 'already_paid')?.invoice_code
  if (waiting) {
    const products = joinParts(
      waiting.items.map(({ title }) => title),
      language,
    )
    return (
      <EmptyState
        illustration="parcel"
        level={1}
        title={t('nothing.waiting.title', { amount: formatRupiah(transferAmount(waiting)) })}
        text={t('nothing.waiting.text', { products, code: waiting.invoice_code })}
        action={
          <ButtonLink href={statusOrderOf(waiting.invoice_code)}>{t('nothing.waiting.action')}</ButtonLink>
        }
      />
    )
  }
  if (paid) {
    return (
      <EmptyState
        illustration="parcel"
        level={1}
        title={t('nothing.title')}
        text={t('nothing.paid.text')}
        action={<ButtonLink href={statusOrderOf(paid)}>{t('nothing.paid.action')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      illustration="parcel"
      level={1}
      title={t('nothing.title')}
      text={t('nothing.text')}
      action={<ButtonLink href={paths.lockerImport}>{t('nothing.action')}</ButtonLink>}
    />
  )
}

function LeftOut({ carts }: { carts: readonly Cart[] }) {
  const language = useLanguage()
  const { t } = useTranslation('checkout')
  const reasonOf = useReason()
  const named = carts.map((cart) =>
    t('notAvailable.one', {
      name: codeAmidWords(cartTitle(cart, language)),
      reason: reasonOf(cart.can.checkout === true ? 'no_address' : cart.can.checkout),
    }),
  )
  return (
    <Notice tone="caution" title={t('notAvailable.leftOut')}>
      {joinSentences(named, language)}
    </Notice>
  )
}
