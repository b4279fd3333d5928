import { Badge } from '@seberang/design-system/Badge'
import { Code } from '@seberang/design-system/Code'
import { Flag } from '@seberang/design-system/Flag'
import { Grid } from '@seberang/design-system/Grid'
import { Heading } from '@seberang/design-system/Heading'
import { Inline } from '@seberang/design-system/Inline'
import { Select } from '@seberang/design-system/Select'
import { Stack } from '@seberang/design-system/Stack'
import { Text } from '@seberang/design-system/Text'
import { calls, type CheckoutItem } from '@seberang/domain/api'
import { formatFraction, formatRupiah } from '@seberang/domain/format'
import { insuranceChoices } from '@seberang/domain/pricing'
import { useTranslation } from 'react-i18next'
import { AddressText } from '../../components/address/AddressText.tsx'
import { useCall } from '../../lib/api/use-call.ts'
import { cartTitle, isMeasured, type CompleteCart } from '../../lib/cart-text.ts'
import { flagOf } from '../../lib/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'

export type Choice = Omit<CheckoutItem, 'cart_code'>

interface ShipmentChoicesProps {
  cart: CompleteCart
  choice: Choice
  onChange: (change: Partial<Choice>) => void
  /** Someone pressed Pay: what is missing is said. */
  asked: boolean
}

export function ShipmentChoices({ cart, choice, onChange, asked }: ShipmentChoicesProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const language = useLanguage()
  const insurances = useCall(calls.insurances, {})
  const backOf = (share: number) =>
    insurances.data?.results.find(({ percentage_insurance }) => percentage_insurance === share)
      ?.percentage_return ?? 0
  return (
    <Stack space={4}>
      <Inline align="between" space={3}>
        <Stack space={0.5}>
          <Heading level={2} step="h3">
            {cartTitle(cart)}
          </Heading>
          <Inline space={2}>
            <Flag country={flagOf(cart.country)} size={18} />
            <Text as="span" step="note" tone="tertiary">
              <Code>{cart.cart_code}</Code>
            </Text>
          </Inline>
        </Stack>
        {isMeasured(cart) ? <Badge tone="positive">{t('measured')}</Badge> : <Badge>{t('estimated')}</Badge>}
      </Inline>
      <Stack space={1}>
        <Text step="note" tone="tertiary">
          {t('to')}
        </Text>
        <AddressText address={cart.address} />
      </Stack>
      <Grid columns={2}>
        <Select
          label={t('courier')}
          placeholder={t('courierPlaceholder')}
          value={choice.courier_code}
          onChange={(courier_code) => onChange({ courier_code })}
          error={asked && !choice.courier_code ? t('courierMissing') : undefined}
          options={cart.address.domesticShipping.map((price) => ({
            value: price.courier_code,
            label: t('courierOption', {
              courier: price.courier,
              service: price.service,
              from: price.days[0],
              to: price.days[1],
              fee: formatRupiah(price.price_per_kg),
            }),
          }))}
        />
        <Select
          label={t('insurance')}
          value={String(choice.insurance)}
          onChange={(value) => {
            const insurance = insuranceChoices.find((share) => String(share) === value)
            if (insurance !== undefined) onChange({ insurance })
          }}
          options={insuranceChoices.map((share) => ({
            value: String(share),
            label:
              share === 0
                ? t('insuranceNone')
                : t('insuranceOption', {
                    percent: formatFraction(share, language),
                    back: formatFraction(backOf(share), language),
                  }),
          }))}
        />
      </Grid>
    </Stack>
  )
}
