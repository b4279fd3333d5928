import type { Language } from '../language/index.ts'
import { splitText } from './advice.ts'
import { aboutParcel } from './bill.ts'
import { shipmentsAboveLaw, shipmentsAtRisk } from './law-risk.ts'
import type { PriceFacts } from './price-facts.ts'
import type { BillTexts } from './text-types.ts'

type Levied = Pick<PriceFacts, 'settlement'> & Parameters<typeof shipmentsAtRisk>[0]

/** How much of each parcel's levies the state gets, where its tariff charges more than the law. */
export const levySplits = (
  { shipments }: Pick<Levied, 'shipments'>,
  { reason }: Pick<BillTexts, 'reason'>,
  language: Language,
): readonly string[] =>
  shipmentsAboveLaw({ shipments }).map(({ title, advice }) =>
    aboutParcel(title, splitText(advice, reason), shipments.length, language),
  )

/** Whether what is charged as levies is just what the law levies, so that all of it is the state's and nothing follows. */
export const isLeviedByLaw = (facts: Levied): boolean =>
  shipmentsAboveLaw(facts).length === 0 && shipmentsAtRisk(facts).length === 0

/** What the levies of a price are called together: the state's only where they are those of the law. */
export const leviesName = (facts: Levied, { object }: BillTexts['pricing']): string =>
  isLeviedByLaw(facts) ? object.levies : object.leviesByTariff
