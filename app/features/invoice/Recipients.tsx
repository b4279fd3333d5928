import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import type { Cart } from '@seberang/domain/api'
import { useTranslation } from 'react-i18next'
import { AddressText } from '../../components/address/AddressText.tsx'

/** Where the shipments of an order go, each address once. */
export function Recipients({ carts }: { carts: readonly Cart[] }) {
  const { t } = useTranslation('status')
  return addressesOf(carts).map((address) => (
    <Sheet key={address.address_id} bleed aria-label={t('recipient')}>
      <SheetSection>
        <AddressText address={address} />
      </SheetSection>
    </Sheet>
  ))
}

const addressesOf = (carts: readonly Cart[]) => [
  ...new Map(
    carts.flatMap(({ address }) => (address ? [[address.address_id, address] as const] : [])),
  ).values(),
]
