import { Heading } from '@seberang/design-system/Heading'
import { Icon } from '@seberang/design-system/Icon'
import { Inline } from '@seberang/design-system/Inline'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { Building2, MapPin } from '@seberang/design-system/icons'
import type { Address, BilledCompany, Cart } from '@seberang/domain/api'
import { formatNpwp } from '@seberang/domain/format'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressText } from '../../components/address/AddressText.tsx'

/** The company that an invoice is made out to. */
export function BilledTo({ company: { name, npwp } }: { company: BilledCompany }) {
  const { t } = useTranslation('status')
  const id = useId()
  return (
    <Sheet bleed aria-labelledby={id}>
      <SheetSection>
        <Stack space={2}>
          <Inline space={2}>
            <Icon icon={Building2} size={18} tone="secondary" />
            <Heading level={2} step="h4" id={id}>
              {t('billedTo')}
            </Heading>
          </Inline>
          <div>
            <Text weight="semibold">{name}</Text>
            <Text tone="secondary">{t('npwp', { npwp: formatNpwp(npwp) })}</Text>
          </div>
        </Stack>
      </SheetSection>
    </Sheet>
  )
}

/** Where the shipments of an order go, each address once. */
export function Recipients({ carts }: { carts: readonly Cart[] }) {
  return addressesOf(carts).map((address) => <Recipient key={address.address_id} address={address} />)
}

function Recipient({ address }: { address: Address }) {
  const { t } = useTranslation('status')
  const id = useId()
  return (
    <Sheet bleed aria-labelledby={id}>
      <SheetSection>
        <Stack space={2}>
          <Inline space={2}>
            <Icon icon={MapPin} size={18} tone="secondary" />
            <Heading level={2} step="h4" id={id}>
              {t('recipient')}
            </Heading>
          </Inline>
          <AddressText address={address} />
        </Stack>
      </SheetSection>
    </Sheet>
  )
}

const addressesOf = (carts: readonly Cart[]): Address[] => [
  ...new Map(
    carts.flatMap(({ address }) => (address ? [[address.address_id, address] as const] : [])),
  ).values(),
]
