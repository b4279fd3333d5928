import type { Schema } from 'yup'
import { lengthUnits, readLengthUnit, readWeightUnit, weightUnits } from '../../units/index.ts'
import { choice, decimal, message } from '../../validation/index.ts'
import { maxSideIn, maxWeightIn } from './max-values.ts'

interface Units<Unit extends string> {
  all: readonly Unit[]
  read: (unit: unknown) => Unit | null
  maxIn: (unit: Unit) => number
  /** Where a request names none. */
  standard: Unit
}

/**
 * A figure whose limit holds in the unit that another field of the same object names.
 * @param figure the schema of the figure with a limit
 */
const limitedIn =
  <Unit extends string>({ all, read, maxIn, standard }: Units<Unit>) =>
  <Figure extends Schema>(figure: (max: number) => Figure, unitField: string): Figure => {
    const largest = Math.max(...all.map(maxIn))
    return figure(largest).test({
      name: 'at-most',
      // In place of the limit that does not know the unit.
      exclusive: true,
      test: (value: unknown, { parent, createError }) => {
        const unit = read((parent as Record<string, unknown>)[unitField] ?? standard)
        // An unknown unit is refused in its own field.
        const max = unit === null ? largest : maxIn(unit)
        return Number(value) > max ? createError({ message: message('at_most', { max }) }) : true
      },
    })
  }

export const weightIn = limitedIn({
  all: weightUnits,
  read: readWeightUnit,
  maxIn: maxWeightIn,
  standard: 'kg',
})
export const sideIn = limitedIn({ all: lengthUnits, read: readLengthUnit, maxIn: maxSideIn, standard: 'cm' })

const side = () => sideIn(decimal, 'dimension_unit')

/** Weight and sides of one piece, in units of the sender's choice. */
export const pieceMeasures = {
  weight: weightIn(decimal, 'weight_unit'),
  weight_unit: choice(weightUnits),
  length: side(),
  width: side(),
  height: side(),
  dimension_unit: choice(lengthUnits),
}
