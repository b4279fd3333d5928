import { Box } from '@seberang/design-system/Box'
import { Review } from '@seberang/design-system/Review'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
import { joinParts } from '@seberang/domain/format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { AddressText } from '../../components/address/AddressText.tsx'
import { CompanyNotice } from '../../components/address/CompanyNotice.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { cartTitle, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { lacksCompany } from '../../lib/shipments/lacks-company.ts'
import { ChangeAddressDialog } from './ChangeAddressDialog.tsx'
import type { CheckoutState } from './use-checkout.ts'

interface AddressPartProps {
  carts: readonly CompleteCart[]
  checkout: Pick<CheckoutState, 'pricedOf' | 'addressChanged'>
}

/** The delivery addresses, each once, with its shipments if there are several addresses. */
export function AddressPart({ carts, checkout }: AddressPartProps) {
  const language = useLanguage()
  const { t } = useTranslation('checkout')
  const { customer } = useSession()
  const [changing, setChanging] = useState<readonly CompleteCart[]>()
  const places = [...new Set(carts.map((cart) => cart.address.address_id))]
  const groups = places.map((place) => carts.filter((cart) => cart.address.address_id === place))
  const namesOf = (named: readonly CompleteCart[]): string =>
    joinParts(
      named.map((cart) => cartTitle(cart, language)),
      language,
    )
  return (
    <Sheet bleed aria-label={t('to')}>
      {groups.map((group) => {
        const [first] = group
        if (!first) return null
        const companies = group.filter((cart) => lacksCompany(cart, customer))
        return (
          <SheetSection key={first.address.address_id}>
            <Review title={t('to')} edit={{ label: t('address.change'), onEdit: () => setChanging(group) }}>
              {groups.length > 1 && (
                <Text step="note" tone="tertiary">
                  {namesOf(group)}
                </Text>
              )}
              <AddressText address={first.address} />
              {companies.length > 0 && (
                <Box paddingTop={3}>
                  {/* It holds for these alone. */}
                  {companies.length < carts.length && (
                    <Text step="note" tone="secondary">
                      {namesOf(companies)}
                    </Text>
                  )}
                  <CompanyNotice address={first.address} />
                </Box>
              )}
            </Review>
          </SheetSection>
        )
      })}
      {changing && (
        <ChangeAddressDialog
          carts={changing}
          incomeTax={(has_valid_npwp) =>
            changing.reduce(
              (sum, cart) => sum + checkout.pricedOf(cart, { has_valid_npwp }).answer.lines.income_tax,
              0,
            )
          }
          onChanged={() => checkout.addressChanged(changing)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Sheet>
  )
}
