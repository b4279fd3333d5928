import { mixed } from 'yup'
import type { SchemasOf } from '../define.ts'
import type { quoteCalls } from '../calls/quote.ts'
import { languages, wireLanguages } from '../../language/index.ts'
import { containerTypes, insuranceChoices, maxProducts } from '../../pricing/index.ts'
import { lengthUnits, weightUnits } from '../../units/index.ts'
import {
  fields,
  limits,
  listOf,
  message,
  numberChoice,
  optionalChoice,
  optionalDecimal,
  optionalFields,
  optionalText,
  publicText,
  text,
  wholeNumber,
  yesOrNo,
} from '../../validation/index.ts'
import { maxValues } from './max-values.ts'
import { pieceMeasures, sideIn, weightIn } from './measures.ts'
import { pricePerKilogram, pricePerPiece } from './price.ts'

/** A part of a pricing request that quotes do not support: must be null, empty or absent. */
const notInQuote = () =>
  mixed((_value): _value is never => false)
    .transform((value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value))
    .nullable()
    .typeError(message('not_in_a_quote'))

const product = fields({
  category: fields({ category_name: text(limits.name) }),
  quantity: wholeNumber(1, maxValues.pieces).required(message('required')),
  ...pieceMeasures,
  price_original: pricePerPiece(),
  currency_code: text(3),
})

const packageSide = () => sideIn(optionalDecimal, 'dimension_unit')

const packaging = optionalFields({
  quantity: wholeNumber(1, maxValues.packages),
  weight: weightIn(optionalDecimal, 'weight_unit'),
  weight_unit: optionalChoice(weightUnits),
  length: packageSide(),
  width: packageSide(),
  height: packageSide(),
  dimension_unit: optionalChoice(lengthUnits),
  volume_m3: optionalDecimal(maxValues.cubicMetres),
  revision: notInQuote(),
})

const request = fields({
  country: text(3),
  container_type: optionalChoice(containerTypes),
  insurance: numberChoice(insuranceChoices).required(message('required')),
  has_valid_npwp: yesOrNo().required(message('required')),
  is_disable_minimum_weight: yesOrNo().required(message('required')),
  package: fields({ package_id: text(limits.code) }),
  products: listOf(product, 1, maxProducts),
  packaging,
  domestic: optionalFields({ price_per_kg: pricePerKilogram() }),
  voucher: notInQuote(),
  additional_costs: notInQuote(),
})

const about = optionalFields({
  products: listOf(
    fields({
      name: publicText(limits.name),
      hscode: optionalText(limits.hscode),
      has_battery: yesOrNo(),
    }),
    0,
    maxProducts,
  ).notRequired(),
  sub_district_id: optionalText(limits.code),
  village_name: optionalText(limits.name),
  courier_code: optionalText(limits.code),
})

const params = fields({ code: text(limits.code) })

export const quoteSchemas = {
  keepQuote: {
    body: fields({ title: publicText(limits.name).required(message('required')), request, about }),
  },
  quote: { params },
  quotePdf: { params, query: fields({ lang: optionalChoice([...languages, wireLanguages.zh]) }) },
} satisfies SchemasOf<typeof quoteCalls>
