import type { AgreedPrice, MeasurementChange, Measures } from '../api/index.ts'
import type { Language } from '../language/index.ts'
import type { Priced } from '../terms/index.ts'
import { sentenceStart } from '../format/index.ts'
import { chargeableText, isSeaWeight } from './chargeable.ts'
import { measuredFacts } from './measured-facts.ts'

type Explained = Pick<Priced, 'answer' | 'explanation'>

/** A measurement with the prices before and after it. */
export interface MeasuredPrices {
  /** Null where it is not known. */
  measurement: MeasurementChange | null
  before: Explained
  now: Explained
}

const findings = [
  'heavier',
  'larger',
  'heavier_and_larger',
  'more_boxes',
  'lighter',
  'smaller',
  'lighter_and_smaller',
  'fewer_boxes',
  'other',
] as const
type Finding = (typeof findings)[number]

type Direction = -1 | 0 | 1

/** What was measured, and whether the price per kilogram turned it into the opposite. */
interface Cause {
  finding: Finding
  rate: 'cheaper' | 'dearer' | undefined
}

/** Nobody has measured what measures nothing. */
const compare = (now: number | undefined, before: number | undefined): Direction =>
  now && before ? sign(now - before) : 0

const sign = (difference: number): Direction => (difference > 0 ? 1 : difference < 0 ? -1 : 0)

const billedOf = ({ answer: { weight } }: Explained): number =>
  isSeaWeight(weight) ? weight.chargeable_m3 : weight.chargeable_kg

const rateOf = ({ explanation }: Explained): number =>
  Number(explanation.find(({ line }) => line === 'freight')?.rate ?? 0)

/** Without charges of other kinds, which may have come between the two. */
const measuredTotal = ({ answer: { total, lines } }: Explained): number => total - lines.additional_costs

/** Why a measurement changed a price, by its figures. */
function causeOf({ measurement, before, now }: MeasuredPrices): Cause {
  const price = sign(measuredTotal(now) - measuredTotal(before))
  const billed = sign(billedOf(now) - billedOf(before))
  const rate = sign(rateOf(now) - rateOf(before))
  // Heavier in a cheaper tier, or lighter in a dearer one.
  const isByRate = billed !== 0 && billed === -price && rate === price
  return {
    finding: measurement ? findingOf(measurement, isByRate ? billed : price) : 'other',
    rate: isByRate ? (price < 0 ? 'cheaper' : 'dearer') : undefined,
  }
}

/** @param direction of what it explains: what went the other way does not */
function findingOf({ before, now }: MeasurementChange, direction: Direction): Finding {
  const explains = (found: Direction): Direction => (found === -direction ? 0 : found)
  const weight = explains(compare(now.weight_kg, before.weight_kg))
  const size = explains(compare(now.volume_m3, before.volume_m3))
  if (weight === -size) return 'other'
  const isUp = weight + size > 0
  if (weight === 0 && hasSameSides(before, now)) return isUp ? 'more_boxes' : 'fewer_boxes'
  if (weight === 0) return isUp ? 'larger' : 'smaller'
  if (size === 0) return isUp ? 'heavier' : 'lighter'
  return isUp ? 'heavier_and_larger' : 'lighter_and_smaller'
}

const hasSameSides = (one: Partial<Measures>, other: Partial<Measures>): boolean =>
  one.length_cm === other.length_cm && one.width_cm === other.width_cm && one.height_cm === other.height_cm

interface Words {
  /** What the measures are compared with. */
  than: Record<'estimated' | 'measured', string>
  finding: Record<Finding, (than: string) => string>
  rate: Record<NonNullable<Cause['rate']>, string>
  clause: Record<'estimated' | 'measured', (finding: string) => string>
  end: string
}

