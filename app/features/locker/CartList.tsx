import { Checkbox } from '@seberang/design-system/Checkbox'
import { Code } from '@seberang/design-system/Code'
import { Flag } from '@seberang/design-system/Flag'
import { Inline } from '@seberang/design-system/Inline'
import { ParcelList, ParcelRow } from '@seberang/design-system/ParcelRow'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { Text } from '@seberang/design-system/Text'
import type { Cart } from '@seberang/domain/api'
import { formatWeight } from '@seberang/domain/format'
import { useTranslation } from 'react-i18next'
import { billedWeight, cartTitle, isBySea, isMeasured, isPayable, priceText } from '../../lib/cart-text.ts'
import { flagOf, useCountryName } from '../../lib/countries.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { statusTones } from '../../lib/status-tones.ts'

interface CartListProps {
  carts: readonly Cart[]
  selected: ReadonlySet<string>
  onSelect: (codes: ReadonlySet<string>) => void
}

/** One sheet of shipments; those that can be paid for can be ticked, the others say why not. */
export function CartList({ carts, selected, onSelect }: CartListProps) {
  const { t } = useTranslation('locker')
  const payable = carts.filter(isPayable)
  const all = payable.length > 0 && selected.size === payable.length

  function toggle(code: string, on: boolean): void {
    const next = new Set(selected)
    if (on) next.add(code)
    else next.delete(code)
    onSelect(next)
  }

  return (
    <Sheet bleed aria-label={t('list')}>
      <SheetSection>
        <Checkbox
          label={t('selectAll')}
          description={t('selected', { count: selected.size, total: payable.length })}
          checked={all}
          indeterminate={selected.size > 0 && !all}
          onChange={(on) => onSelect(new Set(on ? payable.map(({ cart_code }) => cart_code) : []))}
        />
      </SheetSection>
      <ParcelList label={t('list')}>
        {carts.map((cart) => (
          <CartRow
            key={cart.cart_code}
            cart={cart}
            selected={selected.has(cart.cart_code)}
            onToggle={(on) => toggle(cart.cart_code, on)}
          />
        ))}
      </ParcelList>
    </Sheet>
  )
}

interface CartRowProps {
  cart: Cart
  selected: boolean
  onToggle: (on: boolean) => void
}

function CartRow({ cart, selected, onToggle }: CartRowProps) {
  const { t } = useTranslation(['locker', 'common'])
  const countryName = useCountryName()
  const language = useLanguage()
  const measured = isMeasured(cart)
  const others = cart.products.length - 1
  const weight = cart.revision.weight_kg ?? cart.estimation.weight_kg
  const billed = billedWeight(cart, language)
  const blocked = !isPayable(cart)
  return (
    <ParcelRow
      title={
        <>
          {cartTitle(cart)}{' '}
          {others > 0 && (
            <Text as="span" tone="tertiary" weight="regular">
              {t('others', { count: others })}
            </Text>
          )}
        </>
      }
      meta={
        <Inline as="span" space={2}>
          <Flag country={flagOf(cart.country)} size={18} />
          <Code>{cart.cart_code}</Code>
          <span>{countryName(cart.country)}</span>
          <span>
            {measured ? t('weight.measured') : t('weight.estimate')} {formatWeight(weight, language)}
          </span>
        </Inline>
      }
      status={
        <StatusBadge tone={statusTones[cart.status]} bySea={isBySea(cart)}>
          {t(`common:status.${cart.status}`)}
        </StatusBadge>
      }
      amount={priceText(cart)}
      amountNote={[
        measured ? t('common:measured') : t('common:estimate'),
        billed && t('billed', { weight: billed }),
      ]
        .filter(Boolean)
        .join(', ')}
      selection={{ label: t('select', { name: cartTitle(cart) }), selected, onChange: onToggle }}
      unavailableReason={blocked ? t('reason.quarantine_without_products') : undefined}
    />
  )
}
