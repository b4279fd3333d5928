import { BottomBar } from '@seberang/design-system/BottomBar'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { Columns } from '@seberang/design-system/Columns'
import { Container } from '@seberang/design-system/Container'
import { EmptyState } from '@seberang/design-system/EmptyState'
import { Heading } from '@seberang/design-system/Heading'
import { Money } from '@seberang/design-system/Money'
import { Notice } from '@seberang/design-system/Notice'
import { Stack } from '@seberang/design-system/Stack'
import { calls, type Cart } from '@seberang/domain/api'
import { formatRupiah } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { Resource } from '../../components/Resource.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { isPayable } from '../../lib/cart-text.ts'
import { checkoutOf, paths } from '../../shell/paths.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { CartList } from './CartList.tsx'
import { SelectionSummary } from './SelectionSummary.tsx'
import { WarehouseAddresses } from './WarehouseAddresses.tsx'

/** Shipments that have no invoice yet. */
const inLocker = (cart: Cart): boolean => ['from_seller', 'warehouse', 'quarantine'].includes(cart.status)

export function Screen() {
  const { t } = useTranslation(['locker', 'common'])
  usePageTitle(t('title'))
  const carts = useCall(calls.carts, { query: { page_size: 100 } })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <Container>
        <Stack space={6}>
          <Heading level={1}>{t('title')}</Heading>
          <Notice tone="caution" title={t('common:warehouseNotice.bold')}>
            {t('common:warehouseNotice.text')}
          </Notice>
          <Resource of={carts} loading={<ListSkeleton />}>
            {({ results }) => <Locker carts={results.filter(inLocker)} ticked={ticked} onTick={setTicked} />}
          </Resource>
          <WarehouseAddresses />
        </Stack>
      </Container>
    </>
  )
}

interface LockerProps {
  carts: readonly Cart[]
  ticked: ReadonlySet<string>
  onTick: (codes: ReadonlySet<string>) => void
}

function Locker({ carts, ticked, onTick }: LockerProps) {
  const { t } = useTranslation(['locker', 'common'])
  if (carts.length === 0) {
    return (
      <EmptyState
        illustration="parcel"
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink href={paths.wizard}>{t('common:nav.addShipment')}</ButtonLink>}
      />
    )
  }
  // What can no longer be checked out loses its tick by itself.
  const selected = carts.filter(isPayable).filter((cart) => ticked.has(cart.cart_code))
  const total = selected.reduce((sum, cart) => sum + cart.priced.answer.total, 0)
  const checkout = (
    <ButtonLink size="large" href={checkoutOf(selected.map(({ cart_code }) => cart_code))}>
      {t('checkout', { count: selected.length })}
    </ButtonLink>
  )
  return (
    <>
      <Columns aside="narrow" stickyAside asideOnDesktopOnly>
        <CartList
          carts={carts}
          selected={new Set(selected.map(({ cart_code }) => cart_code))}
          onSelect={onTick}
        />
        <SelectionSummary selected={selected} action={checkout} />
      </Columns>
      {selected.length > 0 && (
        <BottomBar>
          <Money size="large">{formatRupiah(total)}</Money>
          {checkout}
        </BottomBar>
      )}
    </>
  )
}
