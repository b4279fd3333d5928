import type { PriceStatement } from '@seberang/design-system/PriceFoot'
import { courierName, includedText } from '@seberang/domain/explain'
import { formatRupiah, midSentence, withoutFullStop } from '@seberang/domain/format'
import { usePriceObject, type ShownPrice } from '../../components/price/use-price-object.tsx'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { billTexts } from '../../lib/pricing/bill-texts.ts'
import { isLedByLaw, leadingTotal, type Calculation } from './calculate.ts'

/** A change that a tip made: the price before it, while what it changed is still as it left it. */
export interface Tried {
  query: string
  before: string
  reason: string
  /** What takes it back. */
  undo: Partial<LinkedParcel>
}

/** The price of the chosen option in words, beside the one before a tip was tried. */
export function useShownPrice(
  calculation: Calculation | undefined,
  tried: Tried | undefined,
): ShownPrice | undefined {
  const priceOf = usePriceObject()
  const statementOf = useStatementByLaw()
  if (!calculation) return undefined
  const { chosen, courier, priced } = calculation
  const shown = priceOf({
    shipments: [
      {
        code: chosen.id,
        title: '',
        priced,
        courier: courier && courierName(courier),
        isByLaw: isLedByLaw(chosen),
      },
    ],
  })
  const price = { ...shown, statement: statementOf(calculation, shown.statement) }
  if (!tried) return price
  const { changes: _, ...statement } = price.statement
  return { ...price, statement: { ...statement, previous: tried.before, reason: tried.reason } }
}

/** Above the parcel limit the total is the one by law; what is charged here stands in its caution. */
function useStatementByLaw(): (calculation: Calculation, statement: PriceStatement) => PriceStatement {
  const language = useLanguage()
  return ({ chosen }, statement) => {
    const { advice } = chosen
    if (!advice || !isLedByLaw(chosen) || statement.toYourDoor !== undefined) return statement
    return {
      ...statement,
      amount: formatRupiah(leadingTotal(chosen)),
      furtherLevies: withoutFullStop(midSentence(includedText(advice, billTexts(language).reason))),
    }
  }
}
