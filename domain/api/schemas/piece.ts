import { toFraction, toNumber, type Decimal } from '../../money/index.ts'
import {
  centimetresIn,
  gramsIn,
  lengthUnits,
  readLengthUnit,
  readWeightUnit,
  weightUnits,
} from '../../units/index.ts'
import { choice, decimal, message } from '../../validation/index.ts'
import { maxValues } from './max-values.ts'

interface Units {
  weight_unit?: unknown
  dimension_unit?: unknown
}

const largestIn = (limit: number, unit: Decimal): number => Math.floor(limit / toNumber(toFraction(unit)))

/** A figure whose limit holds in every unit: 30 t in kilograms as in grams. */
function limited(limit: number, known: Record<string, Decimal>, unitOf: (units: Units) => Decimal | null) {
  const largest = Math.max(...Object.values(known).map((unit) => largestIn(limit, unit)))
  return decimal(largest).test('in-its-unit', (value, context) => {
    const unit = unitOf(context.parent as Units)
    // An unknown unit is refused in its own field; what is too much in every unit, by the schema of the figure.
    if (unit === null || Number(value) > largest) return true
    const max = largestIn(limit, unit)
    return Number(value) > max ? context.createError({ message: message('at_most', { max }) }) : true
  })
}

const side = () =>
  limited(maxValues.centimetres, centimetresIn, ({ dimension_unit }) => {
    const unit = readLengthUnit(dimension_unit)
    return unit && centimetresIn[unit]
  })

/** Weight and sides of one piece, in units of the sender's choice. */
export const pieceMeasures = {
  weight: limited(maxValues.grams, gramsIn, ({ weight_unit }) => {
    const unit = readWeightUnit(weight_unit)
    return unit && gramsIn[unit]
  }),
  weight_unit: choice(weightUnits),
  length: side(),
  width: side(),
  height: side(),
  dimension_unit: choice(lengthUnits),
}
