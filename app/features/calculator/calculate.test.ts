import type { Package } from '@seberang/domain/api'
import { expect, it } from 'vitest'
import type { LinkedParcel } from '../../lib/navigation/parcel-link.ts'
import { individual, reference as sharedReference } from '../../testing/reference.ts'
import { calculate, type Calculation } from './calculate.ts'
import { examples } from './examples.ts'

const jastip: Package = { ...individual, package_id: 'udara-jastip', package_type: 'jastip' }
const reference = { ...sharedReference, packages: [individual, jastip] }

function calculated(change: Partial<LinkedParcel> = {}): Calculation {
  const found = calculate({
    typed: { ...examples.shoes, ...change },
    reference,
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
  })
  if (typeof found === 'string') throw new Error(found)
  return found
}
const ids = (options: Calculation['options']) => options.map(({ id }) => id)

it('starts with the cheapest option that is backed by law, and keeps its route until another is chosen', () => {
  expect(ids(calculated().options)).toEqual(['udara-jastip', 'udara-individu'])
  expect(calculated().chosen.id).toBe('udara-individu')
  expect(ids(calculated().routes)).toEqual(['udara-individu'])
  expect(ids(calculated({ optionId: 'udara-jastip' }).routes)).toEqual(['udara-jastip'])
})

it('insures every option for the chosen share', () => {
  const [plain, insured] = [calculated(), calculated({ insurance: 0.15 })]
  expect(insured.options.map(({ answer }) => answer.lines.insurance)).toEqual([296_730, 296_730])
  expect(insured.chosen.answer.total - plain.chosen.answer.total).toBe(296_730)
  expect(insured.request.insurance).toBe(0.15)
})

it('says why there is no price', () => {
  const input = {
    reference,
    hsCode: undefined,
    courier: undefined,
    hasValidNpwp: false,
    everyContainer: false,
  }
  expect(calculate({ ...input, typed: { ...examples.shoes, price: '' } })).toBe('incomplete')
  expect(calculate({ ...input, typed: { ...examples.shoes, country: 'KR' } })).toBe('no_way')
})
