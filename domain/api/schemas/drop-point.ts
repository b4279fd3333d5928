import type { SchemasOf } from '../define.ts'
import type { dropPointCalls } from '../calls/drop-point.ts'
import { toFraction, toNumber, type Decimal } from '../../money/index.ts'
import {
  centimetresIn,
  gramsIn,
  lengthUnits,
  readLengthUnit,
  readWeightUnit,
  weightUnits,
} from '../../units/index.ts'
import {
  choice,
  decimal,
  fields,
  limits,
  message,
  optionalText,
  text,
  wholeNumber,
} from '../../validation/index.ts'
import { maxValues } from './max-values.ts'

/** A limit converted to the given unit; unlimited for an unknown unit, whose own field is refused. */
const maxOf = (limit: number, unit: Decimal | null): number =>
  unit ? Math.floor(limit / toNumber(toFraction(unit))) : Infinity

const body = fields({
  country: text(3),
  category_id: optionalText(limits.code),
  quantity: wholeNumber(1, maxValues.pieces).default(1),
  weight: decimal(maxValues.grams),
  weight_unit: choice(weightUnits),
  length: decimal(maxValues.centimetres),
  width: decimal(maxValues.centimetres),
  height: decimal(maxValues.centimetres),
  dimension_unit: choice(lengthUnits),
})
  // The limits hold in every unit: 30 t in kilograms as in grams.
  .test('weight-in-its-unit', (parcel, context) => {
    const unit = readWeightUnit(parcel.weight_unit)
    const max = maxOf(maxValues.grams, unit && gramsIn[unit])
    if (!(Number(parcel.weight) > max)) return true
    return context.createError({ path: 'weight', message: message('at_most', { max }) })
  })
  .test('sides-in-their-unit', (parcel, context) => {
    const unit = readLengthUnit(parcel.dimension_unit)
    const max = maxOf(maxValues.centimetres, unit && centimetresIn[unit])
    const path = (['length', 'width', 'height'] as const).find((side) => Number(parcel[side]) > max)
    return path === undefined || context.createError({ path, message: message('at_most', { max }) })
  })

export const dropPointSchemas = {
  dropPoints: { body },
  seaDropPoints: { body },
} satisfies SchemasOf<typeof dropPointCalls>
