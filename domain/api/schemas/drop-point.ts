import type { SchemasOf } from '../define.ts'
import type { dropPointCalls } from '../calls/drop-point.ts'
import { fields, limits, optionalText, text, wholeNumber } from '../../validation/index.ts'
import { maxValues } from './max-values.ts'
import { pieceMeasures } from './measures.ts'

const body = fields({
  country: text(3),
  category_id: optionalText(limits.code),
  quantity: wholeNumber(1, maxValues.pieces).default(1),
  ...pieceMeasures,
})

export const dropPointSchemas = {
  dropPoints: { body },
  seaDropPoints: { body },
} satisfies SchemasOf<typeof dropPointCalls>
