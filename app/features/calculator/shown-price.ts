import type { PriceStatement } from '@seberang/design-system/PriceFoot'
import { courierName } from '@seberang/domain/explain'
import { useTranslation } from 'react-i18next'
import { usePriceObject, type ShownPrice } from '../../components/receipt/use-price-object.tsx'
import { pricedOf } from '../../lib/pricing/priced.ts'
import type { Reference } from '../../lib/reference/reference.ts'
import { isAtPrivateRates, type Calculation } from './calculate.ts'

/** A change that a tip made: the price before it, while what it changed is still as it left it. */
export interface Tried {
  query: string
  before: string
  reason: string
}

/** The price of the chosen option in words. What the law will not accept makes no promise about the door. */
export function useShownPrice(
  calculation: Calculation | undefined,
  reference: Reference,
  tried: Tried | undefined,
): ShownPrice | undefined {
  const { t } = useTranslation('calculator')
  const priceOf = usePriceObject()
  if (!calculation) return undefined
  const { chosen, courier } = calculation
  const price = priceOf({
    parcels: [
      {
        code: chosen.id,
        title: '',
        bySea: chosen.container !== null,
        priced: pricedOf(chosen, reference),
        courier: courier && courierName(courier),
      },
    ],
  })
  const isPrivateRate = isAtPrivateRates(chosen)
  const { statement } = price
  const shown = isPrivateRate ? atRates(statement, t('estimate.privateRates')) : statement
  return {
    ...price,
    statement: tried ? { ...shown, previous: tried.before, reason: tried.reason } : shown,
  }
}

/** The statement with the rates that it rests on in place of what it promises. */
function atRates(statement: PriceStatement, rates: string): PriceStatement {
  if (statement.basis === 'so_far') return { ...statement, missing: `${statement.missing}, ${rates}` }
  const { basis, label, amount } = statement
  return { basis, label, amount, note: rates }
}