const words: Record<Language, Words> = {
  id: {
    than: { estimated: 'perkiraan', measured: 'pengukuran sebelumnya' },
    finding: {
      heavier: (than) => `lebih berat dari ${than}`,
      larger: (than) => `lebih besar dari ${than}`,
      heavier_and_larger: (than) => `lebih berat dan lebih besar dari ${than}`,
      more_boxes: (than) => `lebih banyak kotaknya dari ${than}`,
      lighter: (than) => `lebih ringan dari ${than}`,
      smaller: (than) => `lebih kecil dari ${than}`,
      lighter_and_smaller: (than) => `lebih ringan dan lebih kecil dari ${than}`,
      fewer_boxes: (than) => `lebih sedikit kotaknya dari ${than}`,
      other: (than) => `berbeda berat atau ukurannya dari ${than}`,
    },
    rate: {
      cheaper: ', tetapi masuk tarif yang lebih murah',
      dearer: ', tetapi masuk tarif yang lebih mahal',
    },
    clause: {
      estimated: (finding) => `paketnya ${finding}`,
      measured: (finding) => `setelah diukur ulang, paketnya ${finding}`,
    },
    end: '.',
  },
  en: {
    than: { estimated: 'estimated', measured: 'before' },
    finding: {
      heavier: (than) => `heavier than ${than}`,
      larger: (than) => `larger than ${than}`,
      heavier_and_larger: (than) => `heavier and larger than ${than}`,
      more_boxes: (than) => `in more boxes than ${than}`,
      lighter: (than) => `lighter than ${than}`,
      smaller: (than) => `smaller than ${than}`,
      lighter_and_smaller: (than) => `lighter and smaller than ${than}`,
      fewer_boxes: (than) => `in fewer boxes than ${than}`,
      other: (than) => `of another weight or size than ${than}`,
    },
    rate: {
      cheaper: ', but in a cheaper tier',
      dearer: ', but in a dearer tier',
    },
    clause: {
      estimated: (finding) => `the parcel is ${finding}`,
      measured: (finding) => `measured again, the parcel is ${finding}`,
    },
    end: '.',
  },
  zh: {
    than: { estimated: '预估', measured: '上次测量' },
    finding: {
      heavier: (than) => `比${than}更重`,
      larger: (than) => `比${than}更大`,
      heavier_and_larger: (than) => `比${than}更重且更大`,
      more_boxes: (than) => `的箱数比${than}更多`,
      lighter: (than) => `比${than}更轻`,
      smaller: (than) => `比${than}更小`,
      lighter_and_smaller: (than) => `比${than}更轻且更小`,
      fewer_boxes: (than) => `的箱数比${than}更少`,
      other: (than) => `的重量或尺寸与${than}不同`,
    },
    rate: {
      cheaper: '，但适用更便宜的费率',
      dearer: '，但适用更贵的费率',
    },
    clause: {
      estimated: (finding) => `包裹${finding}`,
      measured: (finding) => `重新测量后，包裹${finding}`,
    },
    end: '。',
  },
}

/** Why a measurement changed a price, as part of a sentence. */
export function changeClause(prices: MeasuredPrices, language: Language): string {
  const texts = words[language]
  const compared = prices.measurement?.was_measured ? 'measured' : 'estimated'
  const { finding, rate } = causeOf(prices)
  return (
    texts.clause[compared](texts.finding[finding](texts.than[compared])) +
    (rate === undefined ? '' : texts.rate[rate])
  )
}

/** The same as a sentence. */
export const changeReason = (prices: MeasuredPrices, language: Language): string =>
  sentence(changeClause(prices, language), language)

const sentence = (clause: string, language: Language): string => sentenceStart(clause) + words[language].end

const names: Record<Language, Record<ReturnType<typeof measuredFacts>[number]['name'] | 'billed', string>> = {
  id: { weight: 'Berat', size: 'Dimensi', boxes: 'Kotak', billed: 'Ditagih' },
  en: { weight: 'Weight', size: 'Dimensions', boxes: 'Boxes', billed: 'Billed' },
  zh: { weight: '重量', size: '尺寸', boxes: '箱数', billed: '计费' },
}

/** A figure before and after a change; `before` is omitted where none was known. */
export interface ChangedFact {
  name: string
  before?: string
  now: string
}

/** The figures that a change rests on, and what is billed of them; those that stayed are omitted. */
export function changedFacts(
  {
    measurement,
    before,
    now,
  }: { measurement: MeasurementChange | null } & Record<'before' | 'now', Pick<AgreedPrice, 'weight'>>,
  language: Language,
): ChangedFact[] {
  const measured = measurement ? measuredFacts(measurement, language) : []
  const billed = {
    name: 'billed' as const,
    before: chargeableText(before.weight, language),
    now: chargeableText(now.weight, language),
  }
  return [...measured, billed]
    .filter((fact) => fact.before !== fact.now)
    .map(({ name, ...figures }) => ({ name: names[language][name], ...figures }))
}
