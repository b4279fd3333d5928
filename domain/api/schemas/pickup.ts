import type { SchemasOf } from '../define.ts'
import type { pickupCalls } from '../calls/pickup.ts'
import { decimal, fields, limits, message, optionalText, text, wholeNumber } from '../../validation/index.ts'
import { maxValues } from './max-values.ts'
import { weightIn } from './measures.ts'

const side = () => decimal(maxValues.centimetres)

const input = fields({
  country: text(3),
  sub_district_id: optionalText(limits.code),
  postal_code: optionalText(5).matches(/^\d{5}$/, {
    message: message('postal_code'),
    excludeEmptyString: true,
  }),
  city: optionalText(limits.name),
  weight: weightIn(decimal, 'weight_unit'),
  dimension_length: side(),
  dimension_width: side(),
  dimension_height: side(),
  quantity: wholeNumber(1, maxValues.pieces).default(1),
})

export const pickupSchemas = {
  pickupRate: { query: input },
  pickupRateByPost: { body: input },
} satisfies SchemasOf<typeof pickupCalls>
