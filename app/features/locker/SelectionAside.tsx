import { BottomBar } from '@seberang/design-system/BottomBar'
import { Button } from '@seberang/design-system/Button'
import { ButtonLink } from '@seberang/design-system/ButtonLink'
import { PriceCompact } from '@seberang/design-system/PriceFoot'
import { SelectionSummary } from '@seberang/design-system/SelectionSummary'
import { Sheet, SheetSection } from '@seberang/design-system/Sheet'
import { Text } from '@seberang/design-system/Text'
import { Trash2 } from '@seberang/design-system/icons'
import { lineName } from '@seberang/domain/explain'
import { formatRupiah } from '@seberang/domain/format'
import type { Language } from '@seberang/domain/language'
import { maxOrder } from '@seberang/domain/limits'
import { pricingLines, type PricingLine } from '@seberang/domain/pricing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FoldedLaw } from '../../components/price/FoldedLaw.tsx'
import { useLawCaution, useRateAge } from '../../components/price/PriceCautions.tsx'
import { useLeviesTerm } from '../../components/price/use-levies-term.tsx'
import { usePriceObject, usePriceStatement } from '../../components/price/use-price-object.tsx'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { isBySea, type CompleteCart } from '../../lib/shipments/cart-text.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { totalWeight } from '../../lib/shipments/total-weight.ts'
import { checkoutPathOf } from '../../lib/navigation/checkout-link.ts'
import { pricedShipment } from '../../components/price/use-row-price.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

interface SelectionProps {
  carts: readonly CompleteCart[]
  codes: readonly string[]
}

interface SelectionAsideProps extends SelectionProps {
  /** False while no shipment of the list can be paid yet. */
  isPossible: boolean
}

const hasCourier = ({ domestic_courier }: CompleteCart): boolean => domestic_courier !== null

const shipmentsOf = (carts: readonly CompleteCart[], language: Language) =>
  carts.map((cart) => pricedShipment(cart, cart.priced, language))

function useWeight(carts: readonly CompleteCart[]): string {
  const language = useLanguage()
  return totalWeight(
    carts.map(({ revision, estimation }) => revision.weight_kg ?? estimation.weight_kg),
    language,
  )
}

/** Weight and price of the selection, and the checkout button. */
export function SelectionAside({ carts, codes, isPossible }: SelectionAsideProps) {
  const { t } = useTranslation(['locker', 'pricing', 'common'])
  const language = useLanguage()
  const weight = useWeight(carts)
  const [priceOf, lawOf, ageOf] = [usePriceObject(), useLawCaution(), useRateAge()]
  const leviesOf = useLeviesTerm()
  const [removing, setRemoving] = useState(false)
  if (carts.length === 0) {
    return (
      <Sheet as="aside">
        <SheetSection>
          <SelectionSummary
            title={t(isPossible ? 'aside.none' : 'aside.notYet')}
            text={t(isPossible ? 'aside.noneText' : 'aside.notYetText')}
            lines={[]}
          />
        </SheetSection>
      </Sheet>
    )
  }
  // Freight by air and by sea in one sum has neither's name.
  const [bySea, ...others] = new Set(carts.map(isBySea))
  const nameOf = (line: PricingLine): string =>
    bySea === undefined || others.length > 0
      ? t(`pricing:line.${line}`)
      : lineName(line, { bySea }, billTexts(language))
  const lines = pricingLines
    .map((line) => ({
      name: nameOf(line),
      sum: carts.reduce((sum, cart) => sum + cart.priced.answer.lines[line], 0),
    }))
    .filter(({ sum }) => sum !== 0)
    .map(({ name, sum }) => ({ id: name, name, amount: formatRupiah(sum) }))
  const over = codes.length - maxOrder
  const facts = { shipments: shipmentsOf(carts, language) }
  const { statement, day } = priceOf(facts)
  const law = lawOf(facts)
  return (
    <Sheet as="aside">
      <SheetSection>
        <SelectionSummary
          title={t('aside.title', { count: codes.length })}
          lines={[{ id: 'weight', name: t('aside.weight'), amount: weight }, ...lines]}
          fold={{ open: t('aside.unfold'), close: t('aside.fold') }}
          price={statement}
          caution={law && <FoldedLaw of={law} />}
          levies={leviesOf(facts, statement)}
          age={ageOf(carts.map(({ priced }) => priced))}
          day={day}
          {...(over > 0 && { text: t('aside.tooMany', { most: maxOrder, over }) })}
          action={
            over > 0 ? null : (
              <ButtonLink size="large" width="full" href={checkoutPathOf(codes)}>
                {t('common:checkout', { count: codes.length })}
              </ButtonLink>
            )
          }
          note={t(carts.every(hasCourier) ? 'aside.laterChanged' : 'aside.later')}
        />
        <Button variant="plain" tone="critical" size="field" icon={Trash2} onClick={() => setRemoving(true)}>
          {t('remove.chosen', { count: carts.length })}
        </Button>
      </SheetSection>
      {removing && <RemoveDialog carts={carts} onClose={() => setRemoving(false)} />}
    </Sheet>
  )
}

/** Total and action in the bottom bar. */
export function SelectionBar({ carts, codes }: SelectionProps) {
  const { t } = useTranslation('locker')
  const language = useLanguage()
  const weight = useWeight(carts)
  const statementOf = usePriceStatement()
  const leviesOf = useLeviesTerm()
  if (carts.length === 0) return null
  const facts = { shipments: shipmentsOf(carts, language) }
  const statement = statementOf(facts)
  const over = codes.length - maxOrder
  return (
    <BottomBar>
      {over > 0 ? (
        <Text step="small" tone="tertiary" tabular>
          {t('aside.tooMany', { most: maxOrder, over })}
        </Text>
      ) : (
        <PriceCompact
          variant="bar"
          statement={statement}
          levies={leviesOf(facts, statement)}
          weight={t('aside.bar', { count: codes.length, weight })}
        />
      )}
      {over > 0 ? null : (
        <ButtonLink size="large" href={checkoutPathOf(codes)}>
          {t('checkoutShort')}
        </ButtonLink>
      )}
    </BottomBar>
  )
}
