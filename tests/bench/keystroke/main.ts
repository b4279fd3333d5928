import { priceOption, type DeliveryOption } from '@seberang/domain/calculator'
import type { HsCode, Package } from '@seberang/domain/api'
import { calculate, readParcel } from '../../../app/features/calculator/calculate.ts'
import { examples } from '../../../app/features/calculator/examples.ts'
import { emptyProduct } from '../../../app/features/wizard/draft/draft.ts'
import { isWhole } from '../../../app/features/wizard/draft/convert.ts'
import {
  lowestOptions,
  deliveryOptionsFor,
  deliveryOptionsOn,
} from '../../../app/features/wizard/delivery-options.ts'
import type { LinkedParcel } from '../../../app/lib/navigation/parcel-link.ts'
import type { Reference } from '../../../app/lib/reference/reference.ts'
import { price } from './plain.ts'

export interface Given {
  reference: Reference
  hsCodes: HsCode[]
}

const keys = 400

/** Milliseconds of each keystroke; every one types another price, so that nothing is memoized. */
function timed(work: (typed: string) => unknown): number[] {
  return Array.from({ length: keys }, (_, index) => {
    const typed = `${100 + (index % 90)},${index % 10}`
    const start = performance.now()
    work(typed)
    return performance.now() - start
  })
}

/** Too fast for the clock: measures a thousand at once and divides. */
function plainly(): number[] {
  let characters = 0
  const took = timed((typed) => {
    for (let time = 0; time < 1000; time++) characters += price(`${typed}${time % 10}`).length
  })
  if (characters === 0) throw new Error('nothing was priced')
  return took.map((time) => time / 1000)
}

function inCalculator({ reference, hsCodes }: Given, parcel: LinkedParcel) {
  const context = {
    reference,
    hsCode: hsCodes.find(({ hscode }) => hscode === parcel.hscode),
    courier: {
      courier_code: '',
      courier: '',
      service: '',
      price_per_kg: 12_000,
      shipping_fee: 0,
      days: [2, 3],
    },
    hasValidNpwp: false,
    everyContainer: false,
    importer: 'individu',
  } satisfies Omit<Parameters<typeof calculate>[0], 'typed'>
  const found = calculate({ ...context, typed: parcel })
  if (typeof found === 'string') throw new Error(`no price: ${found}`)
  const route: DeliveryOption<Package> = found.chosen
  return {
    estimate: (typed: string) => {
      const read = readParcel({ ...context, typed: { ...parcel, price: typed } })
      return read && priceOption(read.parcel, route)
    },
    all: (typed: string) => calculate({ ...context, typed: { ...parcel, price: typed } }),
  }
}

/** A shipment of three products, the last of which is being typed. */
function inWizard({ reference }: Given) {
  const { shoes } = examples
  const product = { ...emptyProduct('a', 'USD'), ...shoes, title: 'Sepatu' }
  return (typed: string) => {
    const products = [product, product, { ...product, price: typed }].filter(isWhole)
    const context = {
      country: 'US',
      insurance: 0,
      has_valid_npwp: false,
      is_disable_minimum_weight: false,
    } as const
    const deliveryOptions = deliveryOptionsFor(products, context, reference)
    return [deliveryOptionsOn('air', 'lcl', deliveryOptions), lowestOptions(deliveryOptions)]
  }
}

/** Milliseconds of each keystroke; the first ones are reported separately, as the browser is still compiling. */
function keystroke(given: Given): Record<string, number[]> {
  const shoes = inCalculator(given, examples.shoes)
  const furniture = inCalculator(given, examples.furniture)
  const works: Record<string, (typed: string) => unknown> = {
    'estimate, shoes by air': shoes.estimate,
    'everything, shoes by air': shoes.all,
    'estimate, furniture by sea': furniture.estimate,
    'everything, furniture by sea': furniture.all,
    'wizard footer, 3 products': inWizard(given),
  }
  const first = Object.entries(works).map(([name, work]) => [`${name}, first`, timed(work).slice(0, 1)])
  return {
    'the bill in plain doubles': plainly(),
    ...Object.fromEntries(Object.entries(works).map(([name, work]) => [name, timed(work)])),
    ...(Object.fromEntries(first) as Record<string, number[]>),
  }
}

declare global {
  interface Window {
    keystroke: typeof keystroke
  }
}
window.keystroke = keystroke
